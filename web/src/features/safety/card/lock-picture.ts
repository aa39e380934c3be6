/** The picture for a lock screen: 9:19.5, as today's phones are; free at the top for the clock, below for the torch. */
export const PICTURE = { width: 1170, height: 2532 } as const

const FREE_TOP = 780
const FREE_BOTTOM = 260
const SIDE = 84
const INK = '#0b2733'
const PAPER = '#f6f1e7'
const QUIET = '#a9bfc4'
const SIGNAL = '#ff8a66'
const SMALLEST = 0.45
const STEP = 0.05

export type PictureLine = {
  readonly text: string
  readonly look: 'label' | 'number' | 'strong' | 'plain'
  readonly isRightToLeft?: boolean
}

const LOOKS = {
  label: { font: '600 40px "Instrument Sans", sans-serif', height: 56, before: 48, colour: QUIET },
  number: { font: '700 112px "Instrument Sans", sans-serif', height: 124, before: 8, colour: SIGNAL },
  strong: { font: '700 70px "Instrument Sans", sans-serif', height: 88, before: 10, colour: PAPER },
  plain: { font: '400 50px "Instrument Sans", sans-serif', height: 66, before: 2, colour: PAPER },
} as const

type Placed = PictureLine & { readonly y: number; readonly scale: number }
export type Measure = (text: string, font: string) => number

/** Everything fits: the type is smaller when there is more to say. */
export function placeLines(lines: readonly PictureLine[], measure: Measure): readonly Placed[] {
  const room = PICTURE.height - FREE_BOTTOM
  for (let scale = 1; scale > SMALLEST; scale -= STEP) {
    const placed = placeAt(scale, lines, measure)
    if ((placed.at(-1)?.y ?? 0) <= room) return placed
  }
  return placeAt(SMALLEST, lines, measure).filter(({ y }) => y <= room)
}

function placeAt(scale: number, lines: readonly PictureLine[], measure: Measure): readonly Placed[] {
  const placed: Placed[] = []
  let y = FREE_TOP
  for (const line of lines) {
    const { height, before } = LOOKS[line.look]
    y += before * scale
    for (const text of wrap(line, scale, measure)) {
      y += height * scale
      placed.push({ ...line, text, y, scale })
    }
  }
  return placed
}

function wrap({ text, look }: PictureLine, scale: number, measure: Measure): readonly string[] {
  const most = PICTURE.width - 2 * SIDE
  const isWide = (part: string): boolean => measure(part, fontAt(look, scale)) > most
  const rows: string[] = []
  let row = ''
  for (const part of partsOf(text)) {
    if (row !== '' && isWide(row + part.trimEnd())) {
      rows.push(row.trimEnd())
      row = part.trimStart()
    } else row += part
  }
  return row.trim() === '' ? rows : [...rows, row.trimEnd()]
}

/** Thai and Japanese have no spaces to break at; browsers know their words. */
function partsOf(text: string): readonly string[] {
  if (!('Segmenter' in Intl)) return text.split(/(?<=\s)/)
  return [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)].map(({ segment }) => segment)
}

function fontAt(look: PictureLine['look'], scale: number): string {
  return LOOKS[look].font.replace(/(\d+)px/, (_, px: string) => `${Math.round(Number(px) * scale)}px`)
}

/** False when this browser has no canvas to draw on. */
export function drawPicture(canvas: HTMLCanvasElement, lines: readonly PictureLine[]): boolean {
  const brush = canvas.getContext('2d')
  if (!brush) return false
  canvas.width = PICTURE.width
  canvas.height = PICTURE.height
  brush.fillStyle = INK
  brush.fillRect(0, 0, PICTURE.width, PICTURE.height)
  brush.textBaseline = 'alphabetic'
  const measure: Measure = (text, font) => {
    brush.font = font
    return brush.measureText(text).width
  }
  for (const { text, look, y, scale, isRightToLeft = false } of placeLines(lines, measure)) {
    brush.font = fontAt(look, scale)
    brush.fillStyle = LOOKS[look].colour
    brush.direction = isRightToLeft ? 'rtl' : 'ltr'
    brush.textAlign = 'start'
    brush.fillText(text, isRightToLeft ? PICTURE.width - SIDE : SIDE, y)
  }
  return true
}

export function toPng(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
