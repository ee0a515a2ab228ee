import type { ReactNode } from "react";
import { TableMemory, type TableSetting } from "./table.tsx";
import { CloseUp } from "./zoom.tsx";

/** Sets the table: everything below may use the kit. Also draws the close-up of the piece that is looked at. */
export function TableProvider({ setting, children }: { readonly setting: TableSetting; readonly children: ReactNode }) {
  return (
    <TableMemory setting={setting}>
      {children}
      <CloseUp />
    </TableMemory>
  );
}
