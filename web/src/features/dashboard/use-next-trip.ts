import { useEffect, useState, useSyncExternalStore } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { useAuth } from '../../api/session/use-auth.ts'
import type { TripRow } from '../../api/trips/account-trips.ts'
import { tripShelf } from '../../api/trips/trip-shelf.ts'
import { travellerToday } from '../../device/traveller-today.ts'
import { chooseNextTrip, type Journey, type NextTrip, toJourneys } from './choose-next-trip.ts'

/** Of this device, and of the account for what was planned on another one. */
export function useNextTrip(): { readonly trip: NextTrip | null; readonly today: string } {
  const { user } = useAuth()
  const [today] = useState(() => travellerToday())
  const { trips } = useSyncExternalStore(tripShelf.listen, tripShelf.get, tripShelf.getOnServer)
  const elsewhere = useTripsElsewhere(user?.id ?? null)
  return { trip: chooseNextTrip([...toJourneys(trips, user?.id ?? null), ...elsewhere], today), today }
}

const NONE: readonly Journey[] = []

function useTripsElsewhere(userId: string | null): readonly Journey[] {
  const config = usePageConfig()
  const [found, setFound] = useState<{ readonly of: string; readonly journeys: readonly Journey[] } | null>(null)
  useEffect(() => {
    let isGone = false
    if (userId === null) return undefined
    import('../../api/trips/account-trips.ts')
      .then(({ listOtherTrips }) => listOtherTrips(config))
      .then(
        (rows) => !isGone && setFound({ of: userId, journeys: rows.map(toJourney) }),
        () => undefined,
      )
    return () => {
      isGone = true
    }
  }, [config, userId])
  return found !== null && found.of === userId ? found.journeys : NONE
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
