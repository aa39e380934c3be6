/** https://wiki.openstreetmap.org/wiki/Overpass_API/Overpass_QL */
import type { Coordinates } from '@app/domain/kernel'
import { z } from 'zod'

import { askProvider, ProviderError } from './ask-provider.ts'

/** OpenStreetMap allows no longer value, so a longer one is abuse. */
const MAX_VALUE_LENGTH = 255

const Point = z.object({ lat: z.number(), lon: z.number() })
const Element = z.object({
  type: z.enum(['node', 'way', 'relation']),
  id: z.number(),
  ...Point.partial().shape,
  center: Point.optional(),
  tags: z
    .record(
      z.string(),
      z.string().transform((value) => value.slice(0, MAX_VALUE_LENGTH)),
    )
    .default({}),
})
const Answer = z.object({ elements: z.array(Element), remark: z.string().optional() })

export type OsmElement = Pick<z.infer<typeof Element>, 'type' | 'id' | 'tags'> & { readonly at: Coordinates }

/** The elements that the query finds, with their positions; those without a position are left out. */
export async function askOverpass(
  url: string,
  query: string,
  limits: Parameters<typeof askProvider>[2],
): Promise<readonly OsmElement[]> {
  const init = {
    method: 'POST',
    headers: { 'user-agent': 'Sojourn travel companion' },
    body: new URLSearchParams({ data: query }),
  }
  const { elements, remark } = Answer.parse(await askProvider(url, init, limits))
  // A query that timed out is answered with 200, an empty list and a remark.
  if (remark !== undefined && elements.length === 0) throw new ProviderError('ran out of time')
  return elements.flatMap(({ type, id, tags, center, lat = center?.lat, lon = center?.lon }) =>
    lat === undefined || lon === undefined ? [] : [{ type, id, tags, at: { latitude: lat, longitude: lon } }],
  )
}
