import { foldText } from '@app/domain/place-search'

/** Of fewer letters the consonants are too few to tell one name from another. */
const SHORTEST_NAME = 6
/** Each language writes its own, and their number differs by one at most: Smirne, Esmirna. */
const VOWELS = /[aeiouy]/g

/** Tells whether a name without a language is one that languages write so but for its vowels: "Smyrna" beside "Smirne". */
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
