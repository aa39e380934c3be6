import type { TableRow } from '../city-names/read-table.ts'
import { lineOf } from '../packed-text.ts'

export function packPlugs(rows: readonly TableRow[]): readonly string[] {
  const names = ['country', 'plug_types', 'voltage_v', 'frequency_hz', 'source', 'second_source_agrees']
  return rows.map((row) => lineOf(...names.map((name) => row[name] ?? ''))).toSorted()
}
