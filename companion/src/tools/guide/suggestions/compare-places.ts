import { type DestinationTheme, type GuideFood, themeStrength } from '@app/domain/guide'
import { z } from 'zod'

import type { LookUps } from '../../look-ups.ts'
import { CurrencyInput, defineTool, found, MonthInput, unknown } from '../../tool.ts'
import { type FactRow, type FactsCard, fillSaid, type Said } from '../facts-card.ts'
import { foodRow } from '../food-and-drink.ts'
import type { GuideEntry } from '../guide-look-up.ts'
import { LanguageInput, PlaceInput, type PlaceInGuide, readGuidePlace } from '../guide-place.ts'
import { type GuideWriting, guideWriting } from '../guide-writing.ts'
import { entryOf, titleOf } from './country-entry.ts'
import { currencyOf, dayInEuros, flightMinutes, seasonOf, weatherOf } from './destination-traits.ts'
import { type Asked, type Reason, reasonsFor } from './suggestion-reasons.ts'
import { themesIn, TRIP_WISHES } from './trip-wish.ts'

const MOST_PLACES = 3
const MOST_THEMES = 2
/** A smaller difference decides nothing. */
const LEAST_LEAD = 3
const WARM_C = 24
const MOST_STRENGTH = 3

type Place = PlaceInGuide & { readonly entry: GuideEntry }
type Weighed = { readonly place: Place; readonly reasons: readonly Reason[]; readonly points: number }

export const comparePlaces = defineTool({
  name: 'compare-places',
  about:
    'Two or three places side by side for this traveller: season, weather, price, subjects, flight; and which to take.',
  input: z.strictObject({
    places: z.array(PlaceInput).min(2).max(MOST_PLACES),
    wishes: z.array(z.enum(TRIP_WISHES)).max(TRIP_WISHES.length).default([]),
    month: MonthInput.optional(),
    from: PlaceInput.optional().describe('The start'),
    days: z.int().min(1).max(365).optional(),
    currency: CurrencyInput.optional(),
    language: LanguageInput,
  }),
  async run({ places, wishes, month, from, days, currency, language }, lookUps) {
    const writing = guideWriting(language)
    const start = from === undefined ? null : entryOf(from, lookUps)
    const asked: Asked = {
      wishes,
      month: month ?? null,
      from: start,
      days: days ?? null,
      currency: currency ?? currencyOf(start, lookUps),
    }
    const known: Place[] = []
    for (const name of places) {
      const entry = entryOf(name, lookUps)
      const place = entry && (await readGuidePlace(entry.id, lookUps))
      if (entry && place && !known.some((other) => other.entry.id === entry.id)) known.push({ ...place, entry })
    }
    if (known.length < 2) return unknown('guide')
    const weighed = await Promise.all(
      known.map(async (place): Promise<Weighed> => ({
        place,
        reasons: priceFirst(await reasonsFor(place.entry, place, asked, writing, lookUps), wishes),
        points: await pointsOf(place, asked, lookUps),
      })),
    )
    const eaten = wishes.includes('food') ? known.flatMap((place) => eatenSaid(place, writing)) : []
    const card: FactsCard = {
      place: writing.list(known.map(({ entry }) => titleOf(entry, writing))),
      language: writing.language,
      says: [...saysOf(weighed, writing).slice(0, eaten.length > 0 ? 1 : undefined), ...eaten.map(({ said }) => said)],
      rows: [...sideBySide(weighed), ...eaten.flatMap(({ rows }) => rows)],
    }
    return found(card)
  },
})

/** What one eats in each of them tells more of food than any verdict. */
function eatenSaid(place: Place, writing: GuideWriting): readonly { readonly said: Said; readonly rows: FactRow[] }[] {
  const { guide, entry } = place
  const food = localFood(place).slice(0, MOST_EATEN)
  if (food.length === 0) return []
  const rows = food.map((each) => foodRow(each, new Map(), guide.asOf, writing))
  const names = writing.list(food.map(({ name }) => name))
  const said = fillSaid(
    writing.words,
    'food.try',
    { place: titleOf(entry, writing), dishes: names },
    rows.map(({ id }) => id),
  )
  return [{ said, rows }]
}

function localFood({ guide, entry }: Place): readonly GuideFood[] {
  return guide.food
    .filter(({ scope, kind }) => scope === entry.id && EATEN.includes(kind))
    .toSorted((a, b) => b.importance - a.importance)
}
const EATEN: readonly GuideFood['kind'][] = ['dish', 'place', 'snack', 'sweet']
const MOST_EATEN = 4
/** Of its ten best known dishes and places to eat, a point for every two steps of importance. */
const MOST_WEIGHED = 10

