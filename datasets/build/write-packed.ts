/** `npm run build -w datasets [-- <folder of fact tables>]`: writes `packed/` and its register. */
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { countRows } from './count-rows.ts'
import { packFactTables } from './fact-tables/pack-fact-tables.ts'
import { packAll } from './pack-all.ts'
import { packRegister } from './pack-register.ts'
import type { PackedFile } from './packed-file.ts'
import { PACKED, readPacked, writePacked } from './packed-folder.ts'
import { readRegister, type RegisteredTable } from './registered-table.ts'

const FACT_TABLES = join(import.meta.dirname, '../../../shared/data')

const folder = resolve(process.argv[2] ?? FACT_TABLES)
const { licences, tables } = await readRegister()
await mkdir(PACKED, { recursive: true })

const isComplete = existsSync(folder)
if (!isComplete) console.log(`No fact tables in ${folder}: what was packed from them stays as it is.`)
const own = await packAll(tables)
await write(own)
const fresh = [...own, ...(isComplete ? await packFactTables(folder, tables) : [])]
await write(fresh)

const made = new Set(fresh.map(({ table }) => table.id))
const kept = await Promise.all(tables.filter(({ id }) => !made.has(id)).map(readKept))
await writePacked('register.json', packRegister(licences, [...fresh, ...kept]))

async function write(files: readonly PackedFile[]): Promise<void> {
  for (const { table, text } of files) await writePacked(table.file, text)
}

async function readKept(table: RegisteredTable): Promise<PackedFile> {
  const text = await readPacked(table.file)
  if (text === null) throw new Error(`Neither packed nor made: ${table.file}`)
  return { table, text, rows: countRows(text) }
}
