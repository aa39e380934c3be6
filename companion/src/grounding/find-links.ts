import type { Evidence } from './evidence.ts'
import { type Span, takeSpans } from './span.ts'

const LINK = /https?:\/\/[^\s)<>\]"]+[^\s)<>\]".,;:]/giu
/** `evil.example/x`, and mail addresses: readers treat addresses without a scheme as links. */
const BARE = /(?<![\p{L}\d@/.])(?:[\w.+-]{1,64}@)?(?:[a-z0-9-]{2,63}\.)+[a-z]{2,24}(?:\/[^\s)<>\]"]*)?/giu
const OWN_PAGE = /(?<![\p{L}\d:/.<])\/[a-z][a-z-]{2,}(?![\w./-])/gu
/** Scripts, markup and pictures are never part of an answer, whatever the evidence. */
const FORBIDDEN = /<[a-z!/]|javascript:|data:[a-z]+\/|vbscript:|!\[|&#|\]\(|\]:|```|on(?:click|load|error)=/iu

export const OWN_PAGES: readonly string[] = [
  '/itinerary',
  '/flights',
  '/accommodation-search',
  '/car-rental',
  '/currency-converter',
  '/flight-compensation',
  '/risk-radar',
  '/budget',
  '/documents',
]

export function hasForbidden(text: string): boolean {
  return FORBIDDEN.test(text)
}

export function findLinks(text: string, { links }: Evidence): readonly Span[] {
  const hosts = new Map(
    [...links].flatMap(([link, facts]) => (URL.canParse(link) ? [[new URL(link).host, facts] as const] : [])),
  )
  const whole = takeSpans(text, [], LINK, ([link]) => links.get(link) ?? links.get(`${link}/`) ?? null)
  const bare = takeSpans(text, whole, BARE, ([written]) => {
    if (written.includes('@') || written.includes('/')) return null
    return hosts.get(written.toLowerCase()) ?? hosts.get(`www.${written.toLowerCase()}`) ?? null
  })
  const own = takeSpans(text, [...whole, ...bare], OWN_PAGE, ([path]) => (OWN_PAGES.includes(path) ? [] : null))
  return [...whole, ...bare, ...own]
}

/** Text without the markup that some models always add. A link keeps its address, so that it can be checked. */
export function withoutMarkup(text: string): string {
  return (
    text
      .replaceAll(/(?<!!)\[([^\]]*)\]\((https?:\/\/[^)\s]+|\/[a-z-]+)\)/gu, '$1 ($2)')
      .replaceAll(/(\*\*|__|`)(?=\S)(.+?)(?<=\S)\1/gu, '$2')
      .replaceAll(/(?<![\p{L}\d*])\*(?=\S)([^*]+?)(?<=\S)\*(?![\p{L}\d*])/gu, '$1')
      // "3. Mai" begins a German date, and no list.
      .replaceAll(
        /^[ \t]*(?:#{1,6}|[-*•–]|\d{1,2}[.)](?![ \t]+(?:jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)))[ \t]+/gimu,
        '',
      )
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
      .replaceAll(/\s+/gu, ' ')
      .trim()
  )
}
