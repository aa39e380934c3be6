/** Notices of WHO and CDC: titles, dates and links only; their texts stay on their pages. */
import { z } from 'zod'

import { countriesNamed } from '../country-named.ts'
import { FeedError, type FeedSource, type ReadItem } from '../feed-source.ts'
import { pastInstant } from '../instants.ts'
import { plainText, webLink } from '../plain-text.ts'
import { BARE, readJson, readRows } from '../read-json.ts'
import { readRss } from '../read-rss.ts'

const WhoAnswer = z.object({ value: z.array(z.unknown()) })
const WhoRow = z.object({
  Id: z.string().min(1).max(80),
  Title: z.string().min(1),
  PublicationDate: z.string(),
  ItemDefaultUrl: z.string(),
})
const WHO_SITE = 'https://www.who.int/emergencies/disease-outbreak-news'
/** Older news stays on WHO's page; here it would look current. */
const NEWS_DAYS = 180
const DAY_MS = 86_400_000

export function who(url: string): FeedSource {
  return {
    id: 'who',
    kind: 'list',
    parts: [{ part: '', url }],
    maxBytes: 3_000_000,
    fewest: 1,
    read: ({ text, now }) =>
      readRows(readJson(text, WhoAnswer).value, WhoRow, ({ Id, Title, PublicationDate, ItemDefaultUrl: path }) => {
        const publishedAt = pastInstant(PublicationDate, now)
        if (publishedAt === null || publishedAt < now - NEWS_DAYS * DAY_MS) return null
        const title = plainText(Title, 300)
        return {
          ...BARE,
          id: `who:${plainText(Id, 80)}`,
          kind: 'health',
          severity: 'Disease outbreak news',
          title,
          countries: placesIn(title),
          publishedAt,
          link: /^\/item\/[\w-]+$|^\/[\w-]+$/.test(path) ? `${WHO_SITE}/item${path.replace(/^\/item/, '')}` : WHO_SITE,
        }
      }),
  }
}

/** "Level 2 - Ebola in Uganda and Rwanda"; some are about the whole world. */
const CDC_TITLE = /^(?<words>(?:Level|Warning|Alert|Watch)\s*[1-4]?)\s*[-–:]\s*(?<about>.+)$/i
const CDC_PAGE = 'https://wwwnc.cdc.gov/travel/notices'

export function cdc(url: string): FeedSource {
  return {
    id: 'cdc',
    kind: 'list',
    parts: [{ part: '', url }],
    maxBytes: 2_000_000,
    fewest: 1,
    read({ text, now }) {
      const rows = readRss(text)
      const items = rows.flatMap((row): readonly ReadItem[] => {
        const title = plainText(row.get('title') ?? '', 300)
        const { words, about } = CDC_TITLE.exec(title)?.groups ?? {}
        const id = row.get('guid') ?? row.get('link') ?? ''
        if (words === undefined || about === undefined || id === '') return []
        return [
          {
            ...BARE,
            id: `cdc:${id}`.slice(0, 200),
            kind: 'health',
            severity: words,
            title: about,
            countries: placesIn(about),
            publishedAt: pastInstant(row.get('pubDate'), now),
            link: webLink(row.get('link'), CDC_PAGE),
          },
        ]
      })
      if (items.length < rows.length / 2) throw new FeedError('other-shape', 'titles')
      return [...new Map(items.map((item) => [item.id, item])).values()]
    },
  }
}

/** "Ebola in Uganda", "Avian influenza – Egypt": the countries stand at the end. */
function placesIn(title: string): readonly string[] {
  const [, last = ''] = /(?:\bin(?: the)?|[-–—:])\s+((?:(?!\bin\b|[-–—:]\s).)+)$/i.exec(title) ?? []
  return countriesNamed(last).slice(0, 60)
}
