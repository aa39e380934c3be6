import { useEffect, useState, useSyncExternalStore } from 'react'

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
    void import('../../api/trips/account-trips.ts')
      .then(({ listOtherTrips }) => listOtherTrips(config))
      .then(
        (rows) => rows.map(toJourney),
        () => 'failed' as const,
      )
      .then((journeys) => !isGone && setFound({ of: userId, journeys }))
    return () => {
      isGone = true
    }
  }, [config, userId])
  return found !== null && found.of === userId ? found.journeys : null
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
