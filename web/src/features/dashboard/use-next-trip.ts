import { useEffect, useState, useSyncExternalStore } from 'react'

import type { BackendConfig } from '../../api/backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { travellerToday } from '../../device/traveller-today.ts'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import type { TripRow } from '../../entities/trip/account-trips.ts'
import { tripStore } from '../../entities/trip/trip-store.ts'
import { chooseNextTrip, type Journey, type NextTrip, toJourneys } from './choose-next-trip.ts'

type Next = {
  readonly trip: NextTrip | null
  readonly today: string
  /** A guest, until a session is found. */
  readonly isGuest: boolean
  /** The account has answered, or failed. */
  readonly isKnown: boolean
  /** There was no answer: whether the account has a trip is unknown. */
  readonly hasFailed: boolean
}

/** From this device, and from the account for trips planned elsewhere. */
export function useNextTrip(): Next {
  const { user } = useAuth()
  const [today] = useState(() => travellerToday())
  const { trips } = useSyncExternalStore(tripStore.listen, tripStore.get, tripStore.getOnServer)
  const elsewhere = useTripsElsewhere(user?.id ?? null)
  const hasFailed = elsewhere === 'failed'
  const others = elsewhere === null || elsewhere === 'failed' ? [] : elsewhere
  const trip = chooseNextTrip([...toJourneys(trips, user?.id ?? null), ...others], today)
  return { trip, today, isGuest: user === null, isKnown: user === null || elsewhere !== null, hasFailed }
}

/** Null while loading. */
function useTripsElsewhere(userId: string | null): readonly Journey[] | 'failed' | null {
  const config = usePageConfig()
  const [found, setFound] = useState<{ readonly of: string; readonly journeys: readonly Journey[] | 'failed' } | null>(
    null,
  )
  useEffect(() => {
    let isGone = false
    if (userId === null) return undefined
    const ask = (): void =>
      void listElsewhere(config)
        .catch(() => 'failed' as const)
        .then((journeys) => !isGone && setFound({ of: userId, journeys }))
    ask()
    addEventListener('online', ask)
    return () => {
      isGone = true
      removeEventListener('online', ask)
    }
  }, [config, userId])
  return found !== null && found.of === userId ? found.journeys : null
}

/** Offline the client would retry for seconds before it fails. */
async function listElsewhere(config: BackendConfig): Promise<readonly Journey[]> {
  if (!navigator.onLine) throw new Error('no signal')
  const { listOtherTrips } = await import('../../entities/trip/account-trips.ts')
  return (await listOtherTrips(config)).map(toJourney)
}

function toJourney({ id, title, dayCount, firstDate }: TripRow): Journey {
  return {
    id,
    title,
    dayCount,
    firstDate,
    lastDate: lastOf(firstDate, dayCount),
    cities: [],
    stopCount: null,
    changedAt: '',
  }
}

function lastOf(firstDate: string | null, dayCount: number): string | null {
  if (firstDate === null) return null
  const last = new Date(`${firstDate}T00:00:00Z`)
  last.setUTCDate(last.getUTCDate() + Math.max(dayCount - 1, 0))
  return last.toISOString().slice(0, 10)
}
