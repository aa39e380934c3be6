import type { Licence } from '../src/register/data-table.ts'
import { type PackedFile, sha256 } from './packed-file.ts'

/** What the public page of sources shows, and what the files are checked against. */
export function packRegister(licences: readonly Licence[], files: readonly PackedFile[]): string {
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
