/** Only for Node: the routes are a large table. */
import type { Source } from '@app/domain/kernel'

import { findAirline } from '../airlines/index.ts'
import { readPackedFile } from '../packed-files/index.ts'
import { loadRoutes, type Routes } from '../routes/index.ts'

const MOST_AIRLINES = 8

export type KnownAirlines = {
  readonly airlines: { readonly code: string; readonly name: string }[]
  readonly source: Source
  /** Old enough that every use has to show it. */
  readonly checkedAt: string
}

let routes: Promise<Routes> | undefined

/** The airlines on the route when the list was made, the busiest first. */
export async function knownAirlines(from: string, to: string): Promise<KnownAirlines> {
  routes ??= loadRoutes(readPackedFile)
  const { between, origin } = await routes
  const codes = between(from, to)?.airlines ?? []
  const airlines = codes.slice(0, MOST_AIRLINES).map((code) => ({ code, name: findAirline(code)?.name ?? code }))
  return { airlines, source: origin.source, checkedAt: origin.checkedAt }
}
