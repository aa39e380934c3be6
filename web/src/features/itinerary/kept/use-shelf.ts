import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import type { BackendConfig } from '../../../api/backend.ts'
import { usePageConfig } from '../../../api/page-config.tsx'
import { useAuth } from '../../../api/session/use-auth.ts'
import { type KeptTrip, tripShelf } from '../../../api/trips/trip-shelf.ts'
import { keepTrying } from '../../../device/keep-trying.ts'
import { usePendingActions } from '../../../offline/use-pending-actions.ts'
import { itineraryText as text } from '../../../text/itinerary.ts'
import { toast } from '../../../ui/toast.ts'
import { takeHeldPlan } from '../plan/held-plan.ts'
import { takeOverNotebook } from './take-over-notebook.ts'
import { tripPath } from './trip-path.ts'

export type ShelfView = {
  readonly openTrip: KeptTrip | null
  readonly trips: readonly KeptTrip[]
  /** The address names one, and nobody has said yet whether there is such a trip. */
  readonly isOpening: boolean
}

/** The trips of whoever is here: a guest's own, or the account's, to which a guest's go on signing in. */
export function useShelf(): ShelfView {
  const { user, isLoading } = useAuth()
  const userId = user?.id ?? null
  const { tripId, isSought } = useOpenId(isLoading ? null : userId)
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  const shelf = useSyncExternalStore(tripShelf.listen, tripShelf.get, tripShelf.getOnServer)
  useEffect(() => {
    takeOverNotebook()
    takeHeldPlan()
  }, [])
  useEffect(() => {
    if (userId !== null && !isLoading) void moveToAccount(userId)
  }, [userId, isLoading])
  const trips = shelf.trips.filter(({ owner }) => owner === null || owner === userId)
  const openTrip = trips.find(({ trip }) => trip.id === tripId) ?? null
  const isElsewhere = isSought && !shelf.trips.some(({ trip }) => trip.id === tripId)
  const isOpening = tripId !== null && !openTrip && (!isHydrated || isLoading || isElsewhere)
  return { trips, openTrip, isOpening }
}

/** The address says which trip is open. Whatever opens one on the shelf goes there, so that Back leads back. */
function useOpenId(userId: string | null): { readonly tripId: string | null; readonly isSought: boolean } {
  const config = usePageConfig()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const tripId = search.get('trip')
  const [missedId, setMissedId] = useState<string | null>(null)
  useEffect(() => {
    tripShelf.open(tripId)
    let going = tripId
    const follow = (): void => {
      const { openId } = tripShelf.get()
      // A better plan may be put there before the address has changed: one step back must be enough.
      if (openId === null || openId === going) return
      going = openId
      void navigate(tripPath(openId))
    }
    return tripShelf.listen(follow)
  }, [tripId, navigate])
  useEffect(() => {
    const isHere = tripShelf.get().trips.some(({ trip }) => trip.id === tripId)
    if (tripId === null || userId === null || isHere) return
    void import('../../../api/trips/account-trips.ts')
      .then(({ openFromAccount }) => openFromAccount(config, tripId, userId))
      .catch(() => undefined)
      .finally(() => setMissedId(tripId))
  }, [config, tripId, userId])
  return { tripId, isSought: userId !== null && missedId !== tripId }
}

async function moveToAccount(userId: string): Promise<void> {
  try {
    const { moveGuestTrips } = await import('../../../api/trips/account-trips.ts')
    const count = await moveGuestTrips(userId)
    if (count > 0) toast.success(count === 1 ? text('moved.one') : text('moved', { count: String(count) }))
  } catch (error) {
    console.warn('the trips of this device stay on it', error)
  }
}

/** Other devices may have gone on with it: looked at when the page is opened and whenever it is come back to. */
export function usePull(kept: KeptTrip): void {
  const config = usePageConfig()
  const { id } = kept.trip
  const isOwned = kept.owner !== null
  const { pending } = usePendingActions()
  const isSending = pending.some(({ entity }) => entity === `trip:${id}`)
  const isMissed = useRef(false)
  const stop = useRef<() => void>(() => undefined)
  const look = useEffectEvent((): void => {
    if (document.visibilityState !== 'visible') return
    // What was made here goes out first: until then nobody could say what the two have in common.
    isMissed.current = isSending
    stop.current()
    if (!isSending) stop.current = keepTrying(() => pullNow(config, id))
  })
  useEffect(() => {
    if (!isSending && isMissed.current) look()
  }, [isSending])
  useEffect(() => {
    if (!isOwned) return
    const pull = (): void => look()
    pull()
    for (const event of ['focus', 'online', 'visibilitychange']) addEventListener(event, pull)
    return () => {
      for (const event of ['focus', 'online', 'visibilitychange']) removeEventListener(event, pull)
      stop.current()
    }
  }, [id, isOwned])
}

async function pullNow(config: BackendConfig, id: string): Promise<void> {
  const kept = tripShelf.get().trips.find(({ trip }) => trip.id === id)
  if (!kept) return
  const { pullTrip } = await import('../../../api/trips/account-trips.ts')
  const pulled = await pullTrip(config, kept)
  const now = tripShelf.get().trips.find(({ trip }) => trip.id === id)
  // Whoever typed meanwhile goes on from their own version; the two meet at the next look.
  if (!pulled || now?.trip !== kept.trip) return
  const isStillOpen = tripShelf.get().openId === id
  tripShelf.put(pulled, isStillOpen)
  if (isStillOpen) toast.info(text('merged.toast'))
}
