import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'

export type TableRow = Readonly<Record<string, string>>

/** One field with its separator: quoted, where a doubled quote is a literal one, or unquoted. */
const FIELD = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy

/** A CSV file with a line of names first, packed with gzip or not. */
export async function readTable(file: string): Promise<readonly TableRow[]> {
  const bytes = await readFile(file)
  return parseTable((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'))
}

export function parseTable(text: string): readonly TableRow[] {
  const [names = [], ...rows] = parseLines(text)
  return rows.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i] ?? ''])))
}

function parseLines(text: string): readonly (readonly string[])[] {
  const lines: string[][] = []
  let line: string[] = []
  for (const { index, 1: quoted, 2: bare = '', 3: end } of text.matchAll(FIELD)) {
    if (index === text.length && line.length === 0) break
    line.push(quoted?.replaceAll('""', '"') ?? bare)
    if (end === ',') continue
    lines.push(line)
    line = []
  }
  return lines
}
