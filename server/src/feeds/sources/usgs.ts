/** https://earthquake.usgs.gov/earthquakes/feed/v1.0/geojson.php: times in milliseconds, coordinates with the depth. */
import { countryAt } from '@app/datasets/country-borders'
import { z } from 'zod'

import type { FeedSource } from '../feed-source.ts'
import { daysLater, pastInstant } from '../instants.ts'
import { plainText, webLink } from '../plain-text.ts'
import { BARE, readJson, readRows } from '../read-json.ts'

const Answer = z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) })
const Quake = z.object({
  id: z.string().min(1).max(60),
  properties: z.object({
    mag: z.number().min(-2).max(11).nullable(),
    place: z.string().nullish(),
    time: z.number(),
    url: z.string().nullish(),
    title: z.string(),
    type: z.string(),
    alert: z.string().nullish(),
  }),
  geometry: z.object({
    coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).rest(z.number().nullable()),
  }),
})

const PAGE = 'https://earthquake.usgs.gov/earthquakes/map/'
/** Aftershocks are likely in the days after: the event stays as long as the feed has it. */
const CONCERNS_DAYS = 7
const LEAST_MAGNITUDE = 4.5

export function usgs(url: string): FeedSource {
  return {
    id: 'usgs',
    kind: 'list',
    parts: [{ part: '', url }],
    maxBytes: 4_000_000,
    fewest: 1,
    read: ({ text, now }) => {
      const { features } = readJson(text, Answer)
      return readRows(features, Quake, ({ id, properties, geometry }) => {
        const { mag, place, title, type, alert } = properties
        const at = pastInstant(properties.time, now)
        if (type !== 'earthquake' || mag === null || mag < LEAST_MAGNITUDE || at === null) return null
        const [longitude, latitude] = geometry.coordinates
        const { country } = countryAt({ latitude, longitude })
        const words = [`M ${mag.toFixed(1)}`, ...(alert ? [`alert ${plainText(alert, 20)}`] : [])]
        return {
          ...BARE,
          id: `usgs:${id}`,
          kind: 'earthquake',
          severity: words.join(', '),
          title: plainText(title, 300) || `M ${mag.toFixed(1)}`,
          countries: country === null ? [] : [country],
          area: place ? plainText(place, 300) : null,
          position: { latitude, longitude },
          magnitude: mag,
          validFrom: at,
          validTo: daysLater(at, CONCERNS_DAYS),
          publishedAt: at,
          link: webLink(properties.url, PAGE),
        }
      })
    },
  }
}
