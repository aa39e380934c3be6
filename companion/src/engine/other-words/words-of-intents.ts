import type { Intent } from '../sentences.ts'

/** Topic words of a language without answers: prefixes of words, or sequences of words. */
export type WordsOfIntents = Readonly<Partial<Record<Intent, readonly string[]>>>
