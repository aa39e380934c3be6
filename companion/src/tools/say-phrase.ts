import { type Claim, editorialClaim } from '@app/domain/kernel'
import { nearestPhrases, type Phrasebook } from '@app/domain/travel-phrases'
import { z } from 'zod'

import type { LookUps } from './look-ups.ts'
import { defineTool, found, unknown } from './tool.ts'

export type SaidPhrase = {
  /** In the language of the question where we have it, else in English. */
  readonly meaning: string
  /** Empty where a wrong word could do harm and no second reader has read the language. */
  readonly words: string
  /** In Latin letters, for a script that the traveller may not read. */
  readonly sound: string | null
  /** The shelf of the phrasebook. */
  readonly situation: string
}

export type PhraseCard = {
  /** ISO 639. */
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  /** Says what was asked; otherwise these only come near. */
  readonly isExact: boolean
  /** The nearest first. */
  readonly phrases: readonly Claim<SaidPhrase>[]
}

/** As alike as two wordings of the same thing: "where is the toilet" and "where's the restroom". */
const EXACT = 0.8
/** Below it, it only shares a word with what was asked. */
const NEAR = 0.45
const MOST = 3
const Language = z.string().regex(/^[a-z]{2,3}$/)

export const sayPhrase = defineTool({
  name: 'say-phrase',
  about:
    'How to say something in another language, from the phrasebook only: the phrase, or the nearest ones. ' +
    'Never translate by yourself.',
  input: z.strictObject({
    words: z.string().trim().min(1).max(200).describe('what to say'),
    language: Language.describe('ISO 639, into which'),
    from: Language.default('en').describe('ISO 639, of the words'),
  }),
  async run({ words, language, from }, { phrases, tableSource }) {
    const tables = await phrases?.().catch(() => undefined)
    const [book, own, dated] = [
      await tables?.open(language).catch(() => undefined),
      from === 'en' ? undefined : await tables?.open(from).catch(() => undefined),
      tableSource('phrases'),
    ]
    if (!book || !dated) return unknown('phrase')
    const near = nearestPhrases(allOf(book, own), words).filter(({ likeness }) => likeness >= NEAR)
    const [best] = near
    if (!best) return unknown('phrase')
    const isExact = best.likeness >= EXACT
    const card: PhraseCard = {
      language,
      direction: book.language.direction,
      isExact,
      phrases: near
        .slice(0, isExact ? 1 : MOST)
        .map(({ phrase: { meaning, english, words: said, sound, situation } }) =>
          editorialClaim({ value: { meaning: meaning ?? english, words: said, sound, situation }, ...dated }),
        ),
    }
    return found(card)
  },
})

type Tables = NonNullable<Awaited<ReturnType<NonNullable<LookUps['phrases']>>>>
type Opened = Awaited<ReturnType<Tables['open']>>

/** Also those that are withheld: better no words than the nearest other phrase. */
function allOf(book: Phrasebook, own: Opened) {
  const meanings = new Map(own?.phrases.map(({ key, words }) => [key, words]))
  const withheld = book.withheld.map((entry) => ({ ...entry, words: '', sound: null }))
  return [...book.phrases, ...withheld].map((phrase) => {
    const meaning = meanings.get(phrase.key)
    return { ...phrase, ...(meaning !== undefined && { meaning }) }
  })
}
