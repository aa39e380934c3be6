import { type BestMonths, bestMonths, type MonthlyClimate } from '@app/domain/climate'
import type { Claim } from '@app/domain/kernel'
import { z } from 'zod'

import type { KnownCity } from './look-ups.ts'
import { CityInput, defineTool, derive, found, MonthInput, resolveCity, unknown } from './tool.ts'

export type MonthClimate = { readonly month: number; readonly meanC: number; readonly rainMm: number }

export type ClimateCard = {
  readonly city: Claim<KnownCity>
  /** The requested month, or else the warmest and the coldest. */
  readonly months: readonly Claim<MonthClimate>[]
  /** All twelve, for the chart. */
  readonly year: Claim<MonthlyClimate>
}
export type BestTimeCard = {
  readonly city: Claim<KnownCity>
  readonly best: Claim<BestMonths>
  readonly year: Claim<MonthlyClimate>
}

export const cityClimate = defineTool({
  name: 'city-climate',
  about: 'Usual temperature and rain of a city in a month, or its warmest and coldest month.',
  input: z.strictObject({ city: CityInput, month: MonthInput.optional() }),
  run({ city, month }, lookUps) {
    const place = resolveCity(city, lookUps)
    if (!place) return unknown('city')
    const year = lookUps.climate(place.value.cityId)
    if (!year) return unknown('climate')
    const at = (each: number): Claim<MonthClimate> =>
      derive(year, { month: each, meanC: year.value.meanC[each - 1] ?? 0, rainMm: year.value.rainMm[each - 1] ?? 0 })
    const byWarmth = year.value.meanC
      .map((meanC, index) => ({ meanC, month: index + 1 }))
      .toSorted((a, b) => b.meanC - a.meanC)
    const asked = month === undefined ? [byWarmth[0]?.month ?? 7, byWarmth.at(-1)?.month ?? 1] : [month]
    const card: ClimateCard = { city: place, months: asked.map(at), year }
    return found(card)
  },
})

export const bestTime = defineTool({
  name: 'best-time',
  about: 'The months in which it is pleasant to be outside in a city.',
  input: z.strictObject({ city: CityInput }),
  run({ city }, lookUps) {
    const place = resolveCity(city, lookUps)
    if (!place) return unknown('city')
    const year = lookUps.climate(place.value.cityId)
    if (!year) return unknown('climate')
    const card: BestTimeCard = { city: place, best: derive(year, bestMonths(year.value)), year }
    return found(card)
  },
})
