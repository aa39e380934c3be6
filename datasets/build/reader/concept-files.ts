import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { conceptKey, type Concepts } from '@app/domain/learned-reader'

export const CONCEPTS = join(import.meta.dirname, '../../reader/concepts')
/** In the order of the columns. */
const LANGUAGES = 'en de fr es it pt nl sv pl cs ru uk el tr ar hi ja zh ko th vi id'.split(' ')

/** The dictionary of `reader/concepts`: a line per concept, its words in each language in columns. */
export async function readConceptFiles(folder = CONCEPTS): Promise<Concepts> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.tsv')).toSorted()
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return parseConcepts(files.flatMap((file) => file.trimEnd().split('\n')))
}

/** Throws at a line without all columns; a word of several concepts has all of them. */
export function parseConcepts(lines: readonly string[]): Concepts {
  const found = new Map<string, Set<number>>()
  for (const [concept, line] of lines.entries()) {
    const [name, ...cells] = line.split('\t')
    if (cells.length !== LANGUAGES.length) throw new SyntaxError(`concept ${name}: ${cells.length} columns`)
    const keys = cells.flatMap((cell) => cell.split(',').map((entry) => conceptKey(entry.trim())))
    for (const key of keys) if (key !== '') found.set(key, (found.get(key) ?? new Set()).add(concept))
  }
  return new Map([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, ids]) => [key, [...ids]]))
}
