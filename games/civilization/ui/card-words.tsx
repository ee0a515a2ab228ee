import type { Message } from "@civitas/kernel";
import { useSay, Words } from "@civitas/table-kit";

/** How long a text is in the reader's language: a long one is set smaller. */
export function useLetters(sentences: readonly Message[]): number {
  const words = useSay();
  return sentences.reduce((sum, sentence) => sum + words.plain(sentence).length, 0);
}

/** The text of a card, a paragraph a sentence. */
export function CardText({ of }: { readonly of: readonly Message[] }) {
  return of.map((sentence, i) => (
    <p key={i}>
      <Words message={sentence} />
    </p>
  ));
}
