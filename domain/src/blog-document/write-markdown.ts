import type { BlogBlock, BlogDocument, BlogInline, BlogMark, BlogParagraph, BlogRow } from './blog-document.ts'

/** The document as Markdown that `readMarkdown` reads back. */
export function writeMarkdown({ content }: BlogDocument): string {
  const blocks = content.map(writeBlock).filter(Boolean)
  return blocks.length > 0 ? `${blocks.join('\n\n')}\n` : ''
}

function writeBlock(block: BlogBlock): string {
  switch (block.type) {
    case 'paragraph':
      return atStart(writeInline(block.content))
    case 'heading':
      return `${'#'.repeat(block.attrs.level)} ${writeInline(block.content)}`
    case 'bulletList':
      return block.content.map(({ content }) => `- ${writeParagraphs(content)}`).join('\n')
    case 'orderedList':
      return block.content.map(({ content }, index) => `${index + 1}. ${writeParagraphs(content)}`).join('\n')
    case 'blockquote':
      return block.content.map((paragraph) => `> ${writeInline(paragraph.content)}`).join('\n>\n')
    case 'image':
      return `![${plain(block.attrs.alt)}](image:${block.attrs.path} "${block.attrs.width}x${block.attrs.height}")`
    case 'place':
      return `@[${plain(block.attrs.name)}](place:${block.attrs.id})`
    case 'table':
      return writeTable(block.content)
    case 'horizontalRule':
      return '---'
  }
}

function writeTable(rows: readonly BlogRow[]): string {
  const line = ({ content }: BlogRow): string =>
    `| ${content.map((cell) => writeParagraphs(cell.content).replaceAll('|', String.raw`\|`)).join(' | ')} |`
  const [head, ...rest] = rows
  if (!head) return ''
  return [line(head), `|${' --- |'.repeat(head.content.length)}`, ...rest.map(line)].join('\n')
}

function writeParagraphs(paragraphs: readonly BlogParagraph[]): string {
  return paragraphs.map(({ content }) => writeInline(content, ' ')).join(' ')
}

function writeInline(content: readonly BlogInline[] = [], lineBreak = '\\\n'): string {
  return content.map((part) => (part.type === 'text' ? writeText(part.text, part.marks) : lineBreak)).join('')
}

/** Spaces stand outside the marks: `** word**` is not bold. */
function writeText(text: string, marks: readonly BlogMark[] = []): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  if (!inner) return text
  const marked = marks.toReversed().reduce((words, mark) => {
    if (mark.type === 'bold') return `**${words}**`
    return mark.type === 'italic' ? `*${words}*` : `[${words}](${mark.attrs.href})`
  }, escaped(inner))
  return `${before}${marked}${after}`
}

function escaped(text: string): string {
  return text.replaceAll(/[\\*_[\]]/g, String.raw`\$&`)
}

/** A paragraph that would read as another block. */
function atStart(words: string): string {
  return words.replace(/^(\s*)(#{1,6}\s|[-+]\s|>|@\[|!|-{3,}|\d{1,3}[.)]\s)/, (_, space: string, start: string) =>
    /^\d/.test(start) ? `${space}${start.replace(/[.)]/, String.raw`\$&`)}` : `${space}\\${start}`,
  )
}

/** Names and text alternatives have no brackets. */
function plain(text: string): string {
  return text.replaceAll(/[[\]\n]/g, ' ').trim()
}
