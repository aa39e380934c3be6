/**
 * Subsets our two fonts for first pages: the letters of western Europe, one weight and one optical size of the display
 * font. That is a third of the bytes, which delay the first line of text on a slow phone. A new connection sends ten
 * segments before it waits for an answer, so headings in English have a file of at most 14 KB; pages with accents in
 * headings load those of the display font.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../src/ui/styles/fonts')
const require = createRequire(import.meta.url)

type Wish = { readonly targetFormat: 'woff2'; readonly variationAxes: Record<string, number> }
// The package has no types.
const subsetFont = require('subset-font') as (font: Buffer, text: string, wish: Wish) => Promise<Buffer>

const ENGLISH = [...codePoints(0x20, 0x7e), '\u00a0£°·×–—‘’“”…€→'].join('')
const WESTERN = [...codePoints(0xa0, 0xff), ...Array.from('ıŒœˆ˚˜  –—‘’“”„•…′″‹›€→←↑↓−')]
const ACCENTS = WESTERN.filter((letter) => !ENGLISH.includes(letter)).join('')

/** As base.css sets headings: an optical size between poster and footnote. */
const HEADINGS = { wght: 480, opsz: 60 }
const FRAUNCES = 'fraunces/files/fraunces-latin-opsz-normal.woff2'
const INSTRUMENT = 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2'

mkdirSync(FOLDER, { recursive: true })
await cut('fraunces-latin', FRAUNCES, ENGLISH, HEADINGS)
await cut('fraunces-accents', FRAUNCES, ACCENTS, HEADINGS)
await cut('instrument-sans-latin', INSTRUMENT, ENGLISH + ACCENTS, {})

async function cut(name: string, file: string, letters: string, variationAxes: Record<string, number>): Promise<void> {
  const whole = readFileSync(require.resolve(`@fontsource-variable/${file}`))
  const part = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes })
  writeFileSync(join(FOLDER, `${name}.woff2`), part)
  console.log(`${name}: ${whole.length} -> ${part.length} bytes`)
}

function codePoints(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
}
