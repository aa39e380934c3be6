import type { Reading } from '@app/domain/trip-request'

import type { Phrasebook } from '../phrasebook.ts'
import { wordsOf } from '../reading/phrases.ts'

const vocabularies = new Map<string, ReadonlySet<string>>()

/** Returns a test for words with a meaning in the language, which alone do not name a place. */
export function noNameIn({ words }: Reading, book: Phrasebook): (folded: string) => boolean {
  const own = vocabularyOf(book)
  const known = new Set(words.tokens.filter((_, index) => words.isKnown(index)).map(({ folded }) => folded))
  return (folded) => own.has(folded) || known.has(folded)
}

function vocabularyOf(book: Phrasebook): ReadonlySet<string> {
  const known = vocabularies.get(book.code)
  if (known) return known
  const phrases = [...Object.values(book.changes), ...Object.values(book.kinds), book.intents.save]
  const made = new Set(phrases.flatMap((each) => wordsOf(each)))
  vocabularies.set(book.code, made)
  return made
}
