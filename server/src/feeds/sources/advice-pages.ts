/** Advice of governments that publish an index and a page for each country: United Kingdom and Ireland. */
import type { AdviceLevel } from '@app/domain/safety-feeds'
import { z } from 'zod'

import { countriesNamed, countriesOfPage } from '../country-named.ts'
import { FeedError, type FeedSource, type ReadItem } from '../feed-source.ts'
import { pastInstant } from '../instants.ts'
import { decodeEntities, plainText } from '../plain-text.ts'
import { BARE, readJson } from '../read-json.ts'

const SLUG = /^[a-z0-9-]{2,100}$/

const UkIndex = z.object({
  links: z.object({
    children: z.array(z.object({ base_path: z.string(), title: z.string(), public_updated_at: z.string().nullish() })),
  }),
})
const UkPage = z.object({
  base_path: z.string(),
  title: z.string(),
  public_updated_at: z.string().nullish(),
  details: z.object({
    country: z.object({ name: z.string().min(1) }),
    updated_at: z.string().nullish(),
    alert_status: z.array(z.string()),
  }),
})
const UK_SITE = 'https://www.gov.uk/foreign-travel-advice'
const UK_WORDS: Readonly<Record<string, string>> = {
  avoid_all_travel_to_whole_country: 'Advises against all travel',
  avoid_all_but_essential_travel_to_whole_country: 'Advises against all but essential travel',
  avoid_all_travel_to_parts: 'Advises against all travel to parts',
  avoid_all_but_essential_travel_to_parts: 'Advises against all but essential travel to parts',
}

/** Content API of GOV.UK. An empty `alert_status` means no advice against travel. */
export function ukAdvice(url: string): FeedSource {
  return {
    id: 'uk-advice',
    kind: 'pages',
    index: url,
    maxBytes: 3_000_000,
    fewest: 150,
    readIndex: ({ text, now }) =>
      readJson(text, UkIndex).links.children.flatMap(({ base_path: path, public_updated_at: changed }) => {
        const slug = path.split('/').at(-1) ?? ''
        return SLUG.test(slug) ? [{ part: slug, url: `${url}/${slug}`, changedAt: pastInstant(changed, now) }] : []
      }),
    readPage({ text, now, part }) {
      const page = readJson(text, UkPage)
      const known = page.details.alert_status.filter((status) => status in UK_WORDS)
      // A status that we do not know could be the worst one.
      if (known.length < page.details.alert_status.length) throw new FeedError('other-shape', 'alert status')
      const link = `${UK_SITE}/${part}`
      const countries = countriesOn(link, page.details.country.name)
      if (countries.length === 0) return []
      return [
        {
          ...BARE,
          id: `uk-advice:${part}`,
          kind: 'advice',
          ...britishAdvice(known),
          title: plainText(page.details.country.name, 300),
          countries,
          publishedAt: pastInstant(page.public_updated_at ?? page.details.updated_at, now),
          link,
        },
      ]
    },
  }
}

/** ADVICE-GB: derived. Whole country: all travel 4, all but essential 3; any part 2; none 1. */
function britishAdvice(statuses: readonly string[]): Pick<ReadItem, 'severity' | 'level' | 'regionalLevel'> {
  const has = (status: string): boolean => statuses.includes(status)
  const regionalLevel: AdviceLevel | null = has('avoid_all_travel_to_parts')
    ? 4
    : has('avoid_all_but_essential_travel_to_parts')
      ? 3
      : null
  const severity = Object.entries(UK_WORDS)
    .filter(([status]) => has(status))
    .map(([, words]) => words)
    .join('. ')
  if (has('avoid_all_travel_to_whole_country')) return { severity, level: 4, regionalLevel: null }
  if (has('avoid_all_but_essential_travel_to_whole_country')) return { severity, level: 3, regionalLevel }
  return { severity: severity || 'No advice against travel', level: regionalLevel === null ? 1 : 2, regionalLevel }
}

const IE_SITE = 'https://www.ireland.ie/en/dfa/overseas-travel/advice'
const IE_LEVELS: readonly (readonly [RegExp, string, AdviceLevel])[] = [
  [/\bdo not travel\b/i, 'Do not travel', 4],
  [/\bavoid (?:all )?non-?\s?essential travel\b/i, 'Avoid non-essential travel', 3],
  [/\bhigh degree of caution\b/i, 'High degree of caution', 2],
  [/\bnormal precautions\b/i, 'Normal precautions', 1],
]

/** Pages of HTML: only the summary under the heading and the date are read. */
export function ieAdvice(url: string): FeedSource {
  return {
    id: 'ie-advice',
    kind: 'pages',
    index: `${url}/`,
    maxBytes: 2_000_000,
    fewest: 100,
    readIndex({ text }) {
      const slugs = [...text.matchAll(/href="[^"]*\/overseas-travel\/advice\/([a-z0-9-]{2,100})\/?"/g)]
      const different = new Set(slugs.map(([, slug = '']) => slug))
      return [...different].map((part) => ({ part, url: `${url}/${part}/`, changedAt: null }))
    },
    readPage({ text, now, part }) {
      const [, heading = ''] = /<h1[^>]*>([\s\S]{1,400}?)<\/h1>/i.exec(text) ?? []
      const [, summary = ''] = /travel-landing--summary[^>]*>([\s\S]{1,2000}?)<\/(?:p|div|section)>/i.exec(text) ?? []
      const said = plainText(summary, 500)
      const found = IE_LEVELS.find(([pattern]) => pattern.test(said))
      if (!found) throw new FeedError('other-shape', 'no summary')
      const [, words, level] = found
      const link = `${IE_SITE}/${part}/`
      const countries = countriesOn(link, plainText(heading, 200))
      if (countries.length === 0) return []
      const [, day] = /Updated on:\s*(\d{1,2} \w+ \d{4})/.exec(decodeEntities(text)) ?? []
      const publishedAt = pastInstant(day === undefined ? null : `${day} UTC`, now)
      const title = plainText(heading, 300) || part
      return [
        {
          ...BARE,
          id: `ie-advice:${part}`,
          kind: 'advice',
          severity: words,
          level,
          title,
          countries,
          publishedAt,
          link,
        },
      ]
    },
  }
}

function countriesOn(link: string, name: string): readonly string[] {
  const byPage = countriesOfPage(link)
  return byPage.length > 0 ? byPage : countriesNamed(name)
}
