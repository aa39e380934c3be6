import { join } from 'node:path'

import { readTable } from '../city-names/read-table.ts'
import type { PackedFile } from '../packed-file.ts'
import { packedText } from '../packed-text.ts'
import { type RegisteredTable, tableById } from '../registered-table.ts'
import { packEmbassies } from './pack-embassies.ts'
import { packEmergencyNumbers } from './pack-emergency-numbers.ts'
import { packPlugs } from './pack-plugs.ts'

/** Everything made from the fact tables, which are too large for the repository: only what is packed from them is in it. */
export async function packFactTables(
  folder: string,
  tables: readonly RegisteredTable[],
): Promise<readonly PackedFile[]> {
  const table = tableById(tables)
  const read = (name: string) => readTable(join(folder, name))
  return [
    lines(table('emergency-numbers'), packEmergencyNumbers(await read('emergency_numbers.csv'))),
    lines(table('embassies'), packEmbassies(await read('embassies.csv.gz'))),
    lines(table('plugs'), packPlugs(await read('plugs.csv'))),
  ]
}

function lines(table: RegisteredTable, rows: readonly string[]): PackedFile {
  return { table, text: packedText(table, { rows }), rows: rows.length }
}
