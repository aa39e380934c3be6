/** `npm run build -w datasets [-- <folder of fact tables>]`: writes `packed/` and its register. */

import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { packFactTables } from './fact-tables/pack-fact-tables.ts'
import { packMatches } from './guide/match/pack-matches.ts'
import { packAll } from './pack-all.ts'
import { PACKED } from './packed-folder.ts'
import { readRegister } from './registered-table.ts'
import { writeFiles, writeRegister } from './write-files.ts'

const FACT_TABLES = join(import.meta.dirname, '../../../shared/data')

const folder = resolve(process.argv[2] ?? FACT_TABLES)
const { licences, tables } = await readRegister()
await mkdir(PACKED, { recursive: true })

const isComplete = existsSync(folder)
if (!isComplete) console.log(`No fact tables in ${folder}: what was packed from them stays as it is.`)
const own = await packAll(tables)
await writeFiles(own)
const fromTables = isComplete ? await packFactTables(folder, tables) : []
await writeFiles(fromTables)
const matches = await packMatches(tables)
await writeFiles(matches)
await writeRegister(licences, tables, [...own, ...fromTables, ...matches])
