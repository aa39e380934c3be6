/** What a name takes off a city's importance, on the scale of the index, where one is a doubling of people. */
export const NAME_PENALTY = {
  own: 0,
  local: 1,
  code: 1,
  /** Of a sight that lies between towns, for those that are not its first: Victoria Falls before Livingstone. */
  next: 2,
  foreign: 5,
  /** In one language only, while several places call themselves so: Augusta in Georgia before what Italians call that. */
  foreignOfAnother: 6,
  rare: 10,
  /** In a script that few languages share, a name without a language is still a name. */
  untaggedScript: 5,
  /** Nearly what other languages write: Smyrna beside the Italian Smirne. */
  untaggedSpelling: 7,
  /** So much that even typed whole it stays behind the places that really bear the name: Hong Kong was "Victoria". */
  untagged: 13,
} as const
