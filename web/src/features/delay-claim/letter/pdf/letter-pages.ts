/** Where each line of the letter stands. A page begins at its top left corner; sizes are points. */
import type { Letter } from '../letter.ts'
import type { LetterFont } from './letter-font.ts'
import { breakLines, paperText, widthOf } from './letter-lines.ts'

export type LetterFonts = { readonly regular: LetterFont; readonly strong: LetterFont }
type Face = keyof LetterFonts
type Paper = { readonly width: number; readonly height: number }
export const PAPERS = { a4: { width: 595.28, height: 841.89 }, letter: { width: 612, height: 792 } } as const

export type Placed =
  | {
      readonly kind: 'text'
      readonly text: string
      readonly x: number
      readonly y: number
      readonly size: number
      readonly face: Face
      readonly isSoft: boolean
    }
  | { readonly kind: 'rule'; readonly x: number; readonly y: number; readonly width: number }

type Page = readonly Placed[]

const MARGIN = { x: 68, top: 60, bottom: 58 }
const FOOT = 34
/** The first that fits one page; a letter that needs two is set at full size. */
const SCALES = [1, 0.97, 0.94, 0.91]
const BASIS_SHARE = 0.64

/** Lines that stay together on a page, with the space before them. */
type Block = { readonly before: number; readonly lines: readonly Line[] }
type Line = { readonly height: number; readonly parts: readonly Placed[] }

type Style = { readonly size: number; readonly leading: number; readonly face: Face; readonly isSoft?: boolean }
type Typesetting = {
  readonly fonts: LetterFonts
  readonly width: number
  readonly styles: Readonly<Record<'body' | 'name' | 'subject' | 'small' | 'smallSoft' | 'smallStrong', Style>>
  /** A distance at this scale. */
  space(points: number): number
}

export function layOutLetter(letter: Letter, fonts: LetterFonts, paper: Paper): readonly Page[] {
  const width = paper.width - 2 * MARGIN.x
  const layOut = (scale: number): readonly Page[] =>
    fillPages(blocksOf(letter, typesetting(fonts, width, scale)), paper)
  const fitting = SCALES.map(layOut).find((pages) => pages.length === 1)
  if (fitting) return fitting
  const pages = layOut(1)
  return pages.map((page, index) => [...page, pageNumber(index, pages.length, fonts, paper)])
}

function typesetting(fonts: LetterFonts, width: number, scale: number): Typesetting {
  const style = (size: number, leading: number, face: Face, isSoft = false): Style => ({
    size: size * scale,
    leading: leading * scale,
    face,
    isSoft,
  })
  return {
    fonts,
    width,
    space: (points) => points * scale,
    styles: {
      body: style(10.5, 15, 'regular'),
      name: style(10.5, 15, 'strong'),
      subject: style(13, 17, 'strong'),
      small: style(9.5, 13.5, 'regular'),
      smallSoft: style(9.5, 13.5, 'regular', true),
      smallStrong: style(9.5, 13.5, 'strong'),
    },
  }
}

function blocksOf(letter: Letter, setting: Typesetting): readonly Block[] {
  const { sender, recipient, date, subject, facts, greeting, paragraphs, basis, enclosed, closing, signature } = letter
  const { styles, space, width, fonts } = setting
  const set = (text: string, style: Style, before: number): Block => ({
    before: space(before),
    lines: linesOf(text, style, setting),
  })
  const [name = '', ...address] = sender
  const [airline = '', ...department] = recipient
  const body = paragraphs.map((paragraph) => set(paragraph, styles.body, 8))
  const last = body.at(-1)
  const dateX = width - widthOf(paperText(date), fonts.regular, styles.body.size)
  return [
    beside(set(name, styles.name, 0), shifted(set(date, styles.body, 0), dateX)),
    ...address.map((line) => set(line, styles.body, 0)),
    set(airline, styles.name, 24),
    ...department.map((line) => set(line, styles.body, 0)),
    set(subject, styles.subject, 26),
    ...factBlocks(facts, setting),
    set(greeting, styles.body, 16),
    ...body.slice(0, -1),
    // A signature alone on a page signs nothing.
    ...(last ? [joined(last, set(closing, styles.body, 14), set(signature, styles.body, 32))] : []),
    listsBlock(basis, enclosed, setting),
  ]
}

