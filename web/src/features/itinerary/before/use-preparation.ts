import type { GuideEvent } from '@app/domain/guide'
import { distanceKm } from '@app/domain/kernel'
import type { Trip } from '@app/domain/trip'
import {
  bookAhead,
  countryStays,
  daysOff,
  packingList,
  type TripEvent,
  tripEvents,
  weatherOfStays,
} from '@app/domain/trip-preparation'
import { useEffect, useMemo, useState } from 'react'

import { travellerToday } from '../../../device/traveller-today.ts'
import { loadPreparationTables, type PreparationTables } from './load-preparation-tables.ts'

/** An event in the next town is felt too. */
const EVENT_WITHIN_KM = 40

export type Preparation = ReturnType<typeof prepare>

/** Everything to know before a trip; null while its tables are loaded. */
export function usePreparation(trip: Trip): Preparation | null {
  const countries = countryStays(trip)
    .map(({ country }) => country)
    .join()
  const [tables, setTables] = useState<PreparationTables | null>(null)
  useEffect(() => {
    let isGone = false
    const load = (): void => {
      void loadPreparationTables(countries.split(',').filter(Boolean), travellerToday()).then((loaded) => {
        if (!isGone) setTables(loaded)
      })
    }
    load()
    // What was missing without a network is there with one.
    addEventListener('online', load)
    return () => {
      isGone = true
      removeEventListener('online', load)
    }
  }, [countries])
  return useMemo(() => tables && prepare(trip, tables), [trip, tables])
}

function prepare(trip: Trip, tables: PreparationTables) {
  const { climate, holidays, guides, plugs } = tables
  const weather = weatherOfStays(trip, (id) => climate?.of(id))
  return {
    tables,
    stays: countryStays(trip),
    bookings: bookAhead(trip, travellerToday()),
    weather,
    daysOff: daysOff(trip, (country, from, to) => holidays?.between(country, from, to) ?? []),
    events: guides.flatMap(({ country, events }) => eventsOf(trip, country.code, events)),
    packing: packingList(trip, { weather, guides: guides.map(({ country }) => country), plugs }),
    hasDates: trip.days.some(({ date }) => date !== null),
  }
}

type Placed = PreparationTables['guides'][number]['events']

/** Events of the country on all its days, those of a place on the days near it; each once. */
function eventsOf(trip: Trip, country: string, placed: Placed): readonly TripEvent[] {
  const found = placed.flatMap(({ event, at }) => {
    const days = at ? trip.days.filter(({ city }) => distanceKm(city.coordinates, at) <= EVENT_WITHIN_KM) : trip.days
    return event.scope !== country && !at ? [] : tripEvents({ days }, country, [event])
  })
  const once = new Map<GuideEvent['name'], TripEvent>(found.map((each) => [each.event.name, each]))
  return [...once.values()].toSorted((a, b) => a.dates.from.localeCompare(b.dates.from))
}
