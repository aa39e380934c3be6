import type { GuideCountry } from '../guide/index.ts'
import type { Trip } from '../trip/index.ts'
import type { StayWeather } from './stay-weather.ts'

export const PACKING_CODES = [
  ...(['documents', 'medicines', 'winter-coat', 'warm-layer', 'light-clothes', 'rain-jacket', 'sun-cover'] as const),
  ...(['swimwear', 'modest-clothes', 'walking-shoes', 'child-things', 'baby-things', 'child-seat'] as const),
  ...(['driving-licence', 'driving-permit', 'repellent', 'water-filter', 'cash', 'plug-adapter'] as const),
] as const
export type PackingCode = (typeof PACKING_CODES)[number]

/** `guide`: written by our editors about the country. `plan`: a stop of the trip. */
export type PackingReason =
  | { readonly kind: 'always' | 'car' }
  | { readonly kind: 'cold' | 'cool' | 'warm'; readonly city: string; readonly meanC: number }
  | { readonly kind: 'rain'; readonly city: string; readonly rainMm: number }
  | { readonly kind: 'plan'; readonly title: string }
  | { readonly kind: 'walking'; readonly metres: number }
  | { readonly kind: 'children'; readonly age: number }
  | { readonly kind: 'guide'; readonly country: string; readonly asOf: string }
  | { readonly kind: 'plugs'; readonly country: string; readonly types: readonly string[] }

export type PackingItem = { readonly code: PackingCode; readonly because: PackingReason }

type Known = {
  readonly weather: readonly StayWeather[]
  readonly guides: readonly GuideCountry[]
  readonly plugs: readonly { readonly country: string; readonly types: readonly string[] }[]
}

/** Means of day and night: at 18 °C afternoons are warm and evenings are not. */
const [COLD_C, COOL_C, WARM_C] = [5, 19, 17]
const WET_MM = 60
const LONG_DAY_METRES = 8000
const [BABY_AGE, CHILD_AGE, SEAT_AGE] = [3, 10, 12]

const WATER: ReadonlySet<string> = new Set(['beach', 'swimming', 'spa', 'hot_spring', 'reef', 'lake', 'island'])
const WORSHIP: ReadonlySet<string> = new Set([
  ...['mosque', 'temple', 'shrine', 'monastery', 'synagogue', 'cathedral', 'church', 'place_of_worship'],
])
const ROUGH: ReadonlySet<string> = new Set([
  ...['trail', 'volcano', 'glacier', 'canyon', 'national_park', 'nature_reserve', 'waterfall', 'desert', 'cave'],
])
const COVERED: ReadonlySet<string> = new Set(['cover-knees', 'cover-shoulders', 'modest', 'cover-hair-mosque'])

/** What the weather, the plan, the party and the country ask for: each item once, with its first reason. */
export function packingList(trip: Trip, { weather, guides, plugs }: Known): readonly PackingItem[] {
  const found = [
    item('documents', { kind: 'always' }),
    ...weatherItems(weather),
    ...planItems(trip),
    ...partyItems(trip, guides),
    ...guides.flatMap(guideItems),
    ...plugs.map(({ country, types }) => item('plug-adapter', { kind: 'plugs', country, types })),
    item('medicines', { kind: 'always' }),
  ]
  const first = new Map<string, PackingItem>()
  // Sockets differ from country to country; anything else is packed once.
  for (const each of found) {
    const key = each.because.kind === 'plugs' ? `${each.code} ${each.because.types.join()}` : each.code
    if (!first.has(key)) first.set(key, each)
  }
  return [...first.values()]
}

function item(code: PackingCode, because: PackingReason): PackingItem {
  return { code, because }
}

