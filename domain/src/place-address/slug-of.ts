import { foldText } from '../place-search/index.ts'

/** Most names on earth: nothing in them needs folding, and forty thousand of one country are asked for at once. */
const PLAIN = /^[a-z0-9 '’-]+$/
const ONE_WORD = /^[a-z0-9]+$/

/** A name as it stands in an address: `Saint-Denis`, `Ñuñoa` and `Be'er Sheva` as saint-denis, nunoa and beer-sheva. */
export function slugOf(name: string): string {
  const lower = name.toLowerCase()
  if (ONE_WORD.test(lower)) return lower
  const folded = PLAIN.test(lower) ? lower.replaceAll(/['’]/g, '') : foldText(name)
  return folded.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '')
}
