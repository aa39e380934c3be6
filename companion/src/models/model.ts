/** A language model behind whatever wire. */
export type Model = {
  /** As the traveller reads it. */
  readonly name: string
}
