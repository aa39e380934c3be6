import { foldText } from '@app/domain/place-search'

/** With fewer letters the consonants do not identify a name. */
const SHORTEST_NAME = 6
/** Languages spell them differently, and their number differs by one at most: Smirne, Esmirna. */
const VOWELS = /[aeiouy]/g

/** Whether an untagged name equals a tagged one except for its vowels: "Smyrna" beside "Smirne". */
export function spelledLike(names: readonly string[]): (text: string) => boolean {
  const known = names.map(foldText).filter(({ length }) => length >= SHORTEST_NAME)
  const consonants = new Set(known.map(consonantsOf))
  return (text) => {
    const folded = foldText(text)
    return folded.length >= SHORTEST_NAME && consonants.has(consonantsOf(folded))
  }
}

function consonantsOf(folded: string): string {
  return folded.replaceAll(VOWELS, '')
}
