import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import type { BackendConfig } from '../../../api/backend.ts'
import { usePageConfig } from '../../../api/page-config.tsx'
import { keepTrying } from '../../../device/hydration/keep-trying.ts'
import { useAuth } from '../../../entities/traveller/session/use-auth.ts'
import { type KeptTrip, tripStore } from '../../../entities/trip/trip-store.ts'
import { usePendingActions } from '../../../offline/use-pending-actions.ts'
import { toast } from '../../../ui/overlay/toast.ts'
import { itineraryText as text } from '../itinerary-text.ts'
import { restorePendingPlan } from '../plan/pending-plan.ts'
import { importNotebook } from './import-notebook.ts'
import { tripPath } from './trip-item.ts'

export type SavedTripsView = {
  readonly openTrip: KeptTrip | null
  readonly trips: readonly KeptTrip[]
  /** The URL names a trip that is still being looked up. */
  readonly isOpening: boolean
}

/** The guest's trips, or the account's; signing in moves the guest's trips into the account. */
export function useSavedTrips(): SavedTripsView {
  const { user, isLoading } = useAuth()
  const userId = user?.id ?? null
  const { tripId, isSought } = useOpenId(isLoading ? null : userId)
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  const stored = useSyncExternalStore(tripStore.listen, tripStore.get, tripStore.getOnServer)
  useEffect(() => {
    importNotebook()
    restorePendingPlan()
  }, [])
  useEffect(() => {
    if (userId !== null && !isLoading) void moveToAccount(userId)
  }, [userId, isLoading])
  const trips = stored.trips.filter(({ owner }) => owner === null || owner === userId)
  const openTrip = trips.find(({ trip }) => trip.id === tripId) ?? null
  const isElsewhere = isSought && !stored.trips.some(({ trip }) => trip.id === tripId)
  const isOpening = tripId !== null && !openTrip && (!isHydrated || isLoading || isElsewhere)
  return { trips, openTrip, isOpening }
}

/** The URL says which trip is open. Opening a trip in the store navigates there, so that Back works. */
function useOpenId(userId: string | null): { readonly tripId: string | null; readonly isSought: boolean } {
  const config = usePageConfig()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const tripId = search.get('trip')
  const [missedId, setMissedId] = useState<string | null>(null)
  useEffect(() => {
    tripStore.open(tripId)
    let going = tripId
    const follow = (): void => {
      const { openId } = tripStore.get()
      // A better plan may arrive before the URL has changed: only one history entry must be added.
      if (openId === null || openId === going) return
      going = openId
      void navigate(tripPath(openId))
    }
    return tripStore.listen(follow)
  }, [tripId, navigate])
  useEffect(() => {
    const isHere = tripStore.get().trips.some(({ trip }) => trip.id === tripId)
    if (tripId === null || userId === null || isHere) return
    void import('../../../entities/trip/account-trips.ts')
      .then(({ openFromAccount }) => openFromAccount(config, tripId, userId))
      .catch(() => undefined)
      .finally(() => setMissedId(tripId))
  }, [config, tripId, userId])
  return { tripId, isSought: userId !== null && missedId !== tripId }
}

async function moveToAccount(userId: string): Promise<void> {
  try {
    const { moveGuestTrips } = await import('../../../entities/trip/account-trips.ts')
    const count = await moveGuestTrips(userId)
    if (count > 0) toast.success(count === 1 ? text('moved.one') : text('moved', { count: String(count) }))
  } catch (error) {
    console.warn('the trips of this device stay on it', error)
  }
}

/** Pulls changes of other devices when the page is opened and whenever it becomes visible again. */
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
    // Local changes are sent first: a merge needs their common version.
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
  const kept = tripStore.get().trips.find(({ trip }) => trip.id === id)
  if (!kept) return
  const { pullTrip } = await import('../../../entities/trip/account-trips.ts')
  const pulled = await pullTrip(config, kept)
  const now = tripStore.get().trips.find(({ trip }) => trip.id === id)
  // Edits made meanwhile win for now and are merged at the next pull.
  if (!pulled || now?.trip !== kept.trip) return
  const isStillOpen = tripStore.get().openId === id
  tripStore.put(pulled, isStillOpen)
  if (isStillOpen) toast.info(text('merged.toast'))
}
