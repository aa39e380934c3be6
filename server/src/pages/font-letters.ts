/** The letters a face says it has, each from and to, both included, and whether headings alone are set in it. */
export type FaceLetters = { readonly ranges: readonly Range[]; readonly isForHeadings: boolean }
type Range = readonly [first: number, last: number]

/** What a page writes beyond the letters that every page has. */
export type PageSigns = { readonly anywhere: readonly number[]; readonly inHeadings: readonly number[] }

const FACE = /^\{.*?\bfont-family:["']?Fraunces\b/
const DESCRIPTOR = /\bunicode-range:([^;}]*)/i
const RANGE = /U\+([0-9a-f]*)(\?*)(?:-([0-9a-f]+))?/gi
const LAST_ASCII = 0x7e
const NOT_ASCII = /[^\0-\x7f]/gu
const TAG = /<(\w+)([^>]*)>/g
/** What web/src/ui/base.css sets in the display face, and what has the class for it. */
const HEADING = /^h[123]$/
const DISPLAY = /\bclass="[^"]*\bfont-display\b/

/** Of a face that has but some letters, which. */
export function lettersOf(fontFace: string): FaceLetters | undefined {
  const [, list] = DESCRIPTOR.exec(fontFace) ?? []
  if (!list) return undefined
  const ranges = [...list.matchAll(RANGE)].map(([, digits = '', open = '', last]): Range => [
    Number.parseInt(digits + '0'.repeat(open.length), 16),
    Number.parseInt(last ?? digits + 'f'.repeat(open.length), 16),
  ])
  return { ranges, isForHeadings: FACE.test(fontFace) }
}

export function signsIn(html: string): PageSigns {
  return { anywhere: signs(html), inHeadings: signs(headingsIn(html).join('')) }
}

/**
 * Tag by tag, and not in one expression: what a traveller typed stands in the page too, and one that looks from there for
 * the end of an element which has none goes through the rest of the page for every word.
 */
function headingsIn(html: string): readonly string[] {
  const found: string[] = []
  let end = 0
  for (const { 0: tag, 1: name = '', 2: attributes = '', index } of html.matchAll(TAG)) {
    if (index < end || !(HEADING.test(name) || DISPLAY.test(attributes))) continue
    const close = html.indexOf(`</${name}>`, index + tag.length)
    if (close === -1) continue
    found.push(html.slice(index, close))
    end = close
  }
  return found
}

export function isWrittenIn({ ranges, isForHeadings }: FaceLetters, { anywhere, inHeadings }: PageSigns): boolean {
  const written = isForHeadings ? inHeadings : anywhere
  return ranges.some(([first, last]) => first <= LAST_ASCII || written.some((sign) => first <= sign && sign <= last))
}

function signs(text: string): readonly number[] {
  return [...new Set(text.match(NOT_ASCII))].map((sign) => sign.codePointAt(0)!)
}
