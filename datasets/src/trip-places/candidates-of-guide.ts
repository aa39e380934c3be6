import { type GuideSight, openingOf } from '@app/domain/guide'
import { type Coordinates, distanceKm } from '@app/domain/kernel'
import { factsOfKind } from '@app/domain/place-kinds'
import { middleOf, moneyRange } from '@app/domain/travel-prices'
import type { GuideHints } from '@app/domain/trip'

import type { Candidate, Guidance } from './candidate.ts'
import type { GuideAround } from './guide-around.ts'

/** The planner values importance 5 three times as much as any other, so a must-see is chosen before two lesser sights. */
const RENOWN: Readonly<Record<GuideHints['importance'], number>> = { 5: 1, 4: 0.82, 3: 0.62, 2: 0.44, 1: 0.3 }
/** A sight farther away needs a day of its own. */
const DAY_TRIP_KM = 35
const FAR_SHARE = 0.7
/** Other tables list "Uluwatu Temple & Kecak dance" as Uluwatu Temple. */
const TOGETHER = / (?:&|and|with) |, /
const SHORTEST_PART = 5

/** The sights of the guide, each with the fee, hours and visit length of its row. */
export function candidatesOfGuide(
  { sights, areas, asOf, placesOf }: GuideAround,
  at: Coordinates,
): readonly Candidate[] {
  const areaNames = new Map(areas.map((area) => [`${area.destinationId}/${area.id}`, area.name]))
  const positions = new Map(areas.map((area) => [`${area.destinationId}/${area.id}`, area.coordinates]))
  const sharing = new Set(sights.flatMap(({ ticketOfSightId }) => ticketOfSightId ?? []))
  const byId = new Map(sights.map((sight) => [sight.id, sight]))
  return sights.flatMap((sight) => {
    const coordinates = sight.coordinates ?? positions.get(`${sight.destinationId}/${sight.areaId}`)
    if (!coordinates) return []
    const seller = sight.ticketOfSightId === null ? sight : (byId.get(sight.ticketOfSightId) ?? sight)
    const hints: GuideHints = {
      importance: sight.importance,
      bestTimes: sight.bestTimes,
      booking: sight.booking,
      ticketId: sight.ticketOfSightId ?? (sharing.has(sight.id) ? sight.id : null),
      domain: sight.domain,
      asOf: asOf.get(sight.destinationId) ?? '',
      suits: sight.suits,
      unsuitedFor: sight.unsuitedFor,
      area: areaNames.get(`${sight.destinationId}/${sight.areaId}`) ?? '',
      tags: sight.tags,
    }
    const sameAs = placesOf?.(sight.id)
    const candidate = toCandidate(sight, seller, hints, coordinates, distanceKm(coordinates, at))
    return [{ ...candidate, ...(sameAs && { sameAs }) }]
  })
}

function toCandidate(
  sight: GuideSight,
  seller: GuideSight,
  hints: GuideHints,
  coordinates: Coordinates,
  km: number,
): Candidate {
  const { id, name, localName, otherNames, kind, importance, destinationId } = sight
  const renown = RENOWN[importance]
  return {
    id,
    wikidataId: null,
    name,
    otherNames: [
      ...new Set([localName ?? '', ...otherNames.map((other) => other.name), ...partsOf(name, localName)]),
    ].filter((other) => other !== '' && other !== name),
    names: otherNames,
    coordinates,
    isAreaPosition: sight.coordinates === null,
    kind,
    openingHours: null,
    isFree: false,
    renown: km > DAY_TRIP_KM && importance < 5 ? renown * FAR_SHARE : renown,
    sources: ['guide'],
    list: destinationId,
    guidance: guidanceOf(sight, seller),
    guide: hints,
  }
}

function guidanceOf(sight: GuideSight, seller: GuideSight): Guidance {
  const fee = sight.fee ?? seller.fee
  return {
    visitMinutes: sight.durationMinutes,
    usualHours: openingOf(sight),
    price: fee === null ? null : fee === 'free' ? 'free' : middleOf(moneyRange(fee)),
    isIndoor: sight.setting === 'mixed' ? factsOfKind(sight.kind).isIndoor : sight.setting === 'indoor',
    fact: sight.note,
  }
}

function partsOf(name: string, localName: string | null): readonly string[] {
  return [name, localName ?? '']
    .flatMap((whole) => whole.split(TOGETHER))
    .filter((part) => part.length >= SHORTEST_PART && part !== name && part !== localName)
}