function weatherItems(weather: readonly StayWeather[]): readonly PackingItem[] {
  const known = weather.flatMap(({ city, meanC, rainMm }) =>
    meanC && rainMm ? [{ city: city.name, meanC, rainMm }] : [],
  )
  const coldest = known.toSorted((a, b) => a.meanC.low - b.meanC.low)[0]
  const warmest = known.toSorted((a, b) => b.meanC.high - a.meanC.high)[0]
  const wettest = known.toSorted((a, b) => b.rainMm.high - a.rainMm.high)[0]
  if (!coldest || !warmest || !wettest) return []
  const [low, high, wet] = [coldest.meanC.low, warmest.meanC.high, wettest.rainMm.high]
  return [
    ...(low < COLD_C ? [item('winter-coat', { kind: 'cold', city: coldest.city, meanC: low })] : []),
    ...(low < COOL_C ? [item('warm-layer', { kind: 'cool', city: coldest.city, meanC: low })] : []),
    ...(high >= WARM_C ? [item('light-clothes', { kind: 'warm', city: warmest.city, meanC: high })] : []),
    ...(high >= WARM_C ? [item('sun-cover', { kind: 'warm', city: warmest.city, meanC: high })] : []),
    ...(wet >= WET_MM ? [item('rain-jacket', { kind: 'rain', city: wettest.city, rainMm: wet })] : []),
  ]
}

function planItems({ days, places, wishes }: Trip): readonly PackingItem[] {
  const visited = days.flatMap(({ stops }) =>
    stops.flatMap(({ placeId }) => (placeId === null ? [] : (places[placeId] ?? []))),
  )
  const firstOf = (kinds: ReadonlySet<string>) => visited.find(({ kind }) => kinds.has(kind))
  const [water, worship, rough] = [WATER, WORSHIP, ROUGH].map(firstOf)
  const longest = Math.max(0, ...days.map(walkedMetres))
  const isBeach = wishes.interests.includes('beach') || wishes.special?.some(({ code }) => code === 'beach-afternoons')
  return [
    ...(water ? [item('swimwear', { kind: 'plan', title: water.name })] : []),
    ...(!water && isBeach ? [item('swimwear', { kind: 'always' })] : []),
    ...(worship ? [item('modest-clothes', { kind: 'plan', title: worship.name })] : []),
    ...(rough ? [item('walking-shoes', { kind: 'plan', title: rough.name })] : []),
    ...(!rough && longest >= LONG_DAY_METRES ? [item('walking-shoes', { kind: 'walking', metres: longest })] : []),
  ]
}

function walkedMetres({ stops }: Trip['days'][number]): number {
  return stops.reduce((sum, { leg }) => sum + (leg?.mode === 'walk' ? leg.metres : 0), 0)
}

function partyItems({ days, wishes }: Trip, guides: readonly GuideCountry[]): readonly PackingItem[] {
  const isByCar = days.some(({ ride }) => ride === 'drive') || wishes.special?.some(({ code }) => code === 'by-car')
  const youngest = wishes.childAges.length > 0 ? Math.min(...wishes.childAges) : null
  const permit = guides.find(({ drivingPermit }) => drivingPermit !== 'licence-enough')
  const reasons = youngest === null ? null : ({ kind: 'children', age: youngest } as const)
  return [
    ...(reasons && reasons.age < BABY_AGE ? [item('baby-things', reasons)] : []),
    ...(reasons && reasons.age >= BABY_AGE && reasons.age <= CHILD_AGE ? [item('child-things', reasons)] : []),
    ...(reasons && isByCar && reasons.age < SEAT_AGE ? [item('child-seat', reasons)] : []),
    ...(isByCar ? [item('driving-licence', { kind: 'car' })] : []),
    ...(isByCar && permit ? [item('driving-permit', guideReason(permit))] : []),
  ]
}

function guideItems(country: GuideCountry): readonly PackingItem[] {
  const bites = country.mosquito.some((code) => code !== 'nuisance')
  return [
    ...(country.dress.some((code) => COVERED.has(code)) ? [item('modest-clothes', guideReason(country))] : []),
    ...(bites ? [item('repellent', guideReason(country))] : []),
    ...(country.tapWater === 'unsafe' || country.tapWater === 'treat'
      ? [item('water-filter', guideReason(country))]
      : []),
    ...(country.cashNeed === 'high' ? [item('cash', guideReason(country))] : []),
  ]
}

function guideReason({ code, asOf }: GuideCountry): PackingReason {
  return { kind: 'guide', country: code, asOf }
}
