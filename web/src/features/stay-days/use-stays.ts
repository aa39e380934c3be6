import { areaOf } from '@app/domain/entry-rules'
import { type RecordedStay, tripVisits } from '@app/domain/stay-counter'
import { useSyncExternalStore } from 'react'

import { type BorderStay, MOST } from '../../entities/party/party-traveller.ts'
import type { Party } from '../../entities/party/use-party.ts'
import { tripStore } from '../../entities/trip/trip-store.ts'

export type Stays = {
  /** Of the chosen area, the newest first. */
  readonly stays: readonly BorderStay[]
  readonly isFull: boolean
  readonly add: (stay: BorderStay) => void
  readonly remove: (stay: BorderStay) => void
}

/** The stays of one traveller in one area. */
export function useStays({ travellers, save }: Party, travellerId: string, area: string): Stays {
  const traveller = travellers.find(({ id }) => id === travellerId) ?? travellers[0]
  const put = (stays: readonly BorderStay[]): void => save({ ...traveller, stays })
  return {
    stays: traveller.stays
      .filter((stay) => stay.area === area)
      .toSorted((a, b) => b.arrives_on.localeCompare(a.arrives_on)),
    isFull: traveller.stays.length >= MOST.stays,
    add: (stay) => put([...traveller.stays, stay]),
    remove: (stay) => put(traveller.stays.filter((each) => each !== stay)),
  }
}

export function recorded(stays: readonly BorderStay[]): readonly RecordedStay[] {
  return stays.map(({ arrives_on, leaves_on }) => ({ arrivesOn: arrives_on, leavesOn: leaves_on }))
}

export type TripStay = { readonly title: string; readonly stay: BorderStay }

/** Stays of the trips on this device in this area that are not in the list yet. */
export function useTripStays(area: string, stays: readonly BorderStay[]): readonly TripStay[] {
  const { trips } = useSyncExternalStore(tripStore.listen, tripStore.get, tripStore.getOnServer)
  return trips.flatMap(({ trip }) => {
    const inside = tripVisits(trip).filter(({ country }) => areaOf(country)?.id === area)
    return mergeVisits(inside)
      .map(({ arrivesOn, leavesOn }) => ({ area, arrives_on: arrivesOn, leaves_on: leavesOn }))
      .filter((stay) => !stays.some((kept) => isInside(stay, kept)))
      .map((stay) => ({ title: trip.title, stay }))
  })
}

type Visit = ReturnType<typeof tripVisits>[number]

/** Two countries of one area are one stay; the day of crossing belongs to both. */
function mergeVisits(visits: readonly Visit[]): readonly Visit[] {
  const merged: Visit[] = []
  for (const visit of visits) {
    const last = merged.at(-1)
    if (last && visit.arrivesOn <= last.leavesOn) merged[merged.length - 1] = { ...last, leavesOn: visit.leavesOn }
    else merged.push(visit)
  }
  return merged
}

function isInside(stay: BorderStay, kept: BorderStay): boolean {
  const ends = stay.leaves_on ?? stay.arrives_on
  return kept.arrives_on <= stay.arrives_on && (kept.leaves_on === null || ends <= kept.leaves_on)
}
