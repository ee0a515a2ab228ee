// Serves the built client on a free port, for scripts that look at it in a browser.
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

const built = fileURLToPath(new URL("../dist/web", import.meta.url));
const TYPES = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".html": "text/html",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
};

export async function serveBuilt() {
  const server = createServer((request, response) => {
    const path = join(built, decodeURIComponent(new URL(request.url ?? "/", "http://here").pathname));
    const file = existsSync(path) && statSync(path).isFile() ? path : join(built, "index.html");
    response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, resolve));
  return { url: `http://localhost:${server.address().port}`, close: () => server.close() };
}
