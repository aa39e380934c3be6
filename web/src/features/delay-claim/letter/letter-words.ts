import en from './words/en.json' with { type: 'json' }

/**
 * The sentences of a letter, one file per language (`words`). `{name}` is filled in; what the traveller has not said stands
 * as a gap in square brackets.
 */
export const EN: LetterWords = en

export type LetterKey = keyof typeof en
export type LetterWords = Readonly<Record<LetterKey, string>>
