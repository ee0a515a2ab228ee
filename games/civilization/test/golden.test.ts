import { replaysGolden } from "@civitas/testing";
import { game } from "../src/index.ts";

replaysGolden(game, new URL("../golden/", import.meta.url), 24);
