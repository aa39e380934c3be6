type Row = Readonly<Record<string, unknown>>

/** A list in an answer from the network; what is not as agreed is left out, and no list at all is a failure. */
export function readRows<Value>(answer: unknown, list: string, read: (row: Row) => Value | null): readonly Value[] {
  const rows: unknown = isRow(answer) ? answer[list] : undefined
  if (!Array.isArray(rows)) throw new TypeError(`no ${list} in the answer`)
  return rows.flatMap((row: unknown) => (isRow(row) ? (read(row) ?? []) : []))
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null
}
