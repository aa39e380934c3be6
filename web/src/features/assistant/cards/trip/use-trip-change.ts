import type { Trip } from '@app/domain/trip'
import { acceptChanges, fingerprintOf, type TripChange } from '@app/domain/trip-diff'
import { dayFactsOf } from '@app/domain/trip-facts'
import { useState, useSyncExternalStore } from 'react'
import type { z } from 'zod'

import { useAuth } from '../../../../entities/traveller/session/use-auth.ts'
import { changeKeptTrip, keepNewTrip } from '../../../../entities/trip/change-kept-trip.ts'
import { tripStore } from '../../../../entities/trip/trip-store.ts'
import type { TripChangeData } from './trip-change-data.ts'

/** `new`: the trip is not saved yet. `since`: the trip was edited after the change was computed. */
export type ChangeState = 'new' | 'open' | 'since' | 'taken'

/** The state of a proposed change, and the actions of its buttons, through the trip store. */
export function useTripChange({ trip, base, changes }: z.output<typeof TripChangeData>) {
  const { user } = useAuth()
  const saved = useSyncExternalStore(tripStore.listen, tripStore.get, tripStore.getOnServer)
  const kept = saved.trips.find((each) => each.trip.id === trip.id)
  // The result of this press, and the state before it: only that can be undone here.
  const [step, setStep] = useState<{ readonly before: Trip | null; readonly after: string } | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const now = kept ? fingerprintOf(kept.trip) : null
  const isTaken = now !== null && (now === step?.after || now === fingerprintOf(trip))
  const state: ChangeState = isTaken ? 'taken' : now === null ? 'new' : now === base ? 'open' : 'since'

  function take(lines: readonly TripChange[]): void {
    const isWhole = lines.length === changes.length && (state === 'new' || state === 'open')
    const next = kept
      ? isWhole
        ? { ...trip, title: kept.trip.title }
        : acceptChanges(kept.trip, { after: trip, accepted: lines }, dayFactsOf(trip, {}))
      : trip
    const isDone = kept ? changeKeptTrip(next) : keepNewTrip(next, user?.id ?? null)
    setFailed(!isDone)
    if (isDone) setStep({ before: kept?.trip ?? null, after: fingerprintOf(next) })
  }

  return {
    state,
    hasFailed,
    take,
    isKept: kept !== undefined,
    isOwned: kept !== undefined && kept.owner !== null,
    /** Null when the trip was edited since; its own page has the versions. */
    undo: step?.before && step.after === now ? () => undo(step.before) : null,
    wasUndone: step !== null && step.before !== null && now === fingerprintOf(step.before),
  }
}

function undo(before: Trip | null): void {
  if (before) changeKeptTrip(before)
}
