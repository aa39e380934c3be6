import { decodePDFRawStream, PDFArray, PDFDocument, type PDFPage, PDFRawStream } from 'pdf-lib'
import { describe, expect, it } from 'vitest'

import { LETTER_LANGUAGE_CODES, loadLetterWords } from '../letter-language.ts'
import type { Letter } from '../letter.ts'
import { writePdf } from './letter-as-pdf.ts'
import { type LetterFont, readFont } from './letter-font.ts'
import { breakLines, paperText, widthOf } from './letter-lines.ts'
import { layOutLetter, PAPERS } from './letter-pages.ts'
import regularFile from './source-serif-regular.ttf?inline'
import strongFile from './source-serif-semibold.ttf?inline'

const load = async (file: string) => readFont(new Uint8Array(await (await fetch(file)).arrayBuffer()))
const fonts = { regular: await load(regularFile), strong: await load(strongFile) }

const LETTER: Letter = {
  language: 'en',
  sender: ['Anna Muster', 'Street 1', '1000 Town'],
  recipient: ['Example Air', 'Customer relations'],
  date: '19 November 2026',
  subject: 'Claim for compensation: flight XE 204, 2 October 2026',
  facts: [
    { label: 'Flight', value: 'XE 204' },
    { label: 'Claim', value: '€400 per passenger' },
  ],
  greeting: 'Dear Sir or Madam,',
  paragraphs: ['Flight XE 204 reached its final destination late.', 'Please pay by 3 December 2026.'],
  basis: { title: 'Legal basis', lines: ['Regulation (EC) No 261/2004: Article 7(1)'] },
  enclosed: { title: 'Enclosed, as copies', lines: ['Boarding pass', 'Receipts'] },
  closing: 'Yours faithfully,',
  signature: 'Anna Muster',
}

/** What a reader of the file sees, by the glyphs of each line. */
async function read(letter: Letter, paper: keyof typeof PAPERS = 'a4') {
  const written = await writePdf(letter, fonts, paper)
  if (written.kind !== 'written') throw new Error(written.letters.join(''))
  const pdf = await PDFDocument.load(written.bytes)
  return { pdf, text: pdf.getPages().map(textOf).join('\n') }
}

const NAMES = new Map([fonts.regular, fonts.strong].flatMap(glyphsOf))
function glyphsOf(font: LetterFont): [number, string][] {
  return font.characters.map((code) => [font.glyphFor(code).id, String.fromCodePoint(code)])
}

function textOf(page: PDFPage): string {
  const contents = page.node.Contents()
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((ref) => page.doc.context.lookup(ref)) : [contents]
  const operators = streams
    .map((stream) =>
      stream instanceof PDFRawStream ? new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode()) : '',
    )
    .join('\n')
  return [...operators.matchAll(/<([\dA-F]+)> Tj/g)]
    .map(([, hex = '']) => (hex.match(/.{4}/g) ?? []).map((glyph) => NAMES.get(Number.parseInt(glyph, 16))).join(''))
    .join('\n')
}

describe('the fonts of the letter', () => {
  it('are the same set in both weights', () => {
    expect(fonts.regular.characters).toEqual(fonts.strong.characters)
    expect(fonts.regular.characters.length).toBeGreaterThan(600)
  })

  it.each(LETTER_LANGUAGE_CODES)('have every letter of the words in %s', async (language) => {
    const words = Object.values(await loadLetterWords(language)).join('')
    const missing = [...new Set(words)].filter((each) => !fonts.regular.has(each.codePointAt(0)!))
    expect(missing).toEqual([])
  })

  it('measure a wide letter wider than a narrow one, and three times as wide for three', () => {
    expect(widthOf('W', fonts.regular, 10)).toBeGreaterThan(widthOf('i', fonts.regular, 10) * 2)
    expect(widthOf('iii', fonts.regular, 10)).toBeCloseTo(widthOf('i', fonts.regular, 10) * 3)
  })
})

