import type { BlogBlock, BlogDocument, BlogInline, BlogPlaceBlock } from './blog-document.ts'

const WORDS_PER_MINUTE = 220

export type DocumentHeading = { readonly id: string; readonly text: string; readonly level: 2 | 3 }

/** The headings with ids for links, each id once. */
export function headingsOf({ content }: BlogDocument): readonly DocumentHeading[] {
  const taken = new Map<string, number>()
  return content.flatMap((block) => {
    if (block.type !== 'heading') return []
    const text = inlineText(block.content)
    const name = anchorOf(text)
    const before = taken.get(name) ?? 0
    taken.set(name, before + 1)
    return [{ id: before === 0 ? name : `${name}-${before + 1}`, text, level: block.attrs.level }]
  })
}

/** The places of the blocks, each once. */
export function placesIn({ content }: BlogDocument): readonly BlogPlaceBlock['attrs'][] {
  const found = new Map<string, BlogPlaceBlock['attrs']>()
  for (const block of content)
    if (block.type === 'place' && !found.has(block.attrs.id)) found.set(block.attrs.id, block.attrs)
  return [...found.values()]
}

/** Every word, for searching and counting. */
export function wordsIn({ content }: BlogDocument): string {
  return content.map(wordsOf).filter(Boolean).join('\n')
}

export function readingMinutes(document: BlogDocument): number {
  const words = wordsIn(document).split(/\s+/).filter(Boolean).length
  return Math.min(120, Math.max(1, Math.round(words / WORDS_PER_MINUTE)))
}

export function inlineText(content: readonly BlogInline[] = []): string {
  return content.map((part) => (part.type === 'text' ? part.text : ' ')).join('')
}

function wordsOf(block: BlogBlock): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return inlineText(block.content)
    case 'bulletList':
    case 'orderedList':
      return block.content.map((item) => paragraphsText(item.content)).join('\n')
    case 'blockquote':
      return paragraphsText(block.content)
    case 'table':
      return block.content.flatMap((row) => row.content.map((cell) => paragraphsText(cell.content))).join('\n')
    case 'image':
      return block.attrs.alt
    case 'place':
      return block.attrs.name
    case 'horizontalRule':
      return ''
  }
}

function paragraphsText(paragraphs: readonly { readonly content?: readonly BlogInline[] | undefined }[]): string {
  return paragraphs.map(({ content }) => inlineText(content)).join('\n')
}

function anchorOf(words: string): string {
  const name = words
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return name || 'part'
}
