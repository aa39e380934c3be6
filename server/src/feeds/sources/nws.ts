/** https://www.weather.gov/documentation/services-web-api: GeoJSON of CAP alerts; outlines are often missing. */
import { z } from 'zod'

import type { FeedSource, ReadItem } from '../feed-source.ts'
import { pastInstant, plannedInstant } from '../instants.ts'
import { plainText, webLink } from '../plain-text.ts'
import { BARE, readJson, readRows } from '../read-json.ts'
import { boxOf } from './meteoalarm.ts'

const Answer = z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) })
const Alert = z.object({
  geometry: z.object({ type: z.string(), coordinates: z.array(z.unknown()) }).nullable(),
  properties: z.object({
    id: z.string().min(1),
    areaDesc: z.string(),
    geocode: z.object({ UGC: z.array(z.string()).nullish() }).nullish(),
    sent: z.string(),
    effective: z.string(),
    onset: z.string().nullish(),
    expires: z.string(),
    ends: z.string().nullish(),
    status: z.string(),
    messageType: z.string(),
    severity: z.string(),
    event: z.string(),
    headline: z.string().nullish(),
  }),
})

const PAGE = 'https://www.weather.gov/alerts'
const SHOWN = ['Extreme', 'Severe', 'Moderate']
const MOST_ALERTS = 500
const MOST_DAYS_AHEAD = 14
/** Territories have country codes of their own; everything else, the waters too, is under the United States. */
const TERRITORIES = ['PR', 'VI', 'GU', 'AS', 'MP']

export function nws(url: string): FeedSource {
  return {
    id: 'nws',
    kind: 'list',
    parts: [{ part: '', url }],
    maxBytes: 25_000_000,
    headers: { accept: 'application/geo+json' },
    fewest: 1,
    read: ({ text, now }) => {
      const { features } = readJson(text, Answer)
      const items = readRows(features, Alert, (alert) => toItem(alert, now))
      return items.toSorted((a, b) => SHOWN.indexOf(a.severity) - SHOWN.indexOf(b.severity)).slice(0, MOST_ALERTS)
    },
  }
}

function toItem({ properties, geometry }: z.output<typeof Alert>, now: number): ReadItem | null {
  const { severity, status, messageType, expires, onset, effective, ends, event, headline, areaDesc } = properties
  const until = plannedInstant(ends ?? expires, now, MOST_DAYS_AHEAD)
  if (status !== 'Actual' || messageType === 'Cancel' || !SHOWN.includes(severity) || until === null || until < now)
    return null
  const states = (properties.geocode?.UGC ?? []).map((code) => code.slice(0, 2))
  const countries = new Set(states.map((state) => (TERRITORIES.includes(state) ? state : 'US')))
  return {
    ...BARE,
    id: `nws:${plainText(properties.id, 190)}`,
    kind: 'weather',
    severity,
    title: plainText(event, 120) || plainText(headline ?? '', 300) || 'Weather alert',
    countries: countries.size > 0 ? [...countries] : ['US'],
    area: plainText(areaDesc, 300) || null,
    bounds: geometry ? boxOf(pointsIn(geometry.coordinates)) : null,
    validFrom: plannedInstant(onset ?? effective, now, MOST_DAYS_AHEAD),
    validTo: until,
    publishedAt: pastInstant(properties.sent, now),
    link: webLink(null, PAGE),
  }
}

/** Of a polygon or of several, whatever their depth. */
function pointsIn(coordinates: readonly unknown[]): readonly (readonly [number, number])[] {
  const [longitude, latitude] = coordinates
  if (typeof longitude === 'number' && typeof latitude === 'number') return [[longitude, latitude]]
  return coordinates.flatMap((inner) => (Array.isArray(inner) ? pointsIn(inner) : []))
}
