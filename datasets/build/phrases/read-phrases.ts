/** `sources/phrases`: the list in English, a table of languages, and one table for each of them. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../../sources/phrases')
/** Not a language: the list itself, the languages, and other English words for a phrase. */
const OTHERS = new Set(['en.tsv', 'languages.tsv', 'other-words.tsv'])

/** The text of each file. */
export type PhraseSource = {
  readonly list: string
  readonly languages: string
  readonly otherWords: string
  /** By code. */
  readonly translations: Readonly<Record<string, string>>
}

export async function readPhrases(folder = FOLDER): Promise<PhraseSource> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.tsv') && !OTHERS.has(name)).toSorted()
  const read = (name: string): Promise<string> => readFile(join(folder, name), 'utf8')
  const texts = await Promise.all(names.map(async (name) => [name.replace('.tsv', ''), await read(name)] as const))
  return {
    list: await read('en.tsv'),
    languages: await read('languages.tsv').catch(() => ''),
    otherWords: await read('other-words.tsv'),
    translations: Object.fromEntries(texts),
  }
}
