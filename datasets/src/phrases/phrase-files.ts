/** The format of the packed phrases: the list in English, and one file for each language in the order of that list. */
export const PHRASES_VERSION = 1
export const PHRASES_FILE = 'phrases/phrases.json'

export function languageFile(code: string): string {
  return `phrases/phrases-${code}.json`
}

export type PhraseListFile = {
  readonly table: 'phrases'
  readonly version: number
  /** `code|name|own name|direction|reviewed on`. */
  readonly languages: readonly string[]
  /** `key|situation|English|other words`. */
  readonly rows: readonly string[]
}

export type PhraseLanguageFile = {
  readonly table: 'phrases'
  readonly version: number
  readonly language: string
  /** `words|sound`; empty for a phrase that is missing or withheld. */
  readonly rows: readonly string[]
}

/** A file of another version has other columns. */
export function openPhraseFile<File extends PhraseListFile | PhraseLanguageFile>(text: string): File {
  const file = JSON.parse(text) as File
  if (file.table !== 'phrases' || file.version !== PHRASES_VERSION)
    throw new RangeError(`not phrases ${PHRASES_VERSION}`)
  return file
}
