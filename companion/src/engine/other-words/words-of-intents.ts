import type { Intent } from '../sentences.ts'

/**
 * What is asked about in a language that answers are not written in: beginnings of words, or words one after another,
 * parted by `|`.
 */
export type WordsOfIntents = Readonly<Partial<Record<Intent, string>>>
