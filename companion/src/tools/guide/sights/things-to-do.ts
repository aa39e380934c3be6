import type { GuideDayTrip, GuideSight } from '@app/domain/guide'
import { foldText } from '@app/domain/place-search'
import { z } from 'zod'

import { defineTool, found, unknown } from '../../tool.ts'
import { wholeAreasNamed } from '../areas-named.ts'
import { fillSaid, rowSaid, type Said } from '../facts-card.ts'
import { LanguageInput, nameIn, PlaceInput, type PlaceInGuide, readGuidePlace } from '../guide-place.ts'
import { type GuideWriting, guideWriting } from '../guide-writing.ts'
import { MODES_OF } from '../transport/way-choice.ts'
import { EN_NAMES, type RefusedWish, type Wish, type With } from '../words/en-labels.ts'
import { hoursSaid } from './hours-said.ts'
import { layoverIn, stationLayoverIn } from './layover.ts'
import { visitMeant, visitRow, visitSaid } from './one-sight.ts'
import { nameOf, sightRow, type SightsCard, tripRow } from './sights-card.ts'
import { tripVerdict } from './trip-verdict.ts'
import { alsoFits, areasFor, isRefused, sightsFor, tripsFor } from './wishes.ts'

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
const WITH_NAMES = [
  'free',
  'kids',
  'pram',
  'rain',
  'romantic',
  'seniors',
  'wheelchair',
] as const satisfies readonly With[]
const REFUSED_NAMES = ['beach', 'hike', 'museum', 'shopping'] as const satisfies readonly RefusedWish[]
const WISH_NAMES = Object.keys(EN_NAMES.wishes) as [Wish, ...Wish[]]

export const thingsToDo = defineTool({
  name: 'things-to-do',
  about:
    'Sights and day trips from our guide by what is wished for: lesser known, beaches, hikes, nightlife, shopping, children, free, rain, ' +
    'views, tickets ahead; or with hours, what fits into a layover.',
  input: z.strictObject({
    place: PlaceInput,
    wish: z.enum(WISH_NAMES).default('must-see'),
    also: z.array(z.enum(WITH_NAMES)).max(4).optional().describe('Who is there, or what else must hold'),
    without: z.array(z.enum(REFUSED_NAMES)).max(4).optional().describe('Kinds of sights to leave out'),
    about: z.string().trim().min(2).max(80).optional().describe('Words of the question, for the best match'),
    weekday: z.int().min(0).max(6).optional().describe('Monday is 0, for opening hours'),
    hours: z.number().min(1).max(24).optional().describe('Between two flights'),
    by: z.enum(['boat', 'bus', 'train', 'no-car']).optional().describe('How a day trip goes'),
    isAtStation: z.boolean().optional().describe('The hours are between two trains'),
    sight: z.string().trim().min(2).max(80).optional().describe('One sight by its name'),
    language: LanguageInput,
  }),
  async run(
    { place, wish, also = [], without = [], about, weekday, hours, by, isAtStation, sight, language },
    lookUps,
  ) {
    const known = await readGuidePlace(place, lookUps)
    if (!known) return unknown('guide')
    const writing = guideWriting(language)
    const fits = isAtStation === true ? stationLayoverIn : layoverIn
    const layover = hours !== undefined && 'destination' in known.guide ? fits(known.guide, hours, writing) : null
    if (layover) return found(layover)
    const meant = visitMeant(sight ?? about ?? '', wish, known)
    const isOfVisit = wish === 'museum' || wish === 'tickets'
    if (meant && !isOfVisit) return found(ofOneVisit(meant, { wish, also }, known, writing))
    const named =
      meant && 'setting' in meant ? [meant] : sight === undefined ? [] : sightsNamed(sight, known.guide.sights)
    const asked = { wish, also: also.filter((each) => each !== wish), without, about: about ?? '', by }
    const card =
      named.length > 0
        ? ofSights(
            named,
            { isOfHours: wish === 'museum', weekday: weekday ?? null, month: Number(lookUps.today.slice(5, 7)) },
            known,
            writing,
          )
        : ofWish(asked, known, writing)
    return card ? found(card) : unknown('guide')
  },
})