describe('breakLines', () => {
  const lines = (text: string, width: number) => breakLines(text, fonts.regular, 10, width)
  it('keeps what fits on a line and breaks between words', () => {
    expect(lines('one two three', 500)).toEqual(['one two three'])
    expect(lines('one two three', widthOf('one two', fonts.regular, 10) + 0.1)).toEqual(['one two', 'three'])
  })
  it('breaks a word that is wider than the page, and loses nothing', () => {
    const found = lines('A'.repeat(400), 100)
    expect(found.join('')).toBe('A'.repeat(400))
    for (const line of found) expect(widthOf(line, fonts.regular, 10)).toBeLessThanOrEqual(100)
  })
  it('never breaks at a fixed blank', () => expect(lines('1\u00a0800\u00a0€', 5).join('')).toBe('1\u00a0800\u00a0€'))
  it('gives an empty text an empty line', () => expect(lines('', 100)).toEqual(['']))
})

describe('writePdf', () => {
  it('holds every line of the letter as text that can be searched and copied', async () => {
    const { pdf, text } = await read(LETTER)
    const whole = text.replaceAll('\n', ' ')
    for (const line of [
      ...LETTER.sender,
      ...LETTER.recipient,
      LETTER.date,
      LETTER.subject,
      LETTER.greeting,
      ...LETTER.paragraphs,
      ...LETTER.basis.lines,
      LETTER.closing,
    ])
      expect(whole).toContain(line)
    expect(pdf.getPageCount()).toBe(1)
    expect(pdf.getTitle()).toBe(LETTER.subject)
    expect(pdf.catalog.get((await import('pdf-lib')).PDFName.of('Lang'))?.toString()).toContain('en')
  })

  it('is on the paper of the country', async () => {
    expect((await read(LETTER)).pdf.getPage(0).getSize()).toEqual(PAPERS.a4)
    expect((await read(LETTER, 'letter')).pdf.getPage(0).getSize()).toEqual(PAPERS.letter)
  })

  it.each([
    ['Greek and Polish', 'Ιωάννα Łęcka'],
    ['Cyrillic', 'Анна Щербак'],
    ['Vietnamese', 'Nguyễn Thị Phượng'],
    ['Turkish', 'İpek Şağlıoğlu'],
    ['what looks like PDF operators', ') Tj ET (x) \\ <</JS (app.alert(1))>> stream'],
    ['what looks like a page', '<script>alert(1)</script> &amp; {name}'],
  ])('writes a name in %s as it is', async (_, name) => {
    const { text } = await read({ ...LETTER, signature: name })
    expect(text.replaceAll('\n', ' ')).toContain(name)
  })

  it('refuses a name that it cannot write, and says which letters', async () => {
    const written = await writePdf({ ...LETTER, signature: '王 Anna 🛫' }, fonts, 'a4')
    expect(written).toEqual({ kind: 'letters-missing', letters: ['王', '🛫'] })
  })

  it('takes a second page with numbers when the letter is long, and keeps the signature with its last words', async () => {
    const { pdf, text } = await read({
      ...LETTER,
      paragraphs: Array.from({ length: 13 }, () => 'Long words. '.repeat(24)),
    })
    expect(pdf.getPageCount()).toBe(2)
    expect(text).toContain('1 / 2')
    const second = text.slice(text.indexOf('1 / 2'))
    expect(second).toContain('Long words.')
    expect(second).toContain('Yours faithfully,')
  })

  it('stays within the margins, whatever is typed', () => {
    const hostile = {
      ...LETTER,
      subject: 'W'.repeat(500),
      signature: 'W'.repeat(120),
      facts: [{ label: 'L'.repeat(90), value: 'W'.repeat(900) }],
      sender: ['Wm '.repeat(300)],
      paragraphs: ['W'.repeat(4000), ...LETTER.paragraphs],
    }
    const pages = layOutLetter(hostile, fonts, PAPERS.a4)
    expect(pages.length).toBeGreaterThan(1)
    for (const placed of pages.flat()) {
      const right =
        placed.x +
        (placed.kind === 'rule' ? placed.width : widthOf(paperText(placed.text), fonts[placed.face], placed.size))
      expect(placed.x).toBeGreaterThanOrEqual(68)
      expect(right).toBeLessThanOrEqual(PAPERS.a4.width - 67.9)
      expect(placed.y).toBeLessThanOrEqual(PAPERS.a4.height - 30)
    }
  })
})
