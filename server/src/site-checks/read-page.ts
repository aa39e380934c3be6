import { Parser } from 'htmlparser2'

/** What a search engine reads of a page. */
export type ReadPage = {
  readonly titles: readonly string[]
  readonly description: string | null
  readonly canonical: string | null
  readonly robots: string
  readonly headings: number
  readonly structuredData: readonly string[]
  readonly links: readonly string[]
  /** Addresses of pictures without a text; an empty text says that it is only decoration. */
  readonly picturesWithoutText: readonly string[]
}

export function readPage(html: string): ReadPage {
  const read = {
    titles: [] as string[],
    description: null as string | null,
    canonical: null as string | null,
    robots: '',
    headings: 0,
    structuredData: [] as string[],
    links: [] as string[],
    picturesWithoutText: [] as string[],
  }
  let text: string[] | null = null
  let svgDepth = 0
  const parser = new Parser({
    onopentag(name, at) {
      if (name === 'svg') svgDepth += 1
      // A drawing has titles of its own.
      if (name === 'title' && svgDepth === 0) text = []
      if (name === 'script' && at['type'] === 'application/ld+json') text = []
      if (name === 'h1') read.headings += 1
      if (name === 'meta' && at['name'] === 'description') read.description = at['content'] ?? ''
      if (name === 'meta' && at['name'] === 'robots') read.robots = at['content'] ?? ''
      if (name === 'link' && at['rel'] === 'canonical') read.canonical = at['href'] ?? ''
      if (name === 'a' && at['href'] !== undefined) read.links.push(at['href'])
      if (name === 'img' && at['alt'] === undefined) read.picturesWithoutText.push(at['src'] ?? '')
    },
    ontext(part) {
      text?.push(part)
    },
    onclosetag(name) {
      if (name === 'svg') svgDepth -= 1
      if (text === null || (name !== 'title' && name !== 'script')) return
      const whole = text.join('').trim()
      if (name === 'title') read.titles.push(whole)
      else read.structuredData.push(whole)
      text = null
    },
  })
  parser.end(html)
  return read
}
