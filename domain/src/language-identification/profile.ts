/** The features that distinguish a language from others in the same script. */
export type Profile = {
  /** ISO 639-1. */
  readonly language: string
  /** The most common words, and those that begin a traveller's question; lower case, with accents. */
  readonly words: string
  /** Letters that few related languages use. */
  readonly letters?: string
}
