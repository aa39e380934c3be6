/** `npm run phrases -w datasets`: packs the phrases alone, in a second. */
import { readRegister, tableById } from '../registered-table.ts'
import { writeFiles, writeRegister } from '../write-files.ts'
import { packPhrases } from './pack-phrases.ts'

const { licences, tables } = await readRegister()
const phrases = await packPhrases(tableById(tables)('phrases'))
await writeFiles([phrases])
await writeRegister(licences, tables, [phrases])
