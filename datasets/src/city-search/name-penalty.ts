/** What a name takes off a city's importance, on the scale of the index, where one is a doubling of people. */
export const NAME_PENALTY = {
  own: 0,
  local: 1,
  code: 1,
  foreign: 5,
  rare: 10,
  /** In a script that few languages share, a name without a language is still a name. */
  untaggedScript: 5,
  /** Nearly what other languages write: Smyrna beside the Italian Smirne. */
  untaggedSpelling: 7,
  /** So much that even typed whole it stays behind the places that really bear the name: Hong Kong was "Victoria". */
  untagged: 13,
} as const
