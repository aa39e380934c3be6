import type { BlogInline, BlogMark } from './blog-document.ts'
import { safeLink } from './safe-link.ts'

/** A character after a backslash, a link, bold, italic, or a break at the end of a line. */
const TOKEN =
  /\\([\\`*_[\]()#+\-.!|<>@])|\[((?:\\.|[^\]\\])+)\]\(([^()\s]*(?:\([^()\s]*\)[^()\s]*)*)\)|\*\*(?=\S)((?:\\.|[^\\])+?)\*\*|([*_])(?=\S)((?:\\.|(?!\5)[^\\])+?)\5|( {2,}|\\)\n/

/** The text of a line with its marks. */
export function readInline(words: string, marks: readonly BlogMark[] = []): readonly BlogInline[] {
  const parts: BlogInline[] = []
  const add = (text: string): void => {
    const clean = text.replaceAll(/\s*\n\s*/g, ' ')
    const last = parts.at(-1)
    if (!clean) return
    if (last?.type === 'text' && sameMarks(last.marks, marks))
      parts[parts.length - 1] = textOf(last.text + clean, marks)
    else parts.push(textOf(clean, marks))
  }
  let rest = words
  for (let match = TOKEN.exec(rest); match; match = TOKEN.exec(rest)) {
    const before = rest.slice(0, match.index)
    // An underscore inside a word is a character.
    const isInWord = match[5] === '_' && /[\p{L}\p{N}]$/u.test(before)
    add(before)
    if (isInWord) add('_')
    else readToken(match, marks, add, parts)
    rest = rest.slice(match.index + (isInWord ? 1 : match[0].length))
  }
  add(rest)
  return parts
}

function readToken(
  [whole, escaped, label, href, bold, , italic]: RegExpExecArray,
  marks: readonly BlogMark[],
  add: (text: string) => void,
  parts: BlogInline[],
): void {
  if (escaped !== undefined) return add(escaped)
  if (label !== undefined) {
    const link = safeLink(href ?? '')
    const isInLink = marks.some(({ type }) => type === 'link')
    // A link that leads nowhere safe stays its words.
    const own = link === null || isInLink ? marks : [...marks, { type: 'link', attrs: { href: link } } as const]
    return void parts.push(...readInline(label, own))
  }
  if (bold !== undefined) return void parts.push(...readInline(bold, withMark(marks, 'bold')))
  if (italic !== undefined) return void parts.push(...readInline(italic, withMark(marks, 'italic')))
  if (whole.endsWith('\n')) parts.push({ type: 'hardBreak' })
}

function withMark(marks: readonly BlogMark[], type: 'bold' | 'italic'): readonly BlogMark[] {
  return marks.some((mark) => mark.type === type) ? marks : [...marks, { type }]
}

function textOf(text: string, marks: readonly BlogMark[]): BlogInline {
  return marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text }
}

function sameMarks(left: readonly BlogMark[] = [], right: readonly BlogMark[]): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}
