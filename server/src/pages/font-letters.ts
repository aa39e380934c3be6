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
/** What web/src/ui/base.css sets in the display face, and what has the class for it. */
const HEADINGS = /<(h[123])\b[^>]*>[\s\S]*?<\/\1>|<(\w+)\b[^>]*\bfont-display\b[^>]*>[\s\S]*?<\/\2>/g

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
  return { anywhere: signs(html), inHeadings: signs((html.match(HEADINGS) ?? []).join('')) }
}

export function isWrittenIn({ ranges, isForHeadings }: FaceLetters, { anywhere, inHeadings }: PageSigns): boolean {
  const written = isForHeadings ? inHeadings : anywhere
  return ranges.some(([first, last]) => first <= LAST_ASCII || written.some((sign) => first <= sign && sign <= last))
}

function signs(text: string): readonly number[] {
  return [...new Set(text.match(NOT_ASCII))].map((sign) => sign.codePointAt(0)!)
}
