import { useEffect, useState, useSyncExternalStore } from 'react'

import type { BackendConfig } from '../../api/backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { useAuth } from '../../api/session/use-auth.ts'
import type { TripRow } from '../../api/trips/account-trips.ts'
import { tripShelf } from '../../api/trips/trip-shelf.ts'
import { travellerToday } from '../../device/traveller-today.ts'
import { chooseNextTrip, type Journey, type NextTrip, toJourneys } from './choose-next-trip.ts'

type Next = {
  readonly trip: NextTrip | null
  readonly today: string
  /** Of a guest, until a session is found. */
  readonly isGuest: boolean
  /** The account has answered, or cannot. */
  readonly isKnown: boolean
  /** There was no answer: whether there is a trip in the account is not known. */
  readonly hasFailed: boolean
}

/** Of this device, and of the account for what was planned on another one. */
export function useNextTrip(): Next {
  const { user } = useAuth()
  const [today] = useState(() => travellerToday())
  const { trips } = useSyncExternalStore(tripShelf.listen, tripShelf.get, tripShelf.getOnServer)
  const elsewhere = useTripsElsewhere(user?.id ?? null)
  const hasFailed = elsewhere === 'failed'
  const others = elsewhere === null || elsewhere === 'failed' ? [] : elsewhere
  const trip = chooseNextTrip([...toJourneys(trips, user?.id ?? null), ...others], today)
  return { trip, today, isGuest: user === null, isKnown: user === null || elsewhere !== null, hasFailed }
}

/** Null while it is asked. */
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

/** Without a signal the client would try for seconds before it says so. */
async function listElsewhere(config: BackendConfig): Promise<readonly Journey[]> {
  if (!navigator.onLine) throw new Error('no signal')
  const { listOtherTrips } = await import('../../api/trips/account-trips.ts')
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
