import { type DestinationTheme, themeStrength } from '@app/domain/guide'
import { distanceKm } from '@app/domain/kernel'

import type { LookUps } from '../../look-ups.ts'
import type { GuideEntry } from '../guide-look-up.ts'
import { isAdvisedAgainst, roomInEuros, seasonOf, weatherOf } from './destination-traits.ts'
import { themesIn, type TripWish } from './trip-wish.ts'

export type Wanted = {
  readonly wishes: readonly TripWish[]
  readonly month: number | null
  readonly days: number | null
  /** Null: anywhere. */
  readonly countries: readonly string[] | null
  readonly from: GuideEntry | null
  /** What the amount pays for; null: any distance. */
  readonly mostKm: number | null
}

const WARM_C = 18
const SWIM_C = 20
const COOL_C = 22
const COLD_C = 9
const SNOW_C = 3
const WET_MM = 180
/** Of a long weekend. */
const SHORT_DAYS = 4
const SHORT_KM = 2000
const NEAR_KM = 1000
const SAME_PLACE_KM = 40
const CHEAP_ROOM = 60
const MOST_STRENGTH = 2.2
const POINTS_OF_THEME = 7
/** Company may go anywhere: places that suit it come first, and the others are not left out. */
const OF_COMPANY: readonly DestinationTheme[] = ['easy', 'kids', 'romance']
/** A flight of as many kilometres costs one point. */
const KM_OF_POINT = 350
const KM_OF_POINT_NEAR = 60

/** Those that meet every wish of which the guide knows, the best first. */
export function rankDestinations(wanted: Wanted, lookUps: LookUps): readonly GuideEntry[] {
  const entries = (lookUps.guide?.destinations ?? []).filter(
    (entry) => isCandidate(entry, wanted) && !isAdvisedAgainst(entry, lookUps),
  )
  return entries
    .flatMap((entry) => {
      const score = scoreOf(entry, wanted, lookUps)
      return score === null ? [] : [{ entry, score }]
    })
    .toSorted((a, b) => b.score - a.score)
    .map(({ entry }) => entry)
}

function isCandidate(entry: GuideEntry, { wishes, countries, from, days, mostKm }: Wanted): boolean {
  if (entry.kind === 'country-route' || entry.bestMonths.length === 0) return false
  if (countries && !entry.countries.some((code) => countries.includes(code))) return false
  if (!themesIn(wishes).every((theme) => entry.themes[theme] !== undefined || OF_COMPANY.includes(theme))) return false
  if (days !== null && days < entry.days.least) return false
  if (!from) return true
  const km = distanceKm(from.coordinates, entry.coordinates)
  if (km <= Math.max(SAME_PLACE_KM, from.radiusKm)) return false
  if (mostKm !== null && km > mostKm) return false
  if (wishes.includes('near')) return km <= NEAR_KM
  return days === null || days > SHORT_DAYS || km <= SHORT_KM
}

/** Null where the month is wrong for it. */
function scoreOf(entry: GuideEntry, wanted: Wanted, lookUps: LookUps): number | null {
  const { wishes, month } = wanted
  const ofMonth = month === null ? 0 : ofSeason(entry, { wishes, month }, lookUps)
  if (ofMonth === null) return null
  const ofThemes = themesIn(wishes).reduce(
    (sum, theme) => sum + POINTS_OF_THEME * Math.min(MOST_STRENGTH, themeStrength(entry.themes, theme)),
    0,
  )
  return ofMonth + ofThemes + ofPrice(entry, wishes, lookUps) + ofDistance(entry, wanted) - Math.sqrt(entry.rank)
}

function ofSeason(
  entry: GuideEntry,
  { wishes, month }: { readonly wishes: readonly TripWish[]; readonly month: number },
  lookUps: LookUps,
): number | null {
  const season = seasonOf(entry, month)
  if (season === 'poor') return null
  const points = { best: 14, fair: 0, crowded: -6 }[season]
  const weather = weatherOf(entry, month, lookUps)?.value
  const isOfWeather = WEATHER_WISHES.some((wish) => wishes.includes(wish))
  if (!weather) return isOfWeather ? null : points
  const { meanC, rainMm } = weather
  const isFit =
    (!wishes.includes('warm') || meanC >= WARM_C) &&
    (!isForSwimming(wishes) || meanC >= SWIM_C - (wishes.includes('cool') ? 3 : 0)) &&
    (!wishes.includes('cool') || (meanC <= COOL_C && meanC >= COLD_C)) &&
    (!wishes.includes('snow') || meanC <= SNOW_C)
  if (!isFit) return null
  return points - Math.max(0, rainMm - WET_MM / 2) / 10
}
const WEATHER_WISHES: readonly TripWish[] = ['warm', 'cool', 'snow', 'beach']

function isForSwimming(wishes: readonly TripWish[]): boolean {
  return wishes.includes('beach') || wishes.includes('diving')
}

function ofPrice(entry: GuideEntry, wishes: readonly TripWish[], lookUps: LookUps): number {
  if (!wishes.includes('cheap')) return 0
  const room = roomInEuros(entry, lookUps)
  return room === null ? -CHEAP_ROOM / 4 : (CHEAP_ROOM - room) / 3
}

function ofDistance(entry: GuideEntry, { from, wishes }: Wanted): number {
  if (!from) return 0
  const km = distanceKm(from.coordinates, entry.coordinates)
  return -km / (wishes.includes('near') ? KM_OF_POINT_NEAR : KM_OF_POINT)
}
