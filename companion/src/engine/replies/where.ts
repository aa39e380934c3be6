import type { Turn } from '../turn.ts'

/** The requested city; for a country its capital, which the answer then names. */
export function cityOf({ slots, lookUps }: Turn): number | null {
  const [city] = slots.cities
  if (city !== undefined) return city
  const [country] = slots.countries
  return country === undefined ? null : (lookUps.country(country)?.value.capital?.cityId ?? null)
}

/** The requested country; for a city the country it is in. */
export function countryOf({ slots, lookUps }: Turn): string | null {
  const [country] = slots.countries
  if (country !== undefined) return country
  const [city] = slots.cities
  return city === undefined ? null : (lookUps.city(city)?.value.country ?? null)
}

/** Two cities: origin and destination. */
export function endsOf(turn: Turn): { readonly from: number | null; readonly to: number | null } {
  const { slots, lookUps } = turn
  const capitals = slots.countries.flatMap((country) => lookUps.country(country)?.value.capital?.cityId ?? [])
  const all = [...slots.cities, ...capitals]
  if (slots.origin !== null && all.length > 0)
    return { from: slots.origin, to: all.find((id) => id !== slots.origin) ?? null }
  return all.length > 1 ? { from: all[0] ?? null, to: all[1] ?? null } : { from: slots.origin, to: all[0] ?? null }
}
