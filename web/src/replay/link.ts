/** A record small enough to fit in a link: compressed, in characters that a link may hold. */

async function through(data: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  const flowing = new Blob([data]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(flowing).arrayBuffer());
}

function toLetters(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  const text = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

/** The address that shows this record, at an answer if given. */
export async function linkToRecord(record: string, at?: number): Promise<string> {
  const packed = await through(new TextEncoder().encode(record), new CompressionStream("deflate-raw"));
  return `#/replay/z/${toLetters(packed)}${at === undefined ? "" : `?at=${at}`}`;
}

export async function recordFromLink(letters: string): Promise<string> {
  return new TextDecoder().decode(await through(fromLetters(letters), new DecompressionStream("deflate-raw")));
}
