import type { GuideSight } from '@app/domain/guide'
import { foldText } from '@app/domain/place-search'
import { z } from 'zod'

import { defineTool, found, unknown } from '../../tool.ts'
import { fillSaid, type Said } from '../facts-card.ts'
import { LanguageInput, nameIn, PlaceInput, type PlaceInGuide, readGuidePlace } from '../guide-place.ts'
import { type GuideWriting, guideWriting } from '../guide-writing.ts'
import { EN_NAMES, type Wish } from '../words/en-labels.ts'
import { layoverIn } from './layover.ts'
import { nameOf, sightRow, type SightsCard, tripRow } from './sights-card.ts'
import { areasFor, sightsFor, tripsFor } from './wishes.ts'

const MOST = 8
const MOST_SAID = 4
const MOST_AREAS = 3
const SHORTEST_WORD = 4
const OF_MANY = new Set(
  [
    'museum palace tower park market church cathedral temple castle gardens garden bridge square street city town',
    'tour tickets ticket house island national royal advance book online',
  ].flatMap((words) => words.split(' ')),
)
const WISH_NAMES = Object.keys(EN_NAMES.wishes) as [Wish, ...Wish[]]

export const thingsToDo = defineTool({
  name: 'things-to-do',
  about:
    'Sights and day trips from our guide by what is wished for: beaches, hikes, nightlife, shopping, children, free, rain, ' +
    'views, tickets ahead; or with hours, what fits into a layover.',
  input: z.strictObject({
    place: PlaceInput,
    wish: z.enum(WISH_NAMES).default('must-see'),
    hours: z.number().min(1).max(24).optional().describe('Hours between two flights'),
    sight: z.string().trim().min(2).max(80).optional().describe('Name of one sight'),
    language: LanguageInput,
  }),
  async run({ place, wish, hours, sight, language }, lookUps) {
    const known = await readGuidePlace(place, lookUps)
    if (!known) return unknown('guide')
    const writing = guideWriting(language)
    const layover = hours !== undefined && 'destination' in known.guide ? layoverIn(known.guide, hours, writing) : null
    if (layover) return found(layover)
    const named = sight === undefined ? [] : sightsNamed(sight, known.guide.sights)
    const card = named.length > 0 ? ofSights(named, known, writing) : ofWish(wish, known, writing)
    return card ? found(card) : unknown('guide')
  },
})

function placeName({ guide, entry }: PlaceInGuide, writing: GuideWriting): string {
  return entry ? nameIn(entry, writing.language) : writing.country(guide.country.code)
}

/** Finds sights by a name or a whole question, using the words that few sights share. */
function sightsNamed(name: string, sights: readonly GuideSight[]): readonly GuideSight[] {
  const asked = new Set(foldText(name).split(' '))
  const hits = ({ name: own, otherNames }: GuideSight): number => {
    const words = new Set([own, ...otherNames.map((other) => other.name)].flatMap((each) => foldText(each).split(' ')))
    return [...words].filter((word) => word.length >= SHORTEST_WORD && !OF_MANY.has(word) && asked.has(word)).length
  }
  return sights
    .filter((sight) => hits(sight) > 0)
    .toSorted((a, b) => hits(b) - hits(a) || b.importance - a.importance)
    .slice(0, 2)
}

/** Whether to book ahead, and the rest of the card. */
function ofSights(sights: readonly GuideSight[], known: PlaceInGuide, writing: GuideWriting): SightsCard {
  const rows = sights.map((sight) => sightRow(sight, null, known.guide.asOf, writing))
  const says = sights.slice(0, 1).map((sight): Said => {
    const id = sight.booking.need === 'none' ? 'sights.book-not' : 'sights.book'
    return fillSaid(writing.words, id, { sights: nameOf(sight, writing.language) }, [`sight.${sight.id}`])
  })
  return { place: placeName(known, writing), language: writing.language, says, rows }
}

function ofWish(wish: Wish, known: PlaceInGuide, writing: GuideWriting): SightsCard | null {
  const { guide, entry } = known
  const { words } = writing
  const place = placeName(known, writing)
  const trips = tripsFor(wish, guide.dayTrips).slice(0, MOST)
  const all = wish === 'day-trip' ? [] : sightsFor(wish, guide.sights)
  const sights = entry ? all.slice(0, MOST) : onePerTown(all)
  const areas = areasFor(wish, guide.areas).slice(0, MOST_AREAS)
  const towns = new Map('destinations' in guide ? guide.destinations.map(({ id, name }) => [id, name]) : [])
  const rows = [
    ...sights.map((sight) => sightRow(sight, towns.get(sight.destinationId) ?? null, guide.asOf, writing)),
    ...trips.slice(0, Math.max(2, MOST - sights.length)).map((trip) => tripRow(trip, guide.asOf, writing)),
  ]
  if (rows.length === 0) return withoutAnswer(wish, place, guide, writing)
  const says: Said[] = []
  if (areas.length > 0)
    says.push(fillSaid(words, 'sights.area', { areas: writing.list(areas.map(({ name }) => name)) }, []))
  const names = writing.list(rows.slice(0, MOST_SAID).map(({ label }) => label))
  const proof = rows.slice(0, MOST_SAID).map(({ id }) => id)
  if (wish === 'day-trip') says.push(fillSaid(words, 'sights.trips', { place, trips: names }, proof))
  else if (wish === 'must-see') says.push(fillSaid(words, 'sights.best', { place, sights: names }, proof))
  else if (wish === 'tickets') says.push(fillSaid(words, 'sights.book', { sights: names }, proof))
  else says.push(fillSaid(words, 'sights.wish', { wish: words.names.wishes[wish], place, sights: names }, proof))
  return { place, language: writing.language, says, rows }
}

/** No sight has the requested kind; a day trip may. */
function withoutAnswer(
  wish: Wish,
  place: string,
  { dayTrips, asOf }: PlaceInGuide['guide'],
  writing: GuideWriting,
): SightsCard | null {
  const { words } = writing
  const rows = tripsFor('day-trip', dayTrips)
    .slice(0, MOST)
    .map((trip) => tripRow(trip, asOf, writing))
  if (rows.length === 0) return null
  const trips = writing.list(rows.slice(0, MOST_SAID).map(({ label }) => label))
  const none = fillSaid(words, 'sights.none', { wish: words.names.wishes[wish], place }, [])
  const instead = fillSaid(
    words,
    'sights.trips',
    { place, trips },
    rows.slice(0, MOST_SAID).map(({ id }) => id),
  )
  return { place, language: writing.language, says: [none, instead], rows }
}

/** For a whole country, the best of each place. */
function onePerTown(sights: readonly GuideSight[]): readonly GuideSight[] {
  const first = new Map<string, GuideSight>()
  for (const sight of sights) if (!first.has(sight.destinationId)) first.set(sight.destinationId, sight)
  return [...first.values()].slice(0, MOST)
}
