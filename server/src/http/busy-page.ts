import { createHash } from "node:crypto";
import { bestLanguage, Speaker } from "@civitas/words";
import type { FastifyReply, FastifyRequest } from "fastify";
import { words as en } from "../text/en.ts";
import { words as hu } from "../text/hu.ts";
import { words as ru } from "../text/ru.ts";

const WORDS = { en, ru, hu } as const;

/** Whether a browser asks for a page of the client; programs ask for something else. */
export function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  return method === "GET" && /text\/html/.test(headers.accept ?? "") && !url.startsWith("/api/");
}

/** The look of the client on one page: its style sheet and fonts would be refused as well. */
const STYLE = `
:root { color-scheme: light dark; --table: #d8c7a3; --paper: #f7efdf; --ink: #2b2118; --line: #cbb892; --link: #1a5c57 }
@media (prefers-color-scheme: dark) {
  :root { --table: #1d1a17; --paper: #2a2521; --ink: #efe4cf; --line: #55493b; --link: #7cc4bd }
}
body { display: grid; place-content: center; min-height: 100vh; margin: 0; background: var(--table); color: var(--ink); font: 1.05rem/1.5 "Alegreya Sans", system-ui, sans-serif }
main { max-width: 30rem; margin: 1rem; padding: 1.5rem 2rem; border: 1px solid var(--line); border-radius: 12px; background: var(--paper) }
h1 { margin: 0; font: 700 1.7rem/1.2 Alegreya, Georgia, serif }
a { color: var(--link) }
`;
/** Only this style sheet, and nothing else, is let into the page. */
const LET_IN = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; frame-ancestors 'none'`;

/** "Too many requests", for a person. */
export function sendBusyPage(request: FastifyRequest, reply: FastifyReply): void {
  const language = bestLanguage((request.headers["accept-language"] ?? "").split(",").map((tag) => tag.trim()));
  const speaker = new Speaker(language, [WORDS[language]]);
  const title = speaker.say({ say: "busy.title" });
  const page = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="60">
<title>${title}</title>
<style>${STYLE}</style>
<main>
<h1>${title}</h1>
<p>${speaker.say({ say: "busy.about" })}
<p><a href="">${speaker.say({ say: "busy.again" })}</a>
</main>
</html>
`;
  void reply
    .status(429)
    .headers({ "cache-control": "no-store", vary: "accept-language", "content-security-policy": LET_IN })
    .type("text/html; charset=utf-8")
    .send(page);
}