function ofOneVisit(
  visit: GuideDayTrip | GuideSight,
  asked: Pick<AskedWish, 'also' | 'wish'>,
  known: PlaceInGuide,
  writing: GuideWriting,
): SightsCard {
  const row = visitRow(visit, known.guide.asOf, writing)
  const says = [...returnSaid(visit, asked, known, row.id, writing), ...visitSaid(visit, row, asked, writing)]
  return { place: placeName(known, writing), language: writing.language, says, rows: [row] }
}

/** Of a day trip, whether a day is enough comes first. */
function returnSaid(
  visit: GuideDayTrip | GuideSight,
  { wish }: Pick<AskedWish, 'wish'>,
  known: PlaceInGuide,
  row: string,
  writing: GuideWriting,
): readonly Said[] {
  if (wish !== 'day-trip' || !('travelMinutes' in visit)) return []
  const ends = { from: placeName(known, writing), to: visit.name }
  const way = { minutes: visit.travelMinutes, mode: visit.modes[0] ?? null, trip: visit }
  return tripVerdict({ ...way, ...ends }, writing, [row]).says
}

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

type Visit = { readonly isOfHours: boolean; readonly weekday: number | null; readonly month: number }

/** When it is open or whether to book, and the rest on the card. */
function ofSights(
  sights: readonly GuideSight[],
  { isOfHours, weekday, month }: Visit,
  known: PlaceInGuide,
  writing: GuideWriting,
): SightsCard {
  const rows = sights.map((sight) => sightRow(sight, null, known.guide.asOf, writing))
  const says = sights.slice(0, 1).map((sight): Said => {
    const { need, daysAhead } = sight.booking
    const days = writing.unit(daysAhead, 'day')
    const id = need === 'none' ? 'sights.book-not' : daysAhead > 1 && !isOfHours ? 'sights.book-days' : 'sights.book'
    return fillSaid(writing.words, id, { sights: nameOf(sight, writing.language), days }, [`sight.${sight.id}`])
  })
  const [first] = sights
  if (isOfHours && first) says.unshift(...hoursSaid(first, { weekday, month }, writing))
  return { place: placeName(known, writing), language: writing.language, says, rows }
}

type AskedWish = {
  readonly wish: Wish
  readonly also: readonly With[]
  readonly without: readonly RefusedWish[]
  readonly about: string
  readonly by?: TripWay | undefined
}
type TripWay = 'boat' | 'bus' | 'train' | 'no-car'

function ofWish(asked: AskedWish, known: PlaceInGuide, writing: GuideWriting): SightsCard | null {
  const { wish, also, without, about } = asked
  const { guide, entry } = known
  const { words } = writing
  const { sights: near, area, dayTrips } = inAreaNamed(asked, guide)
  const place = area ?? placeName(known, writing)
  const fits = (each: GuideSight | GuideDayTrip): boolean => also.every((one) => alsoFits(each, one))
  const best = <Each extends GuideSight | GuideDayTrip>(each: readonly Each[]): readonly Each[] =>
    byWords(each.filter(fits), about)
  const trips = goingBy(best(tripsFor(wish, dayTrips)), asked.by).slice(0, MOST)
  const wanted = near.filter((sight) => !isRefused(sight, without))
  const all = wish === 'day-trip' ? [] : best(sightsFor(wish, wanted))
  const sights = entry ? all.slice(0, MOST) : onePerTown(all)
  const areas = areasFor(wish, guide.areas).slice(0, MOST_AREAS)
  const towns = new Map('destinations' in guide ? guide.destinations.map(({ id, name }) => [id, name]) : [])
  const rows = [
    ...sights.map((sight) => sightRow(sight, towns.get(sight.destinationId) ?? null, guide.asOf, writing)),
    ...trips.slice(0, Math.max(2, MOST - sights.length)).map((trip) => tripRow(trip, guide.asOf, writing)),
  ]
  const tripIds = new Set(trips.map(({ id }) => `sight.${id}`))
  const wished = writing.list([wish, ...also].map((each) => words.names.wishes[each]))
  if (rows.length === 0 && also.length > 0) return withoutCompany(asked, known, writing)
  if (rows.length === 0) return withoutAnswer(wish, place, guide, writing)
  const says: Said[] = []
  if (areas.length > 0 && wish === 'nightlife')
    says.push(fillSaid(words, 'sights.area', { areas: writing.list(areas.map(({ name }) => name)) }, []))
  const names = writing.list([
    ...rows.slice(0, MOST_SAID).map((row) => saidName(row, entry === null || tripIds.has(row.id))),
    ...(wish === 'nightlife' ? [] : areas.map(({ name }) => name)),
  ])
  const proof = rows.slice(0, MOST_SAID).map(({ id }) => id)
  if (wish === 'day-trip') says.push(fillSaid(words, 'sights.trips', { place, trips: names }, proof))
  else if (without.length > 0) {
    const refused = writing.list(without.map((each) => words.names.wishes[each]))
    says.push(fillSaid(words, 'sights.without', { wish: refused, place, sights: names }, proof))
  } else if (wish === 'must-see' && also.length === 0)
    says.push(fillSaid(words, 'sights.best', { place, sights: names }, proof))
  else if (wish === 'tickets') says.push(fillSaid(words, 'sights.book', { sights: names }, proof))
  else says.push(fillSaid(words, 'sights.wish', { wish: wished, place, sights: names }, proof))
  // A name or two says little: how long, how much and how one gets there is told with it.
  if (rows.length <= FEW) says.push(...rows.map((row) => rowSaid(row, words)))
  return { place, language: writing.language, says, rows }
}
const FEW = 2