function linesOf(text: string, style: Style, { fonts, width }: Typesetting): readonly Line[] {
  const { size, leading, face, isSoft = false } = style
  return breakLines(paperText(text), fonts[face], size, width).map((line) => ({
    height: leading,
    parts: [{ kind: 'text', text: line, x: 0, y: 0, size, face, isSoft }],
  }))
}

const LABEL_WIDTH = 96

function factBlocks(facts: Letter['facts'], setting: Typesetting): readonly Block[] {
  const { styles, space, width } = setting
  const rule: Line = { height: 0, parts: [{ kind: 'rule', x: 0, y: 0, width }] }
  const pad: Line = { height: space(3), parts: [] }
  return facts.map(({ label, value }, index) => {
    const name = { before: 0, lines: linesOf(label, styles.smallSoft, { ...setting, width: LABEL_WIDTH }) }
    const fact = { before: 0, lines: linesOf(value, styles.small, { ...setting, width: width - LABEL_WIDTH }) }
    const row = beside(name, shifted(fact, LABEL_WIDTH))
    const lines = [...(index === 0 ? [rule] : []), pad, ...row.lines, pad, rule]
    return { before: index === 0 ? space(8) : 0, lines }
  })
}

/** The law and the enclosures, side by side. */
function listsBlock(basis: Letter['basis'], enclosed: Letter['enclosed'], setting: Typesetting): Block {
  const { width, space } = setting
  const split = width * BASIS_SHARE
  const law = listOf(basis, { ...setting, width: enclosed ? split - space(18) : width })
  const both = enclosed ? beside(law, shifted(listOf(enclosed, { ...setting, width: width - split }), split)) : law
  return { ...both, before: space(22) }
}

const BULLET_INDENT = 11

function listOf({ title, lines }: Letter['basis'], setting: Typesetting): Block {
  const { styles } = setting
  const indented = { ...setting, width: setting.width - BULLET_INDENT }
  const items = lines.map((text): Block => {
    const item = shifted({ before: 0, lines: linesOf(text, styles.small, indented) }, BULLET_INDENT)
    return beside({ before: 0, lines: linesOf('•', styles.small, setting) }, item)
  })
  return joined({ before: 0, lines: linesOf(title, styles.smallStrong, setting) }, ...items)
}

function shifted({ before, lines }: Block, by: number): Block {
  return {
    before,
    lines: lines.map(({ height, parts }) => ({ height, parts: parts.map((part) => ({ ...part, x: part.x + by })) })),
  }
}

function beside(left: Block, right: Block): Block {
  const lines = Array.from({ length: Math.max(left.lines.length, right.lines.length) }, (_, index): Line => {
    const both = [left.lines[index], right.lines[index]].filter((line) => line !== undefined)
    return { height: Math.max(...both.map(({ height }) => height)), parts: both.flatMap(({ parts }) => parts) }
  })
  return { before: left.before, lines }
}

function joined(first: Block, ...others: readonly Block[]): Block {
  const gap = (height: number): readonly Line[] => (height === 0 ? [] : [{ height, parts: [] }])
  return {
    before: first.before,
    lines: [...first.lines, ...others.flatMap(({ before, lines }) => [...gap(before), ...lines])],
  }
}

/** A block moves to the next page whole, unless it is longer than a page. */
function fillPages(blocks: readonly Block[], { height }: Paper): readonly Page[] {
  const pages: Placed[][] = [[]]
  const bottom = height - MARGIN.bottom
  let y: number = MARGIN.top
  const turn = (): void => {
    pages.push([])
    y = MARGIN.top
  }
  for (const { before, lines } of blocks) {
    const needed = lines.reduce((sum, line) => sum + line.height, 0)
    if (y + before + needed > bottom && y > MARGIN.top && needed <= bottom - MARGIN.top) turn()
    else y += before
    for (const line of lines) {
      if (y + line.height > bottom) turn()
      y += line.height
      for (const part of line.parts) pages.at(-1)?.push({ ...part, x: part.x + MARGIN.x, y })
    }
  }
  return pages
}

function pageNumber(index: number, count: number, { regular }: LetterFonts, paper: Paper): Placed {
  const text = `${index + 1} / ${count}`
  const size = 9
  const x = (paper.width - widthOf(text, regular, size)) / 2
  return { kind: 'text', text, x, y: paper.height - FOOT, size, face: 'regular', isSoft: true }
}
