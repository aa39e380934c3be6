import { type GuideDayTrip, guideClaim } from '@app/domain/guide'
import { type Coordinates, distanceKm } from '@app/domain/kernel'
import { estimateGround } from '@app/domain/travel-time'
import { z } from 'zod'

import type { LookUps } from '../../look-ups.ts'
import { defineTool, found, unknown } from '../../tool.ts'
import { type FactRow, type FactsCard, fillLabel, fillSaid, type Said } from '../facts-card.ts'
import type { DestinationInGuide } from '../guide-look-up.ts'
import { findGuidePlace, LanguageInput, PlaceInput, readGuidePlace } from '../guide-place.ts'
import { type GuideWriting, guideWriting } from '../guide-writing.ts'
import { visitMeant } from '../sights/one-sight.ts'
import { nameOf } from '../sights/sights-card.ts'
import { bookingSaid, tripVerdict, type Way } from '../sights/trip-verdict.ts'
import { entryOf, titleOf } from './country-entry.ts'

/** A day trip this near to the named town leads there. */
const SAME_KM = 15
const MOST_SIGHTS = 3
const MOST_ORDER = 9999

type End = {
  readonly name: string
  readonly country: string
  readonly guide: DestinationInGuide | null
  readonly point: Coordinates | null
}
type Journey = Way & { readonly trip: GuideDayTrip | null; readonly asOf: string }

export const dayTripCheck = defineTool({
  name: 'day-trip-check',
  about:
    'Whether one place can be visited from another in a day, there and back, and whether the days at hand allow it.',
  input: z.strictObject({
    to: PlaceInput,
    from: PlaceInput,
    toCity: z.int().positive().optional().describe('The GeoNames id of a town outside the guide'),
    fromCity: z.int().positive().optional(),
    days: z.int().min(1).max(365).optional().describe('The days at the start'),
    isStartNamed: z.boolean().optional().describe('Whether the message says where the way begins'),
    about: z.string().trim().min(2).max(200).optional().describe('Words of the question, for the best match'),
    language: LanguageInput,
  }),
  async run({ to, from, toCity, fromCity, days, isStartNamed, about, language }, lookUps) {
    const writing = guideWriting(language)
    const start = await endOf(from, fromCity, writing, lookUps)
    const goal = await endOf(to, toCity, writing, lookUps)
    if (!start || !goal) return unknown('guide')
    const there = journeyOf(start, goal, about ?? '', lookUps)
    const back = isStartNamed === true && there ? null : journeyOf(goal, start, '', lookUps)
    const isSwapped = back !== null && isBase(goal, start, { there, back })
    const journey = isSwapped ? back : there
    if (!journey) return unknown('guide')
    const [base, target] = isSwapped ? [goal, start] : [start, goal]
    const row = rowOf(base, target, journey, writing)
    const card: FactsCard = {
      place: target.name,
      language: writing.language,
      says: saysOf({ base, target, journey, days: days ?? null }, writing),
      rows: [row],
    }
    return found(card)
  },
})

/** "Three days in Lisbon, is Sintra worth it?": the town that has the day trip is the start; of two, the better known. */
function isBase(
  one: End,
  other: End,
  { there, back }: { readonly there: Journey | null; readonly back: Journey },
): boolean {
  if (!there || !back.trip || !there.trip) return !there || (back.trip !== null && there.trip === null)
  return (one.guide?.destination.rank ?? MOST_ORDER) < (other.guide?.destination.rank ?? MOST_ORDER)
}

async function endOf(
  place: string,
  cityId: number | undefined,
  writing: GuideWriting,
  lookUps: LookUps,
): Promise<End | null> {
  const city = cityId === undefined ? undefined : lookUps.city(cityId)?.value
  const known = findGuidePlace(place, lookUps)
  const entry = known?.entry ?? (city ? null : entryOf(place, lookUps))
  const read = entry && (await readGuidePlace(entry.id, lookUps))
  const guide = read && 'destination' in read.guide ? read.guide : null
  const point = city?.coordinates ?? entry?.coordinates ?? null
  const name = city && !entry ? (lookUps.city(cityId ?? 0)?.value.name ?? null) : entry && titleOf(entry, writing)
  const country = city?.country ?? known?.country
  return name === null || country === undefined ? null : { name, country, guide, point }
}

