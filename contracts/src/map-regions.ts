/** Street maps of an area that the traveller may download: their size is known before the first byte is read. */
import { z } from 'zod'

import { Latitude, Longitude } from './coordinates.ts'
import type { FunctionContract } from './function-contract.ts'

/** West, south, east, north. A frame over the date line is asked for as two. */
const Frame = z
  .tuple([Longitude, Latitude, Longitude, Latitude])
  .refine(([west, south, east, north]) => west < east && south < north, 'west before east, south before north')
export type Frame = z.infer<typeof Frame>

const MapRegionsRequest = z.strictObject({ frames: z.array(Frame).min(1).max(24) })

const MapRegion = z.object({
  /** Under /maps on the server. The name stands for the content: a newer map has another name. */
  file: z.string(),
  title: z.string(),
  bytes: z.number().int().positive(),
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  /** Year and mostly month of the map; empty when its archive does not say. */
  date: z.string(),
  minZoom: z.number().int(),
  maxZoom: z.number().int(),
  /** Its layers: those of the maps that ship, or https://openmaptiles.org/schema/. */
  schema: z.enum(['own', 'openmaptiles']),
  /** Our own list of places comes with it, as a file of its own; other maps have them in their tiles. */
  hasPlaces: z.boolean(),
})
export type MapRegion = z.infer<typeof MapRegion>

export const MapRegionsResponse = z.object({
  /** In the order of the frames: what there is for each, none when no archive has it. */
  found: z.array(z.array(MapRegion)),
  /** A frame holds more than one download may have. */
  tooLarge: z.array(z.number().int()),
})
export type MapRegionsResponse = z.infer<typeof MapRegionsResponse>

/** A place of a region, for the search on the device. */
export const RegionPlace = z.tuple([
  z.string().describe('name, or empty'),
  z.string().describe('kind, as OpenStreetMap has it'),
  z.number().describe('latitude'),
  z.number().describe('longitude'),
  z.string().describe('opening hours, or empty'),
  z.string().describe('address, or empty'),
])
export type RegionPlace = z.infer<typeof RegionPlace>

export const mapRegionsContract = {
  name: 'map-regions',
  request: MapRegionsRequest,
  response: MapRegionsResponse,
} as const satisfies FunctionContract
