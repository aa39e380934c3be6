import type { Claim } from '@app/domain/kernel'
import type { DayId, Trip, TripPlace } from '@app/domain/trip'
import { checkTrip, type Finding } from '@app/domain/trip-checker'
import { diffTrips, fingerprintOf, type TripChange } from '@app/domain/trip-diff'
import { z } from 'zod'

import { claimOfPlace } from '../find-places.ts'
import type { KnownCity, LookUps } from '../look-ups.ts'
import { defineTool, derive, found, resolveCity, unknown } from '../tool.ts'
import { applyEdits, type Unmet } from './apply-edits.ts'
import { checkFactsOf } from './editing.ts'
import { TripEdit } from './trip-edit.ts'

/** A change to a trip, reviewed line by line. Nothing is saved before a button is pressed. */
export type TripChangeCard = {
  readonly city: Claim<KnownCity>
  /** The resulting trip, with the id of the one on screen. */
  readonly trip: Trip
  /** The original days, so that a dropped one still has its number. */
  readonly daysBefore: readonly DayId[]
  /** The fingerprint of the changed trip, which shows later edits. */
  readonly base: string
  readonly changes: readonly TripChange[]
  readonly count: Claim<number>
  /** The edits that were not possible, and why. */
  readonly unmet: readonly Unmet[]
  /** The checker's findings for the new trip. */
  readonly findings: readonly Finding[]
  readonly errors: Claim<number>
  readonly warnings: Claim<number>
  /** Of the places that are added, removed or moved. */
  readonly places: Readonly<Record<string, Claim<TripPlace>>>
}

const MOST_EDITS = 6

export const changeTrip = defineTool({
  name: 'change-trip',
  about:
    'Changes the trip that is open: add, remove, swap or move a stop, a calmer or fuller day, less walking, ' +
    'rain, other dates, a day more or less, budget. The result is a difference that the traveller accepts or ' +
    'not; nothing is saved.',
  input: z.strictObject({ edits: z.array(TripEdit).min(1).max(MOST_EDITS) }),
  async run({ edits }, lookUps) {
    const { trip } = lookUps
    if (!trip) return unknown('trip')
    const city = cityOf(trip, lookUps)
    if (!city) return unknown('city')
    const candidates = await placesOf(trip, lookUps)
    const { trip: after, reasons, unmet } = applyEdits(trip, edits, { lookUps, candidates })
    const changes = diffTrips(trip, after, reasons)
    const findings = checkTrip(after, checkFactsOf(after, lookUps))
    const count = (severity: Finding['severity']): Claim<number> =>
      derive(city, findings.filter((finding) => finding.severity === severity).length)
    const card: TripChangeCard = {
      city,
      trip: after,
      daysBefore: trip.days.map(({ id }) => id),
      base: fingerprintOf(trip),
      changes,
      count: derive(city, changes.length),
      unmet,
      findings,
      errors: count('error'),
      warnings: count('warning'),
      places: claimsOf(changes, { ...trip.places, ...after.places }, lookUps),
    }
    return found(card)
  },
})

function cityOf({ days }: Trip, lookUps: LookUps): Claim<KnownCity> | undefined {
  return days
    .map(({ city: { cityId, name } }) => resolveCity(cityId ?? name, lookUps))
    .find((claim) => claim !== undefined)
}

async function placesOf({ days }: Trip, lookUps: LookUps): Promise<readonly TripPlace[]> {
  const claims = days.flatMap(({ city: { cityId, name } }) => resolveCity(cityId ?? name, lookUps) ?? [])
  const cities = new Map(claims.map(({ value }) => [value.cityId, value]))
  const lists = await Promise.all([...cities.values()].map(async (city) => lookUps.places(city)))
  return lists.flat()
}

function claimsOf(
  changes: readonly TripChange[],
  places: Trip['places'],
  lookUps: LookUps,
): Readonly<Record<string, Claim<TripPlace>>> {
  const ids = changes.flatMap((change) => [
    ...('stop' in change ? [change.stop.placeId] : []),
    ...('was' in change ? [change.was.placeId] : []),
  ])
  return Object.fromEntries(
    [...new Set(ids)].flatMap((id) => {
      const place = id === null ? undefined : places[id]
      const claim = place && claimOfPlace(place, lookUps)
      return claim ? [[place.id, claim] as const] : []
    }),
  )
}
