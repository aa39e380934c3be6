/** Text pasted from a page, a chat, a table or a mail, as lines. */

export type PastedLine = {
  /** Counted from 1, after tags were removed. */
  readonly number: number
  readonly text: string
  readonly indent: number
  readonly isListed: boolean
  /** The cells of a table row. */
  readonly cells: readonly string[] | null
}

// A tag ends before the next `<`: otherwise a text of unclosed tags would be scanned to its end for each of them.
const HIDDEN = /<(script|style|head|template|svg)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi
const LINE_END = /<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6]|\/ul|\/ol)\b[^<>]*>/gi
const CELL_END = /<\/t[dh]\s*>/gi
const LIST_ITEM = /<li\b[^<>]*>/gi
const TAG = /<\/?[a-z!][^<>]{0,2000}>/gi
const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    ndash: '–',
    mdash: '—',
    rsquo: '’',
  }),
)
const BULLET =
  /^(?:[-*+•·▪◦‣●○–—►▸→✓✔☐]|\d{1,2}[.)](?=\s)(?!\s*(?:jan|feb|m[aä]r|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|de[zc]|tag\b|jour|giorno|d[ií]a))|[a-z][)])\s+/i
const SYMBOLS = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Cf}|\p{Mn}|\s)+/u
const MARKDOWN = /\*\*|__|~~|`|^#{1,6}\s+|^>\s+/g
/** `[Louvre](https://…)` and bare URLs, whose numbers are not times. */
const LINK = /!?\[([^\]]{0,300})\]\([^)\s]{0,2000}\)/g
const ADDRESS = /(?:https?:\/\/|www\.)\S+/gi
const TABLE_RULE = /^[\s|:+=-]*$/
const LONGEST_LINE = 2000

export function cleanPaste(pasted: string): readonly PastedLine[] {
  const lines = untag(pasted).split(/\r\n|[\n\r\u2028\u2029\v\f]/)
  return lines.flatMap((raw, index) => {
    const line = toLine(raw.slice(0, LONGEST_LINE).replace(LINK, '$1').replace(ADDRESS, ''), index + 1)
    return line ? [line] : []
  })
}

function untag(pasted: string): string {
  if (!/<[a-z!/]/i.test(pasted)) return pasted
  return pasted
    .replace(HIDDEN, ' ')
    .replace(LIST_ITEM, '- ')
    .replace(CELL_END, '\t')
    .replace(LINE_END, '\n')
    .replace(TAG, '')
    .replace(/&(#?\w{1,8});/g, (whole, name: string) => ENTITIES.get(name) ?? whole)
}

function toLine(raw: string, number: number): PastedLine | null {
  const indent = /^[\t ]*/.exec(raw)?.[0].replaceAll('\t', '    ').length ?? 0
  const isRow = raw.trim().startsWith('|') || raw.trim().includes('\t')
  if (TABLE_RULE.test(raw)) return null
  if (isRow) {
    const cells = raw
      .trim()
      .replace(/^\||\|$/g, '')
      .split(raw.includes('|') ? '|' : '\t')
      .map(tidy)
    const text = cells.filter(Boolean).join(', ')
    return text ? { number, text, indent, isListed: true, cells } : null
  }
  const bare = raw.trim().replace(MARKDOWN, '').replace(SYMBOLS, '')
  const isListed = BULLET.test(bare)
  const text = tidy(bare.replace(BULLET, ''))
  return text ? { number, text, indent, isListed, cells: null } : null
}

function tidy(text: string): string {
  return text
    .replace(MARKDOWN, '')
    .replace(SYMBOLS, '')
    .replaceAll('*', '')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .normalize('NFC')
    .trim()
}
