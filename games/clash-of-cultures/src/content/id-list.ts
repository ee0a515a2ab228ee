/** The ids of a table of content, in written order. */
export const idsOf = <Id extends string>(table: Readonly<Record<Id, unknown>>): readonly Id[] =>
  Object.keys(table).filter((key): key is Id => key in table);
