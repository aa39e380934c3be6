import type { KeptAnswer } from '@app/contracts/assistant'
import type { Trip } from '@app/domain/trip'

import { isTrip, tripStore } from './trip-store.ts'

type Answered = { readonly id: string; readonly answer: Pick<KeptAnswer, 'actions'> }

/**
 * A plan has the id of the turn that proposed it: pressing twice saves one trip, and a change finds it whether it was
 * saved meanwhile or not.
 */
export function proposedTrip({ id, answer }: Answered): Trip | null {
  const trip = answer.actions.find(({ kind }) => kind === 'open-trip')?.['trip']
  return isTrip(trip) ? { ...trip, id } : null
}

/**
 * The subject of a change: the newest trip of a conversation in its current state, without changes that were not
 * accepted.
 */
export function currentTrip(turns: readonly Answered[]): Trip | null {
  for (const turn of turns.toReversed()) {
    const change = turn.answer.actions.find(({ kind }) => kind === 'accept-change')?.['tripId']
    const id = typeof change === 'string' ? change : proposedTrip(turn)?.id
    const found = id === undefined ? null : (keptTrip(id) ?? proposedIn(turns, id))
    if (found) return found
  }
  return null
}

function keptTrip(id: string): Trip | null {
  return tripStore.get().trips.find(({ trip }) => trip.id === id)?.trip ?? null
}

function proposedIn(turns: readonly Answered[], id: string): Trip | null {
  const turn = turns.find((each) => each.id === id)
  return turn ? proposedTrip(turn) : null
}
