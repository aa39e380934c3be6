export type SortValue = string | number | null

export type TableColumn<Row> = {
  readonly id: string
  readonly label: string
  /** For a column of buttons, which describe themselves: its name is only read out. */
  readonly isLabelHidden?: boolean
  readonly cell: (row: Row) => React.ReactNode
  /** Figures are aligned to the end, tabular. */
  readonly isNumeric?: boolean
  /** Makes the column sortable. */
  readonly sortValue?: (row: Row) => SortValue
}

export type Sorting = { readonly column: string; readonly direction: 'ascending' | 'descending' }

/** Unknown values are last in either direction. */
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

/** Ascending, then descending, then unsorted. */
export function nextSorting(now: Sorting | null, column: string): Sorting | null {
  if (now?.column !== column) return { column, direction: 'ascending' }
  return now.direction === 'ascending' ? { column, direction: 'descending' } : null
}
