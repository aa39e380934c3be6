/** Hospitals and police stations near a point, from the maps that ship with the product. */
import { z } from 'zod'

import { Source } from '../claim.ts'
import { Latitude, Longitude } from '../coordinates.ts'
import type { FunctionContract } from '../function-contract.ts'

const HelpPlacesRequest = z.strictObject({ latitude: Latitude, longitude: Longitude })

const HelpPlace = z.object({
  name: z.string(),
  kind: z.enum(['hospital', 'clinic', 'police']),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
  distanceM: z.number(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  /** Year and mostly month of the map. */
  mapDate: z.string(),
})
export type HelpPlace = z.infer<typeof HelpPlace>

export const HelpPlacesResponse = z.object({
  /** Null: no map of ours covers the point. An empty list: it does, and shows none. */
  known: z.object({ medical: z.array(HelpPlace), police: z.array(HelpPlace), source: Source }).nullable(),
})
export type HelpPlacesResponse = z.infer<typeof HelpPlacesResponse>

export const helpPlacesContract = {
  name: 'help-places',
  request: HelpPlacesRequest,
  response: HelpPlacesResponse,
} as const satisfies FunctionContract
