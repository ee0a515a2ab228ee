// Finds a browser of the Chromium family for the browser tests, or installs Debian's where that is possible.
import { accessSync, constants } from "node:fs";
import path from "node:path";
import { run } from "./ground.mjs";

const KNOWN_PLACES = {
  linux: [
    // The browser without its own windows: the same pages in three fifths of the time.
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/usr/bin/microsoft-edge",
    "/snap/bin/chromium",
  ],
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ],
  win32: [process.env.ProgramFiles, process.env["ProgramFiles(x86)"], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      path.join(folder, "Google", "Chrome", "Application", "chrome.exe"),
      path.join(folder, "Microsoft", "Edge", "Application", "msedge.exe"),
    ]),
};

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser to test with: CIVITAS_CHROMIUM if it is set, else one of the usual places. */
export function findChromium() {
  const places = [process.env.CIVITAS_CHROMIUM, ...(KNOWN_PLACES[process.platform] ?? [])];
  return places.find((place) => place !== undefined && place !== "" && isProgram(place));
}

/** Like `findChromium`; on Debian and its children the administrator gets one installed. */
export async function ensureChromium() {
  const found = findChromium();
  if (found !== undefined) return found;
  if (process.platform !== "linux" || process.getuid?.() !== 0 || !isProgram("/usr/bin/apt-get")) return undefined;
  console.log("Installing Chromium for the browser tests (apt-get)");
  const apt = (...args) => run("/usr/bin/apt-get", args, { env: { DEBIAN_FRONTEND: "noninteractive" } });
  await apt("update", "-qq");
  // Older Debians have no package of its own for the shell.
  for (const name of ["chromium-headless-shell", "chromium"]) {
    if (findChromium() === undefined) await apt("install", "-y", "-qq", "--no-install-recommends", name);
  }
  return findChromium();
}
