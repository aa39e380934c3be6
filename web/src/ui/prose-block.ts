/**
 * Text of our own pages as data. A sentence may contain links, `[label](/path)`, and nothing else: it is never treated
 * as HTML.
 */
export type ProseBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'heading'; readonly id: string; readonly text: string }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly string[] }
  | { readonly kind: 'note'; readonly text: string }
  | {
      readonly kind: 'table'
      readonly caption: string
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }

export function text(words: string): ProseBlock {
  return { kind: 'text', text: words }
}

export function heading(words: string): ProseBlock {
  return { kind: 'heading', id: toAnchor(words), text: words }
}

export function list(...items: readonly string[]): ProseBlock {
  return { kind: 'list', items }
}

export function steps(...items: readonly string[]): ProseBlock {
  return { kind: 'steps', items }
}

export function note(words: string): ProseBlock {
  return { kind: 'note', text: words }
}

export function table(caption: string, head: readonly string[], ...rows: readonly (readonly string[])[]): ProseBlock {
  return { kind: 'table', caption, head, rows }
}

export type ProsePart = { readonly text: string; readonly to?: string }

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g

/** A sentence split into plain text and links. */
export function proseParts(sentence: string): readonly ProsePart[] {
  const parts: ProsePart[] = []
  let from = 0
  for (const match of sentence.matchAll(LINK)) {
    if (match.index > from) parts.push({ text: sentence.slice(from, match.index) })
    parts.push({ text: match[1] ?? '', to: match[2] ?? '/' })
    from = match.index + match[0].length
  }
  if (from < sentence.length) parts.push({ text: sentence.slice(from) })
  return parts
}

/** Every word of a text, for searching, counting and feeds. */
export function plainText(blocks: readonly ProseBlock[]): string {
  return blocks.map(wordsOf).join('\n').replaceAll(LINK, '$1')
}

function wordsOf(block: ProseBlock): string {
  switch (block.kind) {
    case 'list':
    case 'steps':
      return block.items.join('\n')
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()].join('\n')
    case 'text':
    case 'heading':
    case 'note':
      return block.text
  }
}

function toAnchor(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
