import type { Column } from '../src/columns/column.ts'
import type { PackedFile } from './packed-file.ts'
import { headOf } from './packed-text.ts'
import type { RegisteredTable } from './registered-table.ts'

export function columnFile(
  table: RegisteredTable,
  rows: number,
  columns: Readonly<Record<string, Column>>,
): PackedFile {
  const fields = Object.entries(columns).map(([name, column]) => `${JSON.stringify(name)}:${JSON.stringify(column)}`)
  const head = JSON.stringify({ ...headOf(table), rows }).slice(0, -1)
  return { table, text: `${head},\n"columns":{\n${fields.join(',\n')}}}\n`, rows }
}
