/** EUMETNET MeteoAlarm: CAP as JSON, one feed for each country; texts are repeated for each language. */
import { METEOALARM_COUNTRIES } from '@app/domain/safety-feeds'
import { z } from 'zod'

import type { FeedSource, ReadItem } from '../feed-source.ts'
import { pastInstant, plannedInstant } from '../instants.ts'
import { plainText, webLink } from '../plain-text.ts'
import { BARE, readJson, readRows } from '../read-json.ts'

const Named = z.object({ valueName: z.string(), value: z.string() })
const Area = z.object({ areaDesc: z.string(), polygon: z.union([z.string(), z.array(z.string())]).nullish() })
const Info = z.object({
  language: z.string().nullish(),
  event: z.string(),
  headline: z.string().nullish(),
  severity: z.string(),
  onset: z.string().nullish(),
  effective: z.string().nullish(),
  expires: z.string(),
  web: z.string().nullish(),
  parameter: z.array(Named).nullish(),
  area: z.array(Area).min(1),
})
const Warning = z.object({
  alert: z.object({
    identifier: z.string().min(1),
    sent: z.string(),
    status: z.string(),
    msgType: z.string(),
    info: z.array(Info).min(1),
  }),
})
const Answer = z.object({ warnings: z.array(z.unknown()) })

const PAGE = 'https://meteoalarm.org/'
const MOST_WARNINGS = 400
const MOST_DAYS_AHEAD = 14

export function meteoalarm(url: string): FeedSource {
  return {
    id: 'meteoalarm',
    kind: 'list',
    parts: Object.entries(METEOALARM_COUNTRIES).map(([part, slug]) => ({ part, url: `${url}${slug}` })),
    maxBytes: 16_000_000,
    // A country without a warning has an empty list.
    fewest: 0,
    read: ({ text, now, part }) => {
      const { warnings } = readJson(text, Answer)
      const items = readRows(warnings, Warning, (warning) => toItem(warning, part, now))
      return items.toSorted((a, b) => rankOf(b) - rankOf(a)).slice(0, MOST_WARNINGS)
    },
  }
}

const COLOURS = ['green', 'yellow', 'orange', 'red']

function rankOf({ severity }: ReadItem): number {
  return COLOURS.findIndex((colour) => severity.toLowerCase().startsWith(colour))
}

function toItem({ alert }: z.output<typeof Warning>, country: string, now: number): ReadItem | null {
  if (alert.status !== 'Actual' || alert.msgType === 'Cancel') return null
  const info = alert.info.find(({ language }) => language?.toLowerCase().startsWith('en')) ?? alert.info[0]
  if (!info) return null
  const ends = plannedInstant(info.expires, now, MOST_DAYS_AHEAD)
  // Green means that nothing is expected.
  const colour = colourOf(info)
  if (ends === null || ends < now || colour === 'Green') return null
  const areas = info.area.map(({ areaDesc }) => plainText(areaDesc, 80)).filter(Boolean)
  return {
    ...BARE,
    id: `meteoalarm:${country}:${plainText(alert.identifier, 170)}`.slice(0, 200),
    kind: 'weather',
    severity: colour ?? plainText(info.severity, 40),
    title: plainText(info.headline ?? info.event, 300) || plainText(info.event, 300) || 'Weather warning',
    countries: [country],
    area: plainText(areas.join(', '), 300) || null,
    bounds: boundsOf(info.area),
    validFrom: plannedInstant(info.onset ?? info.effective, now, MOST_DAYS_AHEAD),
    validTo: ends,
    publishedAt: pastInstant(alert.sent, now),
    link: webLink(info.web, PAGE),
  }
}

/** "2; yellow; Moderate" */
function colourOf({ parameter }: z.output<typeof Info>): string | null {
  const level = (parameter ?? [])
    .find(({ valueName }) => valueName === 'awareness_level')
    ?.value.split(';')[1]
    ?.trim()
  const known = COLOURS.find((colour) => colour === level?.toLowerCase())
  return known ? known.charAt(0).toUpperCase() + known.slice(1) : null
}

/** Null unless every area has an outline: a box of some of them would leave the others out. */
function boundsOf(areas: readonly z.output<typeof Area>[]): ReadItem['bounds'] {
  const outlines = areas.map(({ polygon }) => [polygon ?? []].flat())
  if (outlines.some((outline) => outline.length === 0)) return null
  const points = outlines.flat().flatMap((outline) =>
    outline
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split(',').map(Number)),
  )
  return boxOf(points.map(([latitude = Number.NaN, longitude = Number.NaN]) => [longitude, latitude]))
}

/** West, south, east, north of points given as longitude and latitude; null when one of them is not on earth. */
export function boxOf(points: readonly (readonly [number, number])[]): ReadItem['bounds'] {
  let [west, south, east, north] = [180, 90, -180, -90]
  for (const [longitude, latitude] of points) {
    if (!(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90)) return null
    west = Math.min(west, longitude)
    east = Math.max(east, longitude)
    south = Math.min(south, latitude)
    north = Math.max(north, latitude)
  }
  // Wider than half the earth, it crosses the date line.
  return points.length < 3 || east - west > 180 ? null : [west, south, east, north]
}
