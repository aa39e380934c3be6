import type { Trip } from '@app/domain/trip'
import { checkTrip } from '@app/domain/trip-checker'
import { type History, record, redo, undo } from '@app/domain/trip-edit'
import { dayFactsOf } from '@app/domain/trip-facts'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'

import type { MadeBy } from '../../../entities/trip/account-trips.ts'
import { saveKeptTrip } from '../../../entities/trip/save-kept-trip.ts'
import { type Steps, tripSteps } from '../../../entities/trip/trip-steps.ts'
import { type KeptTrip, tripStore } from '../../../entities/trip/trip-store.ts'
import { toast } from '../../../ui/overlay/toast.ts'
import { itineraryText as text } from '../itinerary-text.ts'
import { useTripFacts } from './use-trip-facts.ts'

/** Debounces typing: a note is one save, not thirty. */
const SAVE_AFTER_MS = 2000

type Typed = { readonly field: string; readonly trip: Trip }

export type TripEditor = ReturnType<typeof useTripEditor>

/** The open trip and its edits. Each edit is saved at once, can be undone, and is checked again. */
export function useTripEditor(kept: KeptTrip) {
  const { trip } = kept
  const facts = useTripFacts(trip)
  const dayFacts = useMemo(() => dayFactsOf(trip, facts), [trip, facts])
  const findings = useMemo(() => checkTrip(trip, facts), [trip, facts])
  const stepsNow = (): Steps => tripSteps.get(trip.id)
  const steps = useSyncExternalStore(tripSteps.listen, stepsNow, tripSteps.getOnServer)
  const save = useSaving(trip.id)

  function show({ past, present, future }: History<Trip>, madeBy: 'edit' | 'restore' = 'edit'): void {
    if (present === trip) return
    tripSteps.put(trip.id, { past, future })
    // A save or the move to the account may have changed the rest since this was rendered.
    const now = tripStore.get().trips.find((each) => each.trip.id === trip.id) ?? kept
    const isKept = tripStore.put({ ...now, trip: present, changedAt: new Date().toISOString() })
    if (!isKept) toast.error(text('view.full'))
    save(madeBy)
  }

  const history = { ...steps, present: trip }
  const typed = useRef<Typed | null>(null)
  /** `typingIn` names the field being typed in: continuous typing is one undo step. */
  function edit(next: Trip, typingIn?: string): void {
    const isGoingOn = typingIn !== undefined && typed.current?.field === typingIn && typed.current.trip === trip
    show(isGoingOn ? { past: steps.past, present: next, future: [] } : record(history, next))
    typed.current = typingIn === undefined ? null : { field: typingIn, trip: next }
  }

  return {
    kept,
    trip,
    facts,
    dayFacts,
    findings,
    edit,
    /** Saves an earlier version as the newest one. */
    restore: (version: Trip) => show(record(history, version), 'restore'),
    /** The undo steps, newest first. */
    past: steps.past.toReversed(),
    undo: () => show(undo(history)),
    redo: () => show(redo(history)),
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
  }
}

/** Saves to the account shortly after the last change, and at once when the page is left. */
function useSaving(id: string): (madeBy: MadeBy) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const flush = (): void => {
      if (timer.current === undefined || document.visibilityState === 'visible') return
      clearTimeout(timer.current)
      timer.current = undefined
      void saveKeptTrip(id)
    }
    document.addEventListener('visibilitychange', flush)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      if (timer.current === undefined) return
      clearTimeout(timer.current)
      timer.current = undefined
      void saveKeptTrip(id)
    }
  }, [id])
  return (madeBy) => {
    clearTimeout(timer.current)
    timer.current = undefined
    // Typing is debounced; restoring a version is not.
    if (madeBy !== 'edit') return void saveKeptTrip(id, madeBy)
    timer.current = setTimeout(() => {
      timer.current = undefined
      void saveKeptTrip(id)
    }, SAVE_AFTER_MS)
  }
}

export type HeadDialog = 'share' | 'versions' | 'export' | 'preferences' | 'lodging' | 'pack'
export type DialogProps = { readonly editor: TripEditor; readonly onClose: () => void }