/** "What to do in Gjirokastër": what is in the town or district that the question names, or else around it. */
function inAreaNamed({ about, wish }: Pick<AskedWish, 'about' | 'wish'>, guide: PlaceInGuide['guide']): Around {
  const [area, ...others] = wholeAreasNamed(about, guide.areas)
  if (!area || others.length > 0) return { ...guide, area: null }
  const around = {
    sights: guide.sights.filter(({ destinationId }) => destinationId === area.destinationId),
    dayTrips: guide.dayTrips.filter(({ destinationId }) => destinationId === area.destinationId),
  }
  const own = around.sights.filter(({ areaId }) => areaId === area.id)
  return sightsFor(wish, own).length < FEWEST_OF_AREA
    ? { ...around, area: null }
    : { ...around, sights: own, area: area.name }
}
const FEWEST_OF_AREA = 2
type Around = Pick<PlaceInGuide['guide'], 'dayTrips' | 'sights'> & { readonly area: string | null }

/** Those that the way reaches; all of them if it reaches none. */
function goingBy(trips: readonly GuideDayTrip[], by: TripWay | undefined): readonly GuideDayTrip[] {
  if (by === undefined) return trips
  const fitting = trips.filter(({ modes: [first] }) =>
    first === undefined || by === 'no-car' ? first !== 'car' && first !== 'car-driver' : MODES_OF[by].includes(first),
  )
  return fitting.length > 0 ? fitting : trips
}

/** With the town of a sight or the way of a day trip, which stand first in their rows. */
function saidName({ label, value }: SightsCard['rows'][number], isWithFirst: boolean): string {
  const [first = ''] = value.value.split(' · ')
  return isWithFirst ? `${label} (${first})` : label
}

/** Those whose own words are in the question come first: "rooftop", "leather". */
function byWords<Each extends GuideSight | GuideDayTrip>(all: readonly Each[], about: string): readonly Each[] {
  const asked = new Set(
    foldText(about)
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > SHORTEST_WORD && !OF_MANY.has(word)),
  )
  const isMeant = ({ name, tags, note }: Each): boolean =>
    [name, ...tags, note ?? ''].some((text) =>
      foldText(text)
        .split(/[^\p{L}]+/u)
        .some((word) => asked.has(word)),
    )
  return asked.size === 0 ? all : [...all.filter(isMeant), ...all.filter((each) => !isMeant(each))]
}

/** Nothing suits all that was said: so much is told, and then what there is without it. */
function withoutCompany(
  { wish, also, without, about }: AskedWish,
  known: PlaceInGuide,
  writing: GuideWriting,
): SightsCard | null {
  const { words } = writing
  const card = ofWish({ wish, also: [], without, about }, known, writing)
  if (!card) return null
  const wished = writing.list([wish, ...also].map((each) => words.names.wishes[each]))
  return { ...card, says: [fillSaid(words, 'sights.none', { wish: wished, place: card.place }, []), ...card.says] }
}

/** Nothing of that kind is said to be so; a day trip may have it. */
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
