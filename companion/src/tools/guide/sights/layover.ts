import { guideClaim } from '@app/domain/guide'
import { distanceKm } from '@app/domain/kernel'

import { capitalised, fillLabel, fillSaid, linkTo, type Said } from '../facts-card.ts'
import type { DestinationInGuide } from '../guide-look-up.ts'
import { nameIn } from '../guide-place.ts'
import type { GuideWriting } from '../guide-writing.ts'
import { nameOf, type SightRow, sightRow, type SightsCard } from './sights-card.ts'

/** Arrival, immigration and baggage take an hour; return to security two hours before departure. */
const OUT_MINUTES = 60
const BACK_MINUTES = 120
/** Back on the platform, and the way there and back. */
const STATION_MINUTES = 30
const STATION_WAY_MINUTES = 40
const LEAST_IN_TOWN = 90
const MOST = 4
const NEAR_KM = 8
/** A short look is enough in a layover. */
const LONGEST_LOOK = 60

/** A layover of a few hours: what fits, and when to return. */
export function layoverIn(guide: DestinationInGuide, hours: number, writing: GuideWriting): SightsCard | null {
  const { destination, asOf } = guide
  const place = nameIn(destination, writing.language)
  const [gateway] = destination.airports
  const ways = guide.transfers
    .filter(({ airport, codes }) => airport === gateway && !codes.includes('night-only'))
    .toSorted((a, b) => a.durationMinutes - b.durationMinutes)
  const [way] = ways
  if (!way) return null
  const { words } = writing
  const there = Math.max(way.busyMinutes ?? 0, way.durationMinutes)
  const free = hours * 60 - OUT_MINUTES - BACK_MINUTES - way.durationMinutes - there
  const wayRow: SightRow = {
    id: 'way',
    label: capitalised(
      way.line === null ? words.names.modes[way.mode] : `${words.names.modes[way.mode]} (${way.line})`,
    ),
    value: guideClaim(
      [writing.minutes(way.durationMinutes), ...(way.price ? [writing.price(way.price)] : [])].join(' · '),
      asOf,
    ),
    link: linkTo(way.domain),
    coordinates: null,
  }
  const back = writing.minutes(BACK_MINUTES + there)
  const returnRow: SightRow = {
    id: 'return',
    label: words.labels.latestReturn,
    value: guideClaim(fillLabel(words.labels.beforeFlight, { time: back }), asOf),
    link: null,
    coordinates: null,
  }
  const asked = writing.unit(hours, 'hour')
  const card = (says: readonly Said[], sights: readonly SightRow[]): SightsCard => ({
    place,
    language: writing.language,
    says,
    rows: [...sights, wayRow, returnRow],
  })
  const needed = writing.minutes(OUT_MINUTES + BACK_MINUTES + way.durationMinutes + there)
  if (free < LEAST_IN_TOWN)
    return card([fillSaid(words, 'layover.no', { hours: asked, place, needed }, ['way', 'return'])], [])
  const sights = fitting(guide, free)
  const facts = {
    hours: asked,
    place,
    free: writing.minutes(Math.floor(free / 30) * 30),
    sights: writing.list(sights.map((sight) => nameOf(sight, writing.language))),
  }
  const rows = sights.map((sight) => sightRow(sight, null, asOf, writing))
  return card(
    [
      fillSaid(words, 'layover.yes', facts, [...rows.map(({ id }) => id), 'way']),
      fillSaid(words, 'layover.return', { back, way: writing.minutes(there) }, ['return', 'way']),
      fillSaid(words, 'layover.entry', {}, []),
    ],
    rows,
  )
}

/** Between two trains there is no queue, and the station is in town. */
export function stationLayoverIn(guide: DestinationInGuide, hours: number, writing: GuideWriting): SightsCard | null {
  const place = nameIn(guide.destination, writing.language)
  const sights = fitting(guide, hours * 60 - STATION_MINUTES - STATION_WAY_MINUTES)
  if (sights.length === 0) return null
  const facts = {
    place,
    hours: writing.unit(hours, 'hour'),
    sights: writing.list(sights.map((sight) => nameOf(sight, writing.language))),
    back: writing.minutes(STATION_MINUTES),
  }
  const rows = sights.map((sight) => sightRow(sight, null, guide.asOf, writing))
  const ids = rows.map(({ id }) => id)
  return { place, language: writing.language, says: [fillSaid(writing.words, 'layover.station', facts, ids)], rows }
}

/** The best near the centre, as many as fit. */
function fitting({ destination, sights }: DestinationInGuide, freeMinutes: number) {
  const near = sights
    .filter(({ coordinates }) => coordinates !== null && distanceKm(coordinates, destination.coordinates) <= NEAR_KM)
    .toSorted((a, b) => b.importance - a.importance)
  let left = freeMinutes
  const chosen = near.filter(({ durationMinutes }) => {
    const look = Math.min(durationMinutes, LONGEST_LOOK)
    if (look > left) return false
    left -= look
    return true
  })
  return chosen.slice(0, MOST)
}
