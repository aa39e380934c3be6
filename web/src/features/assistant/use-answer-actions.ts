import type { Trip } from '@app/domain/trip'
import { useNavigate } from 'react-router'

import type { Turn } from '../../api/conversations/conversation.ts'
import { useAuth } from '../../api/session/use-auth.ts'
import { isTrip, tripShelf } from '../../api/trips/trip-shelf.ts'
import type { AnswerAction } from './cards/answer-body.tsx'

/** What the buttons of an answer do. Nothing here runs unless one was pressed. */
export function useAnswerActions(turns: readonly Turn[]): (action: AnswerAction) => void {
  const navigate = useNavigate()
  const { user } = useAuth()
  return (action) => {
    const trip = isTrip(action['trip']) ? action['trip'] : tripIn(turns)
    if (!trip || !['open-trip', 'save-trip'].includes(action.kind)) return
    keepTrip(trip, user?.id ?? null)
    if (action.kind === 'open-trip') void navigate(`/itinerary?trip=${encodeURIComponent(trip.id)}`)
  }
}

function tripIn(turns: readonly Turn[]): Trip | null {
  const trips = turns.flatMap(({ answer }) => answer.actions).map((action) => action['trip'])
  return trips.findLast(isTrip) ?? null
}

function keepTrip(trip: Trip, owner: string | null): void {
  const known = tripShelf.get().trips.find((kept) => kept.trip.id === trip.id)
  if (known) return tripShelf.open(trip.id)
  tripShelf.put({ trip, ask: null, sentence: '', owner, version: null, changedAt: new Date().toISOString() })
}
