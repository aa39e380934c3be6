/** What tells a language from its neighbours in the same script. */
export type Profile = {
  /** ISO 639-1. */
  readonly language: string
  /** Commonest words, and those that begin a question of a traveller; lower case, with accents. */
  readonly words: string
  /** Letters that few neighbours use. */
  readonly letters?: string
}
