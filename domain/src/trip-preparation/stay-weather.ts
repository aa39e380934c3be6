import type { MonthlyClimate } from '../climate/index.ts'
import type { CalendarDate } from '../kernel/index.ts'
import type { Trip, TripCity } from '../trip/index.ts'

type Span = { readonly low: number; readonly high: number }

/** Averages of many years for the months of a stay: never a forecast. */
export type StayWeather = {
  readonly city: TripCity
  readonly from: CalendarDate
  readonly to: CalendarDate
  /** Mean of day and night, in the coolest and warmest month of the stay. Null: not known for this place. */
  readonly meanC: Span | null
  /** In a whole month. */
  readonly rainMm: Span | null
}

/** Per place, in the order of the trip. Days without a date have no month, so they are left out. */
export function weatherOfStays(
  { days }: Pick<Trip, 'days'>,
  climateOf: (cityId: number) => MonthlyClimate | undefined,
): readonly StayWeather[] {
  const dated = days.flatMap(({ date, city }) => (date ? [{ date, city }] : []))
  const stays = Map.groupBy(dated, ({ city }) => `${city.country} ${city.cityId ?? city.name}`)
  return [...stays.values()].flatMap((those) => {
    const [first] = those
    if (!first) return []
    const dates = those.map(({ date }) => date).toSorted()
    const year = first.city.cityId === null ? undefined : climateOf(first.city.cityId)
    const months = [...new Set(dates.map((date) => Number(date.slice(5, 7)) - 1))]
    const span = (values: readonly number[] | undefined): Span | null => spanOf(months, values)
    const [from = first.date, to = first.date] = [dates[0], dates.at(-1)]
    return [{ city: first.city, from, to, meanC: span(year?.meanC), rainMm: span(year?.rainMm) }]
  })
}

function spanOf(months: readonly number[], values: readonly number[] | undefined): Span | null {
  const known = months.flatMap((month) => values?.[month] ?? [])
  return known.length > 0 && known.length === months.length
    ? { low: Math.min(...known), high: Math.max(...known) }
    : null
}
