export type SortValue = string | number | null

export type TableColumn<Row> = {
  readonly id: string
  readonly label: string
  /** For a column of buttons, which say themselves what they do: its name is only read out. */
  readonly isLabelHidden?: boolean
  readonly cell: (row: Row) => React.ReactNode
  /** Figures stand at the end of the line, tabular. */
  readonly isNumeric?: boolean
  /** With it the column can be sorted. */
  readonly sortValue?: (row: Row) => SortValue
}

export type Sorting = { readonly column: string; readonly direction: 'ascending' | 'descending' }

/** What is unknown stands last, whichever way round. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sorting: Sorting | null,
): readonly Row[] {
  const read = columns.find(({ id }) => id === sorting?.column)?.sortValue
  if (!read || !sorting) return rows
  const sign = sorting.direction === 'ascending' ? 1 : -1
  return rows.toSorted((one, other) => {
    const [a, b] = [read(one), read(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b)))
  })
}

/** Up, then down, then as it came. */
export function nextSorting(now: Sorting | null, column: string): Sorting | null {
  if (now?.column !== column) return { column, direction: 'ascending' }
  return now.direction === 'ascending' ? { column, direction: 'descending' } : null
}
