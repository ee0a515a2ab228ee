import { Icon, type TutorialStep, Words } from "@civitas/table-kit";
import { useT } from "../app/language.tsx";
import { Link, to } from "../app/route.tsx";

/** What the guide says, and how far the learner is. */
export function Guide(props: {
  readonly step: TutorialStep | undefined;
  readonly place: number;
  readonly of: number;
  readonly next: () => void;
  readonly game: string;
}) {
  const { step, place, of, next, game } = props;
  const t = useT();
  return (
    <div className="guide" role="status">
      <p className="guide-place">
        <Icon name="learn" /> {step === undefined ? t("guide.done") : t("guide.place", { n: place + 1, of })}
      </p>
      {step === undefined ? (
        <>
          <p>{t("guide.end")}</p>
          <Link href={to("new", game)} className="button primary">
            {t("guide.play")}
          </Link>
        </>
      ) : (
        <>
          <p className="guide-words">
            <Words message={step.say} />
          </p>
          {step.expect === undefined && (
            <button type="button" className="primary" onClick={next}>
              {t("guide.next")}
            </button>
          )}
        </>
      )}
    </div>
  );
}
