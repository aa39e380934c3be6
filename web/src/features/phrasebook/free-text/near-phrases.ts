import { nearestPhrases, type Phrase, type Phrasebook } from '@app/domain/travel-phrases'

import { loadPhrases } from '../../../entities/phrases/load-phrases.ts'

/** Our phrases that come nearest to a text, whichever of our languages it is in; without words where they are withheld. */
export async function nearPhrases(book: Phrasebook, text: string, from: string | null): Promise<readonly Phrase[]> {
  const own = from === null || from === 'en' ? undefined : await openQuietly(from)
  const meanings = new Map(own?.phrases.map(({ key, words }) => [key, words]))
  const withheld = book.withheld.map((entry) => ({ ...entry, words: '', sound: null }))
  const phrases = [...book.phrases, ...withheld].map((phrase) => {
    const meaning = meanings.get(phrase.key)
    return { ...phrase, ...(meaning !== undefined && { meaning }) }
  })
  return nearestPhrases(phrases, text).map(({ phrase }) => phrase)
}

async function openQuietly(code: string): Promise<Phrasebook | undefined> {
  try {
    return await (await loadPhrases()).open(code)
  } catch {
    return undefined
  }
}
