import { foldText } from '../place-search/index.ts'

/** Most names need no folding, and one country has forty thousand. */
const PLAIN = /^[a-z0-9 '’-]+$/
const ONE_WORD = /^[a-z0-9]+$/

/** A name as a URL slug: `Saint-Denis`, `Ñuñoa` and `Be'er Sheva` become saint-denis, nunoa and beer-sheva. */
export function slugOf(name: string): string {
  const lower = name.toLowerCase()
  if (ONE_WORD.test(lower)) return lower
  const folded = PLAIN.test(lower) ? lower.replaceAll(/['’]/g, '') : foldText(name)
  return folded.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '')
}