/** The day trip of our guide, the leg between the two, or else the distance. */
function journeyOf(start: End, goal: End, about: string, lookUps: LookUps): Journey | null {
  const { guide } = start
  const asOf = guide?.asOf ?? goal.guide?.asOf ?? lookUps.today.slice(0, 7)
  const trip = guide && tripTo(guide, goal, about)
  if (trip) return { minutes: trip.travelMinutes, mode: trip.modes[0] ?? null, trip, asOf }
  const leg = legBetween(goal.guide, start.guide) ?? legBetween(start.guide, goal.guide)
  if (leg) return { ...leg, trip: null, asOf }
  if (!start.point || !goal.point) return null
  const { trainMinutes, driveMinutes } = estimateGround(
    { coordinates: start.point, country: start.country },
    { coordinates: goal.point, country: goal.country },
  )
  const isTrain = trainMinutes !== null && trainMinutes <= (driveMinutes ?? trainMinutes)
  const minutes = isTrain ? trainMinutes : driveMinutes
  return minutes === null ? null : { minutes, mode: isTrain ? 'train' : 'car', trip: null, asOf }
}

function tripTo(guide: DestinationInGuide, goal: End, about: string): GuideDayTrip | null {
  const { point } = goal
  const id = goal.guide?.destination.id
  const near = guide.dayTrips
    .filter((trip) => trip.to?.destinationId === id || (point && distanceKm(trip.coordinates, point) <= SAME_KM))
    .toSorted((a, b) => b.importance - a.importance)
  if (near[0]) return near[0]
  const meant = about === '' ? null : visitMeant(about, 'day-trip', { guide, entry: null })
  return meant && 'travelMinutes' in meant ? meant : null
}

function legBetween(guide: DestinationInGuide | null, other: DestinationInGuide | null): Way | null {
  if (!guide || !other) return null
  const [here, there] = [guide.destination.id, other.destination.id]
  const [best] = guide.legs
    .filter(({ from, to, exists, durationMinutes }) => {
      const ends = [from.destinationId, to.destinationId]
      return exists !== 'no' && durationMinutes !== null && ends.includes(here) && ends.includes(there)
    })
    .toSorted((a, b) => (a.usualOrder || MOST_ORDER) - (b.usualOrder || MOST_ORDER))
  return best?.durationMinutes ? { minutes: best.durationMinutes, mode: best.mode } : null
}

type Checked = {
  readonly base: End
  readonly target: End
  readonly journey: Journey
  readonly days: number | null
}

function saysOf({ base, target, journey, days }: Checked, writing: GuideWriting): readonly Said[] {
  const proof = ['way']
  const { verdict, says } = tripVerdict({ ...journey, from: base.name, to: target.name }, writing, proof)
  return [
    ...says,
    ...(verdict === 'trip.no' ? [] : daysSaid(base, days, writing, proof)),
    ...bookingSaid(journey.trip, target.name, writing, proof),
    ...seenThere(target, writing, proof),
  ]
}

/** Whether the stay at the start leaves a day for it. */
function daysSaid(
  { guide, name }: End,
  days: number | null,
  { words, unit }: GuideWriting,
  proof: readonly string[],
): readonly Said[] {
  const own = guide?.destination
  if (days === null || days < 2 || !own) return []
  const { daysMin: least, daysIdeal: ideal } = own
  const facts = { from: name, days: unit(days, 'day'), least: unit(least, 'day'), ideal: unit(ideal, 'day') }
  return [fillSaid(words, days > least ? 'trip.fits' : 'trip.tight', facts, proof)]
}

function seenThere({ guide }: End, { words, list, language }: GuideWriting, proof: readonly string[]): readonly Said[] {
  const best = (guide?.sights ?? []).toSorted((a, b) => b.importance - a.importance).slice(0, MOST_SIGHTS)
  if (best.length === 0) return []
  return [fillSaid(words, 'trip.see', { sights: list(best.map((sight) => nameOf(sight, language))) }, proof)]
}

function rowOf(base: End, target: End, { minutes, mode, trip, asOf }: Journey, writing: GuideWriting): FactRow {
  const { names, labels } = writing.words
  const texts = [
    fillLabel(labels.about, { value: writing.minutes(minutes) }),
    ...(mode === null ? [] : [names.modes[mode]]),
    ...(trip?.cost ? [writing.price(trip.cost)] : []),
    ...(trip?.highlights.slice(0, 1) ?? []),
  ]
  return { id: 'way', label: `${base.name} – ${target.name}`, value: guideClaim(texts.join(' · '), asOf), link: null }
}
