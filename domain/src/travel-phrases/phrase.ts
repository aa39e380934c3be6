/** In the order of a journey, as the page shows them. */
export const SITUATIONS = [
  'basics',
  'understanding',
  'directions',
  'transport',
  'hotel',
  'eating',
  'diet',
  'allergy',
  'shopping',
  'sightseeing',
  'medicine',
  'emergency',
  'numbers',
] as const
export type Situation = (typeof SITUATIONS)[number]

export type PhraseLanguage = {
  /** ISO 639. */
  readonly code: string
  /** In English. */
  readonly name: string
  readonly ownName: string
  readonly direction: 'ltr' | 'rtl'
  /** The day on which a second reader had answered all guarded phrases without looking; null: only its writer has. */
  readonly reviewedOn: string | null
}

/** One of the phrases, in English. */
export type PhraseEntry = {
  readonly key: string
  readonly situation: Situation
  readonly english: string
  /** Other words that mean this phrase: "restroom" for the toilet. */
  readonly otherWords: string
}

export type Phrase = PhraseEntry & {
  readonly words: string
  /** In Latin letters, for a script that the traveller may not read. */
  readonly sound: string | null
}

export type Phrasebook = {
  readonly language: PhraseLanguage
  readonly phrases: readonly Phrase[]
  /** Known in English only, because a wrong word could do harm and no second reader has read this language. */
  readonly withheld: readonly PhraseEntry[]
}

export type PhraseTables = {
  readonly languages: readonly PhraseLanguage[]
  readonly entries: readonly PhraseEntry[]
  /** Undefined for a language that is not listed. */
  readonly open: (code: string) => Promise<Phrasebook | undefined>
}

/** On the server from the disk; a browser fetches the files. */
export type LoadPhrases = () => Promise<PhraseTables>

const GUARDED_SITUATIONS: readonly Situation[] = ['allergy', 'medicine', 'emergency']
/** Of a diet only those that someone with an allergy would use. */
const GUARDED_KEYS: readonly string[] = ['no-dairy', 'no-fish', 'contains-what']

/** A mistake in it could harm somebody: shown only in languages that a second reader has read. */
export function isGuarded({ key, situation }: Pick<PhraseEntry, 'key' | 'situation'>): boolean {
  return GUARDED_SITUATIONS.includes(situation) || GUARDED_KEYS.includes(key)
}
