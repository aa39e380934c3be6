/** The reasons for a suggestion, as short texts with the rows that prove them. */
import { type DestinationTheme, guideClaim, isInMonths } from '@app/domain/guide'
import { type Claim, distanceKm } from '@app/domain/kernel'

import type { LookUps } from '../../look-ups.ts'
import { derive } from '../../tool.ts'
import { rounded } from '../budget-check.ts'
import { type FactRow, fillLabel } from '../facts-card.ts'
import type { GuideEntry } from '../guide-look-up.ts'
import type { PlaceInGuide } from '../guide-place.ts'
import type { GuideWriting } from '../guide-writing.ts'
import { titleOf } from './country-entry.ts'
import { dayEach, flightMinutes, seasonOf, weatherOf } from './destination-traits.ts'
import { themesIn, type TripWish } from './trip-wish.ts'

export type Asked = {
  readonly wishes: readonly TripWish[]
  readonly month: number | null
  readonly from: GuideEntry | null
  /** The days at hand. */
  readonly days: number | null
  /** One for all places, so that they can be compared. */
  readonly currency: string
}
type ReasonKind = 'days' | 'flight' | 'price' | 'season' | 'themes' | 'weather'
export type Reason = { readonly kind: ReasonKind; readonly text: string; readonly row: FactRow }

/** Shorter ways are not flown. */
const LEAST_FLIGHT_KM = 500
const WET_MM = 150
const MOST_THEMES = 3

/** The weather and the season first, then the way there, the subjects and the price of a day. */
export async function reasonsFor(
  entry: GuideEntry,
  place: PlaceInGuide,
  asked: Asked,
  writing: GuideWriting,
  lookUps: LookUps,
): Promise<readonly Reason[]> {
  const found = [
    weatherReason(entry, asked, writing, lookUps),
    seasonReason(entry, place, asked, writing),
    flightReason(entry, place, asked, writing),
    daysReason(entry, place, asked, writing),
    themeReason(entry, place, asked, writing),
    await priceReason(entry, place, asked, writing, lookUps),
  ]
  return found.filter((reason) => reason !== null)
}

function weatherReason(entry: GuideEntry, { month }: Asked, writing: GuideWriting, lookUps: LookUps): Reason | null {
  const weather = month === null ? null : weatherOf(entry, month, lookUps)
  if (month === null || !weather) return null
  const { labels } = writing.words
  const { meanC, rainMm, town } = weather.value
  const name = writing.month(month)
  const rain = fillLabel(labels['go.rain'], { rain: writing.unit(Math.round(rainMm), 'millimeter') })
  const temperature = writing.unit(Math.round(meanC), 'celsius')
  const degrees = fillLabel(labels['go.degrees'], { temperature, month: name })
  // A whole country has many climates: the town says which one is meant.
  const place = entry.kind === 'country-route' ? `${degrees} (${town})` : degrees
  return {
    kind: 'weather',
    text: rainMm >= WET_MM ? `${place}, ${rain}` : place,
    row: rowOf(
      entry,
      {
        kind: 'weather',
        label: fillLabel(labels['go.weather'], { month: name }),
        value: derive(weather, `${temperature} · ${rain} · ${town}`),
      },
      writing,
    ),
  }
}

function seasonReason(
  entry: GuideEntry,
  { guide }: PlaceInGuide,
  { month }: Asked,
  writing: GuideWriting,
): Reason | null {
  const { labels } = writing.words
  const best = writing.months(entry.bestMonths)
  const row = rowOf(entry, { kind: 'season', label: labels.best, value: guideClaim(best, guide.asOf) }, writing)
  if (month === null) return { kind: 'season', text: fillLabel(labels['go.months'], { months: best }), row }
  const season = seasonOf(entry, month)
  if (season === 'fair') return null
  const reasons = entry.avoidMonths.filter((range) => isInMonths([range], month))
  const why = writing.list(reasons.map(({ reason }) => writing.words.names.reasons[reason]))
  const text = season === 'poor' ? fillLabel(labels['go.poor'], { why }) : labels[`go.${season}`]
  return { kind: 'season', text, row }
}

/** The wished subjects; without a wish, those that stand out. */
function themeReason(
  entry: GuideEntry,
  { guide }: PlaceInGuide,
  { wishes }: Asked,
  writing: GuideWriting,
): Reason | null {
  const wished = themesIn(wishes).filter((theme) => entry.themes[theme] !== undefined)
  const shares = Object.entries(entry.themes).toSorted(([, a], [, b]) => b - a)
  const own = shares.map(([theme]) => theme as DestinationTheme)
  const { themes } = writing.words.names
  const chosen = (wished.length > 0 ? wished : own).slice(0, MOST_THEMES).map((theme) => themes[theme])
  if (chosen.length === 0) return null
  const text = writing.list(chosen)
  const label = writing.words.labels['go.known']
  return {
    kind: 'themes',
    text,
    row: rowOf(entry, { kind: 'themes', label, value: guideClaim(text, guide.asOf) }, writing),
  }
}

async function priceReason(
  entry: GuideEntry,
  place: PlaceInGuide,
  { currency }: Asked,
  writing: GuideWriting,
  lookUps: LookUps,
): Promise<Reason | null> {
  const day = await dayEach(place, lookUps)
  if (!day) return null
  const own = day.currency
  const rate = currency === own ? null : lookUps.rate(own, currency)
  const factor = rate ? Number(rate.value) : 1
  const [low, high] = [rounded(day.simple * factor), rounded(day.comfort * factor)]
  const paid = rate ? currency : own
  const { labels } = writing.words
  const price = writing.range(low, high, paid)
  return {
    kind: 'price',
    text: fillLabel(labels['go.day'], { price }),
    row: rowOf(
      entry,
      { kind: 'price', label: labels['go.price'], value: guideClaim(price, place.guide.asOf) },
      writing,
    ),
  }
}

/** The flight, or the distance where one would not fly. */
function flightReason(
  entry: GuideEntry,
  { guide }: PlaceInGuide,
  { from }: Asked,
  writing: GuideWriting,
): Reason | null {
  if (!from) return null
  const { labels } = writing.words
  const km = distanceKm(from.coordinates, entry.coordinates)
  const text =
    km < LEAST_FLIGHT_KM
      ? fillLabel(labels['go.distance'], { distance: writing.unit(Math.round(km / 10) * 10, 'kilometer') })
      : fillLabel(labels['go.flight'], { time: writing.minutes(flightMinutes(from, entry)) })
  const valued = { kind: 'flight', label: labels['go.way'], value: guideClaim(text, guide.asOf) } as const
  return { kind: 'flight', text, row: rowOf(entry, valued, writing) }
}

/** Only beside the days at hand. */
function daysReason(entry: GuideEntry, { guide }: PlaceInGuide, { days }: Asked, writing: GuideWriting): Reason | null {
  if (days === null) return null
  const { labels } = writing.words
  const ideal = writing.unit(entry.days.ideal, 'day')
  const valued = { kind: 'days', label: labels['days.ideal'], value: guideClaim(ideal, guide.asOf) } as const
  return { kind: 'days', text: fillLabel(labels['go.ideal'], { days: ideal }), row: rowOf(entry, valued, writing) }
}

type Valued = { readonly kind: ReasonKind; readonly label: string; readonly value: Claim<string> }

function rowOf(entry: GuideEntry, { kind, label, value }: Valued, writing: GuideWriting): FactRow {
  return { id: `${kind}.${entry.id}`, label: `${titleOf(entry, writing)}: ${label}`, value, link: null }
}
