/**
 * Markdown, as far as an article has it: headings, paragraphs, flat lists, notes (>), tables, rules, bold, italic,
 * links, our own images and place blocks. HTML in it stays visible text.
 */
import type { BlogBlock, BlogCell, BlogDocument, BlogParagraph, BlogRow } from './blog-document.ts'
import { readInline } from './read-inline.ts'

const HEADING = /^(#{1,6})\s+(.+?)\s*#*$/
const BULLET = /^\s*[-*+]\s+(.*)$/
const NUMBERED = /^\s*\d{1,3}[.)]\s+(.*)$/
const RULE = /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/
const TABLE_RULE = /^\s*\|?(?:\s*:?-{3,}:?\s*\|)+\s*(?::?-{3,}:?\s*)?$/
const PLACE = /^@\[([^\]]{1,120})\]\(place:([a-z0-9.-]{1,120})\)$/
const IMAGE = /^!\[([^\]]*)\]\(image:([0-9a-f-]{36}\.(?:png|jpg|webp|avif))(?:\s+"(\d{1,5})x(\d{1,5})")?\)$/

export function readMarkdown(markdown: string): BlogDocument {
  const lines = markdown.replaceAll('\r\n', '\n').split('\n')
  const content: BlogBlock[] = []
  let at = 0
  while (at < lines.length) {
    const line = lines[at] ?? ''
    if (line.trim() === '') {
      at += 1
      continue
    }
    const [block, next] = readBlock(lines, at)
    content.push(block)
    at = next
  }
  return { type: 'doc', content }
}

type Read = readonly [BlogBlock, next: number]

function readBlock(lines: readonly string[], at: number): Read {
  const line = lines[at] ?? ''
  const single = readSingle(line.trim())
  if (single) return [single, at + 1]
  if (line.trim().startsWith('>')) return readNote(lines, at)
  if (line.includes('|') && TABLE_RULE.test(lines[at + 1] ?? '')) return readTable(lines, at)
  if (BULLET.test(line)) return readList(lines, at, 'bulletList', BULLET)
  if (NUMBERED.test(line)) return readList(lines, at, 'orderedList', NUMBERED)
  return readParagraph(lines, at)
}

/** Blocks of one line. */
function readSingle(line: string): BlogBlock | null {
  const heading = HEADING.exec(line)
  if (heading)
    return { type: 'heading', attrs: { level: (heading[1]?.length ?? 2) > 2 ? 3 : 2 }, ...inline(heading[2]) }
  if (RULE.test(line)) return { type: 'horizontalRule' }
  const place = PLACE.exec(line)
  if (place) return { type: 'place', attrs: { id: place[2] ?? '', name: place[1] ?? '' } }
  const image = IMAGE.exec(line)
  if (!image) return null
  const [, alt = '', path = '', width = '1200', height = '800'] = image
  return { type: 'image', attrs: { path, alt, width: Number(width), height: Number(height) } }
}

function readNote(lines: readonly string[], from: number): Read {
  const inside: string[] = []
  let at = from
  while (lines[at]?.trim().startsWith('>')) inside.push((lines[at++] ?? '').trim().replace(/^>\s?/, ''))
  const paragraphs = inside
    .join('\n')
    .split(/\n\s*\n/)
    .map((words) => paragraph(words))
  return [{ type: 'blockquote', content: paragraphs }, at]
}

function readList(lines: readonly string[], from: number, type: 'bulletList' | 'orderedList', item: RegExp): Read {
  const items: string[] = []
  let at = from
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const words = item.exec(line)?.[1]
    if (words !== undefined && !RULE.test(line)) items.push(words)
    // An indented line continues the item above.
    else if (/^\s{2,}\S/.test(line) && items.length > 0) items.push(`${items.pop() ?? ''}\n${line.trim()}`)
    else break
  }
  return [{ type, content: items.map((words) => ({ type: 'listItem', content: [paragraph(words)] })) }, at]
}

function readTable(lines: readonly string[], from: number): Read {
  const rows: BlogRow[] = [row(cellsOf(lines[from] ?? ''), 'tableHeader')]
  const width = rows[0]?.content.length ?? 1
  let at = from + 2
  while (lines[at]?.includes('|')) {
    const cells = cellsOf(lines[at++] ?? '')
    rows.push(
      row(
        Array.from({ length: width }, (_, index) => cells[index] ?? ''),
        'tableCell',
      ),
    )
  }
  return [{ type: 'table', content: rows }, at]
}

function cellsOf(line: string): readonly string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'))
}

function row(cells: readonly string[], type: BlogCell['type']): BlogRow {
  return { type: 'tableRow', content: cells.map((words) => ({ type, content: [paragraph(words)] })) }
}

function readParagraph(lines: readonly string[], from: number): Read {
  const words: string[] = [lines[from] ?? '']
  let at = from + 1
  while (at < lines.length && !startsBlock(lines, at)) words.push(lines[at++] ?? '')
  return [paragraph(words.join('\n')), at]
}

function startsBlock(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? ''
  if (line.trim() === '' || line.trim().startsWith('>') || BULLET.test(line) || NUMBERED.test(line)) return true
  return readSingle(line.trim()) !== null || (line.includes('|') && TABLE_RULE.test(lines[at + 1] ?? ''))
}

function paragraph(words: string): BlogParagraph {
  return { type: 'paragraph', ...inline(words) }
}

function inline(words = ''): Pick<BlogParagraph, 'content'> {
  const content = readInline(words)
  return content.length > 0 ? { content } : {}
}
