import { COUNTRIES } from '@app/datasets/countries'
/** https://www.gdacs.org/feed_reference.aspx: points are "lat lon". Its boxes are map frames, not areas. */
import { countryAt } from '@app/datasets/country-borders'
import type { FeedKind } from '@app/domain/safety-feeds'

import { countriesNamed } from '../country-named.ts'
import { FeedError, type FeedSource, type ReadItem } from '../feed-source.ts'
import { daysLater, pastInstant } from '../instants.ts'
import { plainText, webLink } from '../plain-text.ts'
import { BARE } from '../read-json.ts'
import { readRss, type RssItem } from '../read-rss.ts'

const KINDS: Readonly<Record<string, FeedKind>> = {
  EQ: 'earthquake',
  TC: 'cyclone',
  FL: 'flood',
  DR: 'drought',
  WF: 'wildfire',
  VO: 'volcano',
}
const PAGE = 'https://www.gdacs.org/'
/** The feed says until when it has looked; an event is news a few days longer. */
const CONCERNS_DAYS = { earthquake: 7, drought: 30, other: 3 }
const MOST_BROKEN_SHARE = 0.2
const LEVEL = /^(?:Green|Orange|Red)$/

export function gdacs(url: string): FeedSource {
  return {
    id: 'gdacs',
    kind: 'list',
    parts: [{ part: '', url }],
    maxBytes: 6_000_000,
    fewest: 1,
    read: ({ text, now }) => {
      const rows = readRss(text)
      const made = rows.map((row) => toItem(row, now))
      const broken = made.filter((item) => item === null).length
      if (broken > rows.length * MOST_BROKEN_SHARE) throw new FeedError('other-shape', `${broken} of ${rows.length}`)
      return [...new Map(made.flatMap((item) => (item ? [[item.id, item] as const] : []))).values()]
    },
  }
}

function toItem(row: RssItem, now: number): ReadItem | null {
  const kind = KINDS[row.get('gdacs:eventtype') ?? '']
  const level = row.get('gdacs:alertlevel') ?? ''
  const id = row.get('gdacs:eventid') ?? ''
  const title = plainText(row.get('title') ?? '', 300)
  const position = pointOf(row.get('georss:point') ?? '')
  const from = pastInstant(row.get('gdacs:fromdate'), now)
  const to = pastInstant(row.get('gdacs:todate'), now)
  if (!kind || !LEVEL.test(level) || !/^\d{1,12}$/.test(id) || title === '' || !position || from === null) return null
  const days = CONCERNS_DAYS[kind === 'earthquake' || kind === 'drought' ? kind : 'other']
  const measured = plainText(row.get('gdacs:severity') ?? '', 150)
  return {
    ...BARE,
    id: `gdacs:${row.get('gdacs:eventtype') ?? ''}${id}`,
    kind,
    severity: measured === '' ? level : `${level}: ${measured}`,
    title,
    countries: countriesOf(row, position),
    area: plainText(row.get('gdacs:country') ?? '', 300) || null,
    position,
    magnitude: kind === 'earthquake' ? magnitudeIn(measured) : null,
    validFrom: from,
    validTo: daysLater(to ?? from, days),
    publishedAt: pastInstant(row.get('pubDate'), now),
    link: webLink(row.get('link'), PAGE),
  }
}

function pointOf(written: string): ReadItem['position'] {
  const [latitude = Number.NaN, longitude = Number.NaN] = written.trim().split(/\s+/).map(Number)
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}

function magnitudeIn(measured: string): number | null {
  const [, written] = /magnitude\s*:?\s*(\d{1,2}(?:\.\d+)?)/i.exec(measured) ?? []
  const value = Number(written)
  return written !== undefined && value <= 11 ? value : null
}

const byAlpha3 = new Map(COUNTRIES.map(({ alpha3, code }) => [alpha3, code]))

function countriesOf(row: RssItem, position: NonNullable<ReadItem['position']>): readonly string[] {
  const named = countriesNamed(row.get('gdacs:country') ?? '')
  if (named.length > 0) return named.slice(0, 60)
  const code = byAlpha3.get(row.get('gdacs:iso3') ?? '')
  if (code !== undefined) return [code]
  const { country } = countryAt(position)
  return country === null ? [] : [country]
}
