import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import { type ReactNode, useState } from 'react'

import { Select } from '../form/select.tsx'
import { uiText as text } from '../ui-text.ts'
import { nextSorting, type Sorting, sortRows, type TableColumn } from './table-sort.ts'

type Props<Row> = {
  readonly caption: string
  readonly isCaptionHidden?: boolean
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly defaultSorting?: Sorting
  /** Shown when there are no rows. */
  readonly empty?: ReactNode
}

/** Explicit roles, because some screen readers ignore a table laid out as blocks. */
const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnheader: { role: 'columnheader' },
} as const

/** Columns when there is room, else one block per row with the column's name before each value. */
export function Table<Row>({ caption, isCaptionHidden, columns, rows, rowKey, defaultSorting, empty }: Props<Row>) {
  const [sorting, setSorting] = useState<Sorting | null>(defaultSorting ?? null)
  const sorted = sortRows(rows, columns, sorting)
  if (rows.length === 0 && empty) return empty
  return (
    <div className="@container">
      <NarrowSort columns={columns} sorting={sorting} onChange={setSorting} />
      <table {...ROLES.table} className="block w-full border-collapse text-small @2xl:table">
        <caption className={isCaptionHidden ? 'sr-only' : 'block pb-3 text-start text-soft @2xl:table-caption'}>
          {caption}
        </caption>
        <thead {...ROLES.rowgroup} className="sr-only @2xl:not-sr-only @2xl:table-header-group">
          <tr {...ROLES.row} className="border-b border-edge">
            {columns.map((column) => (
              <HeaderCell
                key={column.id}
                column={column}
                sorting={sorting}
                onSort={() => setSorting(nextSorting(sorting, column.id))}
              />
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.rowgroup} className="block @2xl:table-row-group">
          {sorted.map((row) => (
            <tr
              key={rowKey(row)}
              {...ROLES.row}
              className="block border-b border-line py-3 first:border-t @2xl:table-row @2xl:py-0 @2xl:first:border-t-0 @2xl:hover:bg-sunk"
            >
              {columns.map(({ id, label, isLabelHidden, cell, isNumeric }) => (
                <td
                  key={id}
                  {...ROLES.cell}
                  className={`flex min-h-8 items-baseline justify-between gap-6 @2xl:table-cell @2xl:px-3 @2xl:py-3 ${isNumeric ? 'tabular-nums @2xl:text-end' : ''}`}
                >
                  <span className="chart-label shrink-0 text-soft @2xl:hidden" aria-hidden="true">
                    {!isLabelHidden && label}
                  </span>
                  <span className="min-w-0 text-end @2xl:[text-align:inherit]">{cell(row)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type HeaderProps<Row> = {
  readonly column: TableColumn<Row>
  readonly sorting: Sorting | null
  readonly onSort: () => void
}

function HeaderCell<Row>({
  column: { id, label, isLabelHidden, isNumeric, sortValue },
  sorting,
  onSort,
}: HeaderProps<Row>) {
  const direction = sorting?.column === id ? sorting.direction : null
  const Arrow = direction === null ? ArrowUpDown : direction === 'ascending' ? ArrowUp : ArrowDown
  return (
    <th
      {...ROLES.columnheader}
      scope="col"
      aria-label={label}
      {...(sortValue && { 'aria-sort': direction ?? 'none' })}
      className={`chart-label px-3 text-soft ${isNumeric ? 'text-end' : 'text-start'}`}
    >
      {sortValue ? (
        <>
          {/* Hidden headers still name their columns, but hidden buttons must not be focusable. */}
          <span className="@2xl:hidden">{label}</span>
          <button
            type="button"
            onClick={onSort}
            className="group hidden min-h-11 cursor-pointer items-center gap-1.5 hover:text-tide @2xl:inline-flex"
          >
            {label}
            <Arrow
              className={`size-3.5 ${direction ? 'text-tide' : 'opacity-50 group-hover:opacity-100'}`}
              strokeWidth={1.75}
              aria-hidden="true"
            />
          </button>
        </>
      ) : (
        <span className={isLabelHidden ? 'sr-only' : 'inline-flex min-h-11 items-center'}>{label}</span>
      )}
    </th>
  )
}

type NarrowProps<Row> = {
  readonly columns: readonly TableColumn<Row>[]
  readonly sorting: Sorting | null
  readonly onChange: (sorting: Sorting | null) => void
}

/** When the headers are hidden, a select sorts. */
function NarrowSort<Row>({ columns, sorting, onChange }: NarrowProps<Row>) {
  const options = columns
    .filter(({ sortValue }) => sortValue)
    .flatMap(({ id, label: column }) => [
      { value: `ascending ${id}`, label: text('table.sort.up', { column }) },
      { value: `descending ${id}`, label: text('table.sort.down', { column }) },
    ])
  if (options.length === 0) return null
  return (
    <Select
      className="mb-4 @2xl:hidden"
      aria-label={text('table.sort')}
      placeholder={text('table.sort')}
      options={options}
      value={sorting ? `${sorting.direction} ${sorting.column}` : ''}
      onChange={({ currentTarget: { value } }) => {
        const [direction, ...id] = value.split(' ')
        if (direction === 'ascending' || direction === 'descending') onChange({ column: id.join(' '), direction })
        else onChange(null)
      }}
    />
  )
}
