import { foldText } from '../place-search/index.ts'

/** A name as it stands in an address: `Saint-Denis`, `Ñuñoa` and `Be'er Sheva` as saint-denis, nunoa and beer-sheva. */
export function slugOf(name: string): string {
  return foldText(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
}
