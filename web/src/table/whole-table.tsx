import { Surface } from "@civitas/table-kit";
import { type FC, memo } from "react";

/** A game's whole table. It is drawn again when the match has moved on, not when something around it changes. */
export const WholeTable = memo(function WholeTable({ Table, label }: { readonly Table: FC; readonly label: string }) {
  return (
    <Surface label={label}>
      <Table />
    </Surface>
  );
});
