import type { Column } from '../../src/columns/column.ts'
import { choiceColumn, sparseColumn, textColumn } from '../../src/columns/write-column.ts'
import type { SourceRow } from './read-guide.ts'

/** With a smaller share of distinct values than this, a list of them is shorter. */
const CHOICE_SHARE = 0.2
const SPARSE_SHARE = 0.2

/** A table as JSON, one column on each line. Columns without any value are left out. */
export function packTable(rows: readonly SourceRow[]): string {
  const names = Object.keys(rows[0]?.cells ?? {})
  const columns = names.flatMap((name) => {
    const values = rows.map(({ cells }) => cells[name] ?? '')
    const column = packColumn(values)
    return column === null ? [] : [`${JSON.stringify(name)}:${JSON.stringify(column)}`]
  })
  return `{"rows":${rows.length},"columns":{\n${columns.join(',\n')}}}`
}

export function packColumn(values: readonly string[]): Column | null {
  const filled = values.filter((value) => value !== '').length
  if (filled === 0) return null
  if (filled <= values.length * SPARSE_SHARE) return sparseColumn(values)
  return new Set(values).size <= values.length * CHOICE_SHARE ? choiceColumn(values) : textColumn(values)
}
