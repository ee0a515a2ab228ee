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

/** "Too many requests", for a person: plain, since styles and scripts would be refused as well. */
export function sendBusyPage(request: FastifyRequest, reply: FastifyReply): void {
  const language = bestLanguage((request.headers["accept-language"] ?? "").split(",").map((tag) => tag.trim()));
  const speaker = new Speaker(language, [WORDS[language]]);
  const title = speaker.say({ say: "busy.title" });
  const page = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="60">
<title>${title}</title>
<main>
<h1>${title}</h1>
<p>${speaker.say({ say: "busy.about" })}
<p><a href="">${speaker.say({ say: "busy.again" })}</a>
</main>
</html>
`;
  void reply
    .status(429)
    .headers({ "cache-control": "no-store", vary: "accept-language" })
    .type("text/html; charset=utf-8")
    .send(page);
}
