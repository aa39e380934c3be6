import type { Intent } from '../sentences.ts'

/** The topic words of a language that answers are not written in: beginnings of words, or several words in a row. */
export type WordsOfIntents = Readonly<Partial<Record<Intent, readonly string[]>>>
