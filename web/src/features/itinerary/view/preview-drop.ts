import type { MinuteOfDay, StopId, Trip } from '@app/domain/trip'
import { type CheckFacts, checkTrip, type Finding } from '@app/domain/trip-checker'
import { addPlace, type DayFacts, findStop, moveStop } from '@app/domain/trip-edit'

import type { Dragged, DropTarget } from './use-drag.ts'

type Facts = { readonly facts: CheckFacts; readonly dayFacts: DayFacts }

export type DropPreview = {
  readonly trip: Trip
  readonly arrive: MinuteOfDay
  /** Problems that the drop would add, worst first. */
  readonly findings: readonly Finding[]
}

/** The trip after a drop at this position. */
export function dropAt(trip: Trip, what: Dragged, target: DropTarget, dayFacts: DayFacts, newId: StopId): Trip {
  if (what.kind === 'stop') return moveStop(trip, what.id, target, dayFacts)
  const place = trip.places[what.id]
  return place ? addPlace(trip, { place, stopId: newId }, target, dayFacts) : trip
}

const WEIGHT = { error: 0, warning: 1, note: 2 } as const
const NEW_STOP = 'being-dragged'

export function previewDrop(
  trip: Trip,
  what: Dragged,
  target: DropTarget,
  { facts, dayFacts }: Facts,
): DropPreview | null {
  const dropped = dropAt(trip, what, target, dayFacts, NEW_STOP)
  const found = findStop(dropped, what.kind === 'stop' ? what.id : NEW_STOP)
  if (!found) return null
  const known = new Set(checkTrip(trip, facts).map(sameness))
  const fresh = checkTrip(dropped, facts).filter(
    (finding) => finding.severity !== 'note' && !known.has(sameness(finding)),
  )
  const findings = fresh.toSorted((one, other) => WEIGHT[one.severity] - WEIGHT[other.severity])
  return { trip: dropped, arrive: found.stop.arrive, findings }
}

/** The same finding with other minutes is the same problem; with other stops it is a new one. */
function sameness({ code, dayId, stopIds }: Finding): string {
  return [code, dayId, ...stopIds].join(' ')
}
