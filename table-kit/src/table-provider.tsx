import type { ReactNode } from "react";
import { TableMemory, type TableSetting } from "./table.tsx";
import { CloseUp } from "./zoom.tsx";

/** Provides everything that the kit needs below it. Also draws the close-up of the piece that is looked at. */
export function TableProvider({
  setting,
  answering,
  takeBack,
  children,
}: {
  readonly setting: TableSetting;
  /** An answer is on its way. */
  readonly answering?: boolean;
  /** Takes back the viewer's last answer; absent while that is not possible. */
  readonly takeBack?: (() => void) | undefined;
  readonly children: ReactNode;
}) {
  return (
    <TableMemory setting={setting} answering={answering} takeBack={takeBack}>
      {children}
      <CloseUp />
    </TableMemory>
  );
}
