/**
 * Lines for a man and for a woman are written together, "végétarien / végétarienne" or "потерял/потеряла". Read aloud,
 * both would be nonsense: this is the first alone.
 */
export function firstForm(words: string, language: string): string {
  const [first, ...rest] = words.split(/(?<=\S)\s*\/\s*(?=\S)/)
  if (first === undefined || rest.length === 0) return words
  // Thai has no spaces, so its words are found by a dictionary.
  const isJoined = !/\s\//.test(words)
  return rest.reduce((before, next) => {
    const other = isJoined ? firstWord(next, language) : otherForm(before, next)
    return before + next.slice(other.length)
  }, first)
}

function firstWord(text: string, language: string): string {
  const [word] = new Intl.Segmenter(language, { granularity: 'word' }).segment(text)
  return word?.segment ?? ''
}

/** With as many words as the first form has: back to the one that begins alike, or else all that is left. */
function otherForm(before: string, after: string): string {
  const earlier = before.split(' ')
  const [start = ''] = after.split(' ')
  const alike = earlier.findLastIndex((word) => beginsAlike(word, start))
  const words = alike === -1 ? after.split(' ').length : earlier.length - alike
  return (after.match(new RegExp(`^(?:\\S+\\s+){0,${words - 1}}[^\\s,.?!]+`, 'u')) ?? [''])[0]
}

const LETTERS_ALIKE = 2

function beginsAlike(one: string, other: string): boolean {
  return one === other || (one.length > LETTERS_ALIKE && one.slice(0, LETTERS_ALIKE) === other.slice(0, LETTERS_ALIKE))
}
