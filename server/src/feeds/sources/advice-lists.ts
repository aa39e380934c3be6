/** Advice of governments that publish one list of all countries: United States, Canada, Australia, Germany. */
import type { AdviceLevel } from '@app/domain/safety-feeds'
import { z } from 'zod'

import { countriesNamed, countriesOfPage } from '../country-named.ts'
import type { FeedSource } from '../feed-source.ts'
import { pastInstant } from '../instants.ts'
import { plainText, webLink } from '../plain-text.ts'
import { BARE, readJson, readRows } from '../read-json.ts'

const MOST_BYTES = 8_000_000

const UsAnswer = z.array(z.unknown())
const UsRow = z.object({ Title: z.string(), Link: z.string(), Published: z.string(), Updated: z.string().nullish() })
const US_PAGE = 'https://travel.state.gov/content/travel/en/traveladvisories/traveladvisories.html'
/** "X - Level N: …", with stray spaces and with or without "Travel Advisory". */
const US_TITLE = /^(?<name>.+?)(?:\s+Travel\s+Advisory)?\s*[-–—]\s*(?<words>Level\s+(?<level>[1-4])\b.*)$/i

/** The level is in the title only. It answers an empty list to some clients, and lists vary from call to call. */
export function usAdvice(url: string): FeedSource {
  return {
    id: 'us-advice',
    kind: 'list',
    parts: [{ part: '', url }],
    maxBytes: MOST_BYTES,
    fewest: 100,
    isPartial: true,
    read: ({ text, now }) =>
      readRows(readJson(text, UsAnswer), UsRow, ({ Title, Link, Published, Updated }) => {
        const { name, words, level } = US_TITLE.exec(plainText(Title, 300))?.groups ?? {}
        const countries = countriesNamed(name ?? '')
        if (name === undefined || words === undefined || countries.length === 0) return null
        return {
          ...BARE,
          id: `us-advice:${countries.join('')}`,
          kind: 'advice',
          severity: words,
          level: Number(level) as AdviceLevel,
          title: name,
          countries,
          publishedAt: pastInstant(Updated ?? Published, now),
          link: webLink(Link, US_PAGE),
        }
      }),
  }
}

const CaAnswer = z.object({ data: z.record(z.string().regex(/^[A-Z]{2}$/), z.unknown()) })
const CaRow = z.object({
  'country-iso': z.string().regex(/^[A-Z]{2}$/),
  // Sometimes a text.
  'advisory-state': z.coerce.number().int().min(0).max(3),
  'has-regional-advisory': z.coerce.number().nullish(),
  'date-published': z.object({ asp: z.string() }).nullish(),
  eng: z.object({ name: z.string(), 'url-slug': z.string(), 'advisory-text': z.string().min(1) }),
})
const CA_PAGE = 'https://travel.gc.ca/travelling/advisories'

export function caAdvice(url: string): FeedSource {
  return {
    id: 'ca-advice',
    kind: 'list',
    parts: [{ part: '', url }],
    maxBytes: MOST_BYTES,
    fewest: 100,
    read: ({ text, now }) =>
      readRows(Object.values(readJson(text, CaAnswer).data), CaRow, (row) => ({
        ...BARE,
        id: `ca-advice:${row['country-iso']}`,
        kind: 'advice',
        severity: plainText(row.eng['advisory-text'], 200),
        level: (row['advisory-state'] + 1) as AdviceLevel,
        title: plainText(row.eng.name, 300),
        countries: [row['country-iso']],
        publishedAt: pastInstant(row['date-published']?.asp, now),
        link: /^[\w-]+$/.test(row.eng['url-slug'])
          ? `https://travel.gc.ca/destinations/${row.eng['url-slug']}`
          : CA_PAGE,
      })),
  }
}