function foodPoints(place: Place): number {
  return (
    localFood(place)
      .slice(0, MOST_WEIGHED)
      .reduce((sum, { importance }) => sum + importance, 0) / 2
  )
}

/** Which is cheaper is asked. */
function priceFirst(reasons: readonly Reason[], wishes: Asked['wishes']): readonly Reason[] {
  if (!wishes.includes('cheap')) return reasons
  return reasons.toSorted((a, b) => Number(b.kind === 'price') - Number(a.kind === 'price'))
}

/** Weather of both, then the price of both. */
function sideBySide(weighed: readonly Weighed[]): FactsCard['rows'] {
  const rows = weighed.flatMap(({ reasons }) => reasons.map(({ row }) => row))
  const kinds = [...new Set(rows.map(({ id }) => id.split('.')[0]))]
  return kinds.flatMap((kind) => rows.filter(({ id }) => id.startsWith(`${kind}.`)))
}

const SEASON_POINTS = { best: 10, fair: 4, crowded: 2, poor: -6 }

/** How well a place meets what was said; zero for everything if nothing was. */
async function pointsOf(place: Place, { wishes, month, from, days }: Asked, lookUps: LookUps): Promise<number> {
  const { entry } = place
  const weather = month === null ? null : weatherOf(entry, month, lookUps)?.value
  const day = wishes.includes('cheap') ? await dayInEuros(place, lookUps) : null
  const isWarm = wishes.includes('warm') || wishes.includes('beach')
  return (
    (month === null ? 0 : SEASON_POINTS[seasonOf(entry, month)]) +
    themesIn(wishes).reduce((sum, theme) => sum + Math.min(MOST_STRENGTH, themeStrength(entry.themes, theme)) * 5, 0) +
    (wishes.includes('food') ? foodPoints(place) : 0) +
    (days === null ? 0 : -2 * Math.abs(days - entry.days.ideal)) +
    (weather && isWarm ? weather.meanC - WARM_C : 0) +
    (weather && wishes.includes('cool') ? WARM_C - weather.meanC : 0) -
    (day ?? 0) / (wishes.length > 1 ? 5 : 1) -
    (from && wishes.includes('near') ? flightMinutes(from, entry) / 20 : 0)
  )
}

function saysOf(weighed: readonly Weighed[], writing: GuideWriting): readonly Said[] {
  const { words, list } = writing
  const byPoints = weighed.toSorted((a, b) => b.points - a.points)
  const [best, second] = byPoints
  if (!best || !second) return []
  const name = ({ place }: Weighed): string => titleOf(place.entry, writing)
  const proof = (of: readonly Weighed[]): readonly string[] =>
    of.flatMap(({ reasons }) => reasons.map(({ row }) => row.id))
  const why = ({ reasons }: Weighed, without: readonly Reason['kind'][] = []): string =>
    reasons
      .filter(({ kind }) => !without.includes(kind))
      .map(({ text }) => text)
      .join(', ')
  if (best.points - second.points >= LEAST_LEAD)
    return [
      fillSaid(words, 'compare.take', { place: name(best), why: why(best) }, proof([best])),
      ...byPoints
        .slice(1)
        .map((each) => fillSaid(words, 'compare.side', { place: name(each), why: why(each) }, proof([each]))),
    ]
  const own = weighed.map((each) => {
    const subjects = outstanding(each.place.entry, weighed).map((theme) => words.names.themes[theme])
    return subjects.length === 0 ? null : `${name(each)}: ${list(subjects)}`
  })
  const choices = own.filter((each) => each !== null).join('; ')
  const known = weighed.toSorted((a, b) => a.place.entry.rank - b.place.entry.rank)[0] ?? best
  const unsure = fillSaid(words, 'compare.unsure', { place: name(known) }, proof([known]))
  const byTaste = choices === '' ? [] : [fillSaid(words, 'compare.taste', { choices }, proof(weighed))]
  const sides = weighed.map((each) => `${name(each)}: ${why(each, ['themes'])}`).join('; ')
  return [unsure, ...byTaste, fillSaid(words, 'compare.sides', { sides }, proof(weighed))]
}

/** The subjects in which a place leads the others. */
function outstanding(entry: GuideEntry, all: readonly Weighed[]): readonly DestinationTheme[] {
  const others = all.map(({ place }) => place.entry).filter(({ id }) => id !== entry.id)
  const lead = (theme: DestinationTheme, share: number): number =>
    share - Math.max(0, ...others.map(({ themes }) => themes[theme] ?? 0))
  return Object.entries(entry.themes)
    .map(([theme, share]) => {
      const code = theme as DestinationTheme
      return { code, lead: lead(code, share) }
    })
    .filter((each) => each.lead > 0)
    .toSorted((a, b) => b.lead - a.lead)
    .slice(0, MOST_THEMES)
    .map(({ code }) => code)
}
