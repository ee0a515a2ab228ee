/** A record small enough to fit in a link: compressed, in characters that a link may hold. */

/** No record is longer, in bytes. A link from a stranger could hold a thousand times what it seems to. */
const LONGEST = 4 * 1024 * 1024;

async function through(data: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  let bytes = 0;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, flow) {
      bytes += chunk.length;
      if (bytes > LONGEST) flow.error(new RangeError("no record is as long as that"));
      else flow.enqueue(chunk);
    },
  });
  const flowing: ReadableStream<Uint8Array> = new Blob([data]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(flowing.pipeThrough(bounded)).arrayBuffer());
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
