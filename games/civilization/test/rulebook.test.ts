import { sameRulebooks } from "@civitas/testing";

sameRulebooks(new URL("../", import.meta.url));
