import { diffTrips, fingerprintOf } from '@app/domain/trip-diff'
import { dropStop, moveStop, setEdge, swapStop, USUAL_FACTS } from '@app/domain/trip-edit'

import { claimed, foundBy } from './claimed.ts'
import { LISBON_PLACES, LISBON_TRIP, MUSEUM_CLOSED } from './trip-samples.ts'

const moved = moveStop(LISBON_TRIP, 'c', { dayId: 'day-3', index: 0 }, USUAL_FACTS)
const dropped = dropStop(moved, 'f', USUAL_FACTS)
const late = setEdge(dropped, 'day-2', { edge: 'start', changes: { at: 660 } }, USUAL_FACTS)
const swapped = swapStop(late, 'h', 'sight-4', USUAL_FACTS)
const after = { ...swapped, wishes: { ...swapped.wishes, pace: 'calm' as const } }
const changes = diffTrips(LISBON_TRIP, after, { f: 'asked', g: 'too-late' })

export const TRIP_CHANGE = foundBy('change-trip', {
  trip: after,
  daysBefore: LISBON_TRIP.days.map(({ id }) => id),
  base: fingerprintOf(LISBON_TRIP),
  changes,
  findings: [MUSEUM_CLOSED],
  places: Object.fromEntries(LISBON_PLACES.slice(0, 4).map(({ id, name }) => [id, claimed(name, 'hand')])),
})
