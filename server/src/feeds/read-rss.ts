import { FeedError } from './feed-source.ts'
import { decodeEntities } from './plain-text.ts'

const MOST_ITEMS = 2_000

/** The child elements of an RSS item by name, the first of each; attributes and nesting are not needed. */
export type RssItem = ReadonlyMap<string, string>

/** RSS 2.0. A page of HTML, or an answer that was cut off, is refused. */
export function readRss(text: string): readonly RssItem[] {
  const body = text.replace(/^\uFEFF/, '').trimStart()
  if (!/^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<rss\b/i.test(body)) throw new FeedError('unreadable', 'no RSS')
  if (!/<\/rss>\s*$/i.test(body)) throw new FeedError('unreadable', 'cut off')
  const items = [...body.matchAll(/<item(?:\s[^>]*)?>([\s\S]*?)<\/item>/g)].slice(0, MOST_ITEMS)
  return items.map(([, inner = '']) => childrenOf(inner))
}

function childrenOf(inner: string): RssItem {
  const children = new Map<string, string>()
  for (const [, name = '', value = ''] of inner.matchAll(/<([\w:-]+)(?:\s[^<>]*)?(?<!\/)>([\s\S]*?)<\/\1>/g))
    if (!children.has(name)) children.set(name, textOf(value))
  return children
}

function textOf(value: string): string {
  const [, quoted] = /^\s*<!\[CDATA\[([\s\S]*?)\]\]>\s*$/.exec(value) ?? []
  return quoted ?? decodeEntities(value).trim()
}
