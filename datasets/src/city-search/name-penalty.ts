/** The penalty of a name on a city's importance, on the scale of the index, where one is a doubling of population. */
export const NAME_PENALTY = {
  own: 0,
  local: 1,
  code: 1,
  /** A sight between towns, for those that are not its first: Victoria Falls before Livingstone. */
  next: 2,
  foreign: 5,
  /** Santiago de Cali is shown as Cali: "san" hardly means it, "santiago de cali" does. */
  longForm: 8,
  /**
   * In one language only, while several places have it as their own name: Augusta in Georgia before the Italian name.
   */
  foreignOfAnother: 6,
  rare: 10,
  /** In a script of few languages, an untagged name is still reliable. */
  untaggedScript: 5,
  /** Similar to the spelling of other languages: Smyrna beside the Italian Smirne. */
  untaggedSpelling: 7,
  /** Even typed completely, it ranks below places with that own name: "Victoria" is rarely Hong Kong. */
  untagged: 13,
} as const
