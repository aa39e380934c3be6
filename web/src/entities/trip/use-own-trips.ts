import type { Trip } from '@app/domain/trip'
import { useSyncExternalStore } from 'react'

import { useAuth } from '../traveller/session/use-auth.ts'
import { tripStore } from './trip-store.ts'

/** The traveller's trips on this device, the last changed first. */
export function useOwnTrips(): readonly Trip[] {
  const { trips } = useSyncExternalStore(tripStore.listen, tripStore.get, tripStore.getOnServer)
  const userId = useAuth().user?.id ?? null
  return trips.filter(({ owner }) => owner === null || owner === userId).map(({ trip }) => trip)
}
