import type { Message } from "@civitas/kernel";
import { type Ground, Name, Piece, type PieceProps, PlayingCard, Words } from "@civitas/table-kit";
import { useLetters } from "./card-words.tsx";

interface ReadableCardProps extends Pick<PieceProps, "at" | "label" | "zoom"> {
  readonly tone: string;
  readonly icon: string;
  readonly ground: Ground;
  readonly text: readonly Message[];
}

/** A card that may be chosen, with its full text. */
export function ReadableCard({ at, label, zoom, tone, icon, ground, text }: ReadableCardProps) {
  return (
    <Piece at={at} label={label} zoom={zoom} className="cv-study-piece">
      <PlayingCard tone={tone} icon={icon} ground={ground} name={<Name message={label} />} letters={useLetters(text)}>
        {text.map((sentence, i) => (
          <span key={i}>
            <Words message={sentence} />{" "}
          </span>
        ))}
      </PlayingCard>
    </Piece>
  );
}
