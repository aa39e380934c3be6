/**
 * Reads as much of a TrueType font as a PDF needs: which glyph draws a character, and how wide it is. The usual reader of
 * fonts (fontkit) is twice the size of everything else here, because it also shapes scripts that our letters do not have.
 * Tables: https://learn.microsoft.com/en-us/typography/opentype/spec/otff
 */
import type { PDFDocument } from 'pdf-lib'

type Fontkit = Parameters<PDFDocument['registerFontkit']>[0]
type Glyph = { readonly id: number; readonly codePoints: readonly number[]; readonly advanceWidth: number }

export type LetterFont = {
  readonly bytes: Uint8Array<ArrayBuffer>
  has(codePoint: number): boolean
  glyphFor(codePoint: number): Glyph
  /** One for each glyph: what a reader of the PDF copies and searches. */
  readonly characters: readonly number[]
  readonly unitsPerEm: number
  readonly ascent: number
  readonly descent: number
  readonly box: readonly [minX: number, minY: number, maxX: number, maxY: number]
}

export function readFont(bytes: Uint8Array<ArrayBuffer>): LetterFont {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const table = (tag: string): number => findTable(view, tag)
  const [head, hhea] = [table('head'), table('hhea')]
  const glyphs = readCharacters(view, table('cmap'))
  const widthOf = readWidths(view, table('hmtx'), view.getUint16(hhea + 34))
  const glyphFor = (codePoint: number): Glyph => {
    const id = glyphs.get(codePoint) ?? 0
    return { id, codePoints: [codePoint], advanceWidth: widthOf(id) }
  }
  return {
    bytes,
    has: (codePoint) => glyphs.has(codePoint),
    glyphFor,
    characters: [...charactersByGlyph(glyphs).values()],
    unitsPerEm: view.getUint16(head + 18),
    ascent: view.getInt16(hhea + 4),
    descent: view.getInt16(hhea + 6),
    box: [36, 38, 40, 42].map((at) => view.getInt16(head + at)) as unknown as LetterFont['box'],
  }
}

/** In the form in which pdf-lib asks fontkit; it reads no other member of a font that it embeds whole. */
export function asFontkit(fonts: readonly LetterFont[]): Fontkit {
  const create = (bytes: Uint8Array): object => {
    const font = fonts.find((each) => each.bytes === bytes)
    if (!font) throw new Error('Not one of the fonts of the letter')
    const [minX, minY, maxX, maxY] = font.box
    return {
      postscriptName: 'Letter',
      unitsPerEm: font.unitsPerEm,
      ascent: font.ascent,
      descent: font.descent,
      capHeight: 0,
      xHeight: 0,
      italicAngle: 0,
      bbox: { minX, minY, maxX, maxY },
      cff: false,
      characterSet: font.characters,
      post: { isFixedPitch: false },
      head: { macStyle: { italic: false } },
      glyphForCodePoint: font.glyphFor,
      layout: (text: string) => ({ glyphs: Array.from(text, (each) => font.glyphFor(each.codePointAt(0) ?? 0)) }),
    }
  }
  return { create } as unknown as Fontkit
}

function findTable(view: DataView, tag: string): number {
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const record = 12 + index * 16
    const name = String.fromCharCode(...[0, 1, 2, 3].map((at) => view.getUint8(record + at)))
    if (name === tag) return view.getUint32(record + 8)
  }
  throw new Error(`The font has no table ${tag}`)
}

/** Format 4 of the character table: all characters of our scripts are in it. */
function readCharacters(view: DataView, cmap: number): ReadonlyMap<number, number> {
  const offsets = Array.from({ length: view.getUint16(cmap + 2) }, (_, index) => view.getUint32(cmap + 8 + index * 8))
  const start = offsets.map((offset) => cmap + offset).find((at) => view.getUint16(at) === 4)
  if (start === undefined) throw new Error('The font has no characters in format 4')
  const doubled = view.getUint16(start + 6)
  const glyphs = new Map<number, number>()
  for (let at = 0; at < doubled; at += 2) {
    const last = view.getUint16(start + 14 + at)
    const first = view.getUint16(start + 16 + doubled + at)
    const shift = view.getUint16(start + 16 + doubled * 2 + at)
    const offsetAt = start + 16 + doubled * 3 + at
    const offset = view.getUint16(offsetAt)
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const found = offset === 0 ? code : view.getUint16(offsetAt + offset + (code - first) * 2)
      const glyph = found === 0 ? 0 : (found + shift) & 0xffff
      if (glyph !== 0) glyphs.set(code, glyph)
    }
  }
  return glyphs
}

/** A blank and a fixed blank, or a micro sign and a Greek letter, are one drawing: the one that people type stands for it. */
function charactersByGlyph(glyphs: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  const chosen = new Map<number, number>()
  for (const [code, glyph] of glyphs) {
    const known = chosen.get(glyph)
    const isTyped = code < 0x80 || (code >= 0x370 && (known ?? 0) >= 0x80)
    if (known === undefined || isTyped) chosen.set(glyph, code)
  }
  return chosen
}

/** The last width holds for all the glyphs that have none of their own. */
function readWidths(view: DataView, hmtx: number, count: number): (glyph: number) => number {
  return (glyph) => view.getUint16(hmtx + Math.min(glyph, count - 1) * 4)
}
