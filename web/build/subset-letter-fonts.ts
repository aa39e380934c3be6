/**
 * Cuts the two fonts of a claim letter's PDF: every letter of the twelve languages, and of names from the rest of Europe and
 * from Vietnam. Without hints and without rules of shaping, which a PDF does not use; that is a third of the bytes.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../src/features/delay-claim/letter/pdf')
const require = createRequire(import.meta.url)

type Wish = {
  readonly targetFormat: 'truetype'
  readonly noLayoutClosure: boolean
  readonly noHinting: boolean
  readonly dropTables: readonly string[]
}
// The package has no types.
const subsetFont = require('subset-font') as (font: Buffer, text: string, wish: Wish) => Promise<Buffer>

const LEAN: Wish = {
  targetFormat: 'truetype',
  noLayoutClosure: true,
  noHinting: true,
  dropTables: ['GSUB', 'GPOS', 'GDEF', 'STAT', 'DSIG', 'gasp'],
}

const LATIN = [codePoints(0x20, 0x7e), codePoints(0xa0, 0x17f), 'ȘșȚțƠơƯưẞ', codePoints(0x1ea0, 0x1ef9)]
const GREEK_AND_CYRILLIC = [codePoints(0x370, 0x3ff), codePoints(0x400, 0x45f), 'Ґґ']
const SIGNS = '–—‘’‚“”„•…‹›€₺₽₴₹₪¥£№−'
const LETTERS = [...LATIN, ...GREEK_AND_CYRILLIC, SIGNS].join('')

mkdirSync(FOLDER, { recursive: true })
const REGULAR = require.resolve('@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf')
const SEMIBOLD = require.resolve('@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf')
await cut('source-serif-regular', REGULAR)
await cut('source-serif-semibold', SEMIBOLD)

async function cut(name: string, file: string): Promise<void> {
  const whole = readFileSync(file)
  const part = await subsetFont(whole, LETTERS, LEAN)
  writeFileSync(join(FOLDER, `${name}.ttf`), part)
  console.log(`${name}: ${whole.length} -> ${part.length} bytes`)
}

function codePoints(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
}
