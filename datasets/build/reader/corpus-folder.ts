import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { type CorpusLine, parseCorpus, writeCorpus } from './corpus-line.ts'
import { tidyCorpus } from './tidy-corpus.ts'

export const CORPUS = join(import.meta.dirname, '../../reader')
export const MODEL = join(import.meta.dirname, '../../packed/reader-model.bin.br')
/** Used by the assistant's engine, which has no access to the corpus. */
export const COMMON_WORDS = join(
  import.meta.dirname,
  '../../../companion/src/engine/names/word-lists/common-words.json',
)
const EXTENSION = '.tsv'

/** Every language, in the order of their codes. */
export async function readCorpus(folder = CORPUS): Promise<readonly CorpusLine[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(EXTENSION)).toSorted()
  const read = files.map(async (name) =>
    parseCorpus(name.slice(0, -EXTENSION.length), await readFile(join(folder, name), 'utf8')),
  )
  return (await Promise.all(read)).flat()
}

/** Writes the lines tidily, one file per language. */
export async function writeTidied(lines: readonly CorpusLine[]): Promise<void> {
  for (const [language, own] of Map.groupBy(lines, (line) => line.language))
    await writeFile(join(CORPUS, `${language}${EXTENSION}`), writeCorpus(tidyCorpus(own)))
}
