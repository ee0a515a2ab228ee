import { guides } from "@civitas/testing";
import { game } from "../../src/index.ts";
import { tutorial } from "../tutorial.ts";

guides(game, tutorial);
