import type { Phrase, PhraseLanguage } from '@app/domain/travel-phrases'

import { loadPhrases } from './load-phrases.ts'

export type LocalPhrases = {
  readonly language: PhraseLanguage
  /** By key; a phrase without a reviewed translation is missing. */
  readonly phrases: ReadonlyMap<string, Phrase>
}

/** The table of countries says Norwegian, the phrases are in its most written form. */
const WRITTEN_AS: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb' }

/** In the most spoken language of the country that has phrases; null when none has. */
export async function openLocalPhrases(country: string): Promise<LocalPhrases | null> {
  const [{ languages, open }, { findCountry }] = await Promise.all([loadPhrases(), import('@app/datasets/countries')])
  const spoken = (findCountry(country)?.languages ?? []).map((code) => WRITTEN_AS[code] ?? code)
  const code = spoken.find((each) => languages.some((language) => language.code === each))
  const book = code === undefined ? undefined : await open(code)
  return book ? { language: book.language, phrases: new Map(book.phrases.map((phrase) => [phrase.key, phrase])) } : null
}
