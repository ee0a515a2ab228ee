import { wellWorded } from "@civitas/testing";
import { OWN_WORDS } from "../src/speech.ts";

wellWorded("the command line", OWN_WORDS, { usedIn: [new URL("../src/", import.meta.url)] });
