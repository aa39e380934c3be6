import { readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

import type { Licence } from '../src/register/data-table.ts'
import { countRows } from './count-rows.ts'
import { type PackedFile, type PackedPart, sha256 } from './packed-file.ts'
import { PACKED, readPacked, writePacked } from './packed-folder.ts'
import type { RegisteredTable } from './registered-table.ts'

export async function writeFiles(files: readonly PackedFile[]): Promise<void> {
  for (const { table, text, parts } of files) {
    await writePacked(table.file, text)
    if (parts) await writeParts(table.file, parts)
  }
}

/** A part that its sources no longer produce is deleted. */
async function writeParts(file: string, parts: readonly PackedPart[]): Promise<void> {
  const folder = dirname(file)
  for (const part of parts) await writePacked(part.file, part.text)
  const known = new Set([file, ...parts.map((part) => part.file)])
  const gone = (await readdir(join(PACKED, folder))).filter((name) => !known.has(`${folder}/${name}`))
  for (const name of gone) await rm(join(PACKED, folder, name))
  const weights = parts.map((part) => ({ file: part.file, kb: gzipSync(part.text, { level: 9 }).length / 1000 }))
  const [heaviest] = weights.toSorted((a, b) => b.kb - a.kb)
  const sum = weights.reduce((total, { kb }) => total + kb, 0).toFixed(0)
  if (heaviest)
    console.log(`${folder}: ${parts.length} files, ${sum} KB; ${heaviest.file} weighs ${heaviest.kb.toFixed(1)} KB`)
}

/** With the tables that were not made now as they were packed before. */
export async function writeRegister(
  licences: readonly Licence[],
  tables: readonly RegisteredTable[],
  fresh: readonly PackedFile[],
): Promise<void> {
  const made = new Set(fresh.map(({ table }) => table.id))
  const kept = await Promise.all(tables.filter(({ id }) => !made.has(id)).map(readKept))
  await writePacked('register.json', packRegister(licences, [...fresh, ...kept]))
}

async function readKept(table: RegisteredTable): Promise<PackedFile> {
  const text = await readPacked(table.file)
  if (text === null) throw new Error(`Neither packed nor made: ${table.file}`)
  return { table, text, rows: countRows(text) }
}

/** The content of the public page of sources, and the reference for checking the files. */
function packRegister(licences: readonly Licence[], files: readonly PackedFile[]): string {
  const tables = files
    .map(({ table: { budgetKb: _, ...table }, text, rows }) => ({
      ...table,
      rows,
      bytes: Buffer.byteLength(text),
      sha256: sha256(text),
    }))
    .toSorted((a, b) => (a.title < b.title ? -1 : 1))
  return `{"licences":[\n${lines(licences)}\n],\n"tables":[\n${lines(tables)}\n]}\n`
}

function lines(entries: readonly unknown[]): string {
  return entries.map((entry) => JSON.stringify(entry)).join(',\n')
}