const AuAnswer = z.array(z.unknown())
const AuRow = z.object({
  title: z.string().min(1),
  field_overall_advice_level: z.string().nullish(),
  field_url: z.string().nullish(),
  changed: z.string().nullish(),
})
const AU_PAGE = 'https://www.smartraveller.gov.au/destinations'
const AU_LEVELS: Readonly<Record<string, AdviceLevel>> = {
  'exercise normal safety precautions': 1,
  'exercise a high degree of caution': 2,
  'reconsider your need to travel': 3,
  'do not travel': 4,
}

/** No country codes, levels as words, some rows without one; dates are "Sun, 2026-03-01 10:29". */
export function auAdvice(url: string): FeedSource {
  return {
    id: 'au-advice',
    kind: 'list',
    parts: [{ part: '', url }],
    maxBytes: MOST_BYTES,
    fewest: 100,
    read: ({ text, now }) =>
      readRows(readJson(text, AuAnswer), AuRow, ({ title, field_overall_advice_level: words, field_url, changed }) => {
        const severity = plainText(words ?? '', 200)
        const level = AU_LEVELS[severity.toLowerCase()]
        const link = webLink(field_url, AU_PAGE)
        const byPage = countriesOfPage(link)
        const countries = byPage.length > 0 ? byPage : countriesNamed(plainText(title, 300))
        if (level === undefined || countries.length === 0) return null
        const [day] = /\d{4}-\d\d-\d\d/.exec(changed ?? '') ?? []
        return {
          ...BARE,
          id: `au-advice:${countries.join('')}`,
          kind: 'advice',
          severity,
          level,
          title: plainText(title, 300),
          countries,
          publishedAt: pastInstant(day === undefined ? null : `${day}T00:00:00Z`, now),
          link,
        }
      }),
  }
}

const DeAnswer = z.object({ response: z.record(z.string(), z.unknown()) })
const DeRow = z.object({
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  countryName: z.string().min(1),
  lastModified: z.number().nullish(),
  effective: z.number().nullish(),
  warning: z.boolean(),
  partialWarning: z.boolean(),
  situationWarning: z.boolean(),
  situationPartWarning: z.boolean(),
})
const DE_PAGE = 'https://www.auswaertiges-amt.de/de/reiseundsicherheit/reise-und-sicherheitshinweise'

/** An object keyed by content id beside `lastModified`; an empty object on errors. It has no levels of its own. */
export function deAdvice(url: string): FeedSource {
  return {
    id: 'de-advice',
    kind: 'list',
    parts: [{ part: '', url }],
    maxBytes: MOST_BYTES,
    fewest: 100,
    read: ({ text, now }) => {
      const entries = Object.entries(readJson(text, DeAnswer).response).filter(([key]) => /^\d+$/.test(key))
      return readRows(
        entries.map(([key, row]) => ({ ...(row as object), key })),
        DeRow.extend({ key: z.string() }),
        (row) => ({
          ...BARE,
          id: `de-advice:${row.countryCode}`,
          kind: 'advice',
          ...germanAdvice(row),
          title: plainText(row.countryName, 300),
          countries: [row.countryCode],
          publishedAt: pastInstant((row.effective ?? row.lastModified ?? Number.NaN) * 1000, now),
          link: `${DE_PAGE}/${row.key}`,
        }),
      )
    },
  }
}

/** ADVICE-DE: derived as for the United Kingdom. The strongest of the four switches counts. */
function germanAdvice(row: z.output<typeof DeRow>): {
  readonly severity: string
  readonly level: AdviceLevel
  readonly regionalLevel: AdviceLevel | null
} {
  if (row.warning) return { severity: 'Reisewarnung', level: 4, regionalLevel: null }
  const regionalLevel = row.partialWarning ? 4 : row.situationPartWarning ? 3 : null
  if (row.situationWarning) return { severity: 'Sicherheitshinweis', level: 3, regionalLevel }
  if (row.partialWarning) return { severity: 'Teilreisewarnung', level: 2, regionalLevel }
  if (row.situationPartWarning) return { severity: 'Sicherheitshinweis für Teile des Landes', level: 2, regionalLevel }
  return { severity: 'Keine Reisewarnung', level: 1, regionalLevel }
}
