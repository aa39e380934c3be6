import type { TableRow } from '../city-names/read-table.ts'
import { lineOf } from '../packed-text.ts'

/** A row of the officials' allowances; the year of a season is left out, because it repeats. */
export function packPerDiem(rows: readonly TableRow[]): readonly string[] {
  const monthDay = (date = ''): string => date.replace(/^(?:\d{4}|-)-/, '')
  return rows
    .map((row) =>
      lineOf(
        row['country'] ?? '',
        row['location'] ?? '',
        monthDay(row['season_start']),
        monthDay(row['season_end']),
        row['lodging_usd'] ?? '',
        row['meals_incidentals_usd'] ?? '',
        row['table'] ?? '',
      ),
    )
    .toSorted()
}

/** Burger prices and purchasing power by country; `EU` is the euro area, which has one burger price. */
export function packPriceLevels(ppp: readonly TableRow[], burgers: readonly TableRow[]): readonly string[] {
  const burgerOf = new Map(burgers.map((row) => [row['country'], row]))
  const power = new Map(ppp.map((row) => [row['country'], row]))
  return [...new Set([...power.keys(), ...burgerOf.keys()])]
    .map((country = '') => {
      const [level, burger] = [power.get(country), burgerOf.get(country)]
      return lineOf(
        country,
        level?.['ppp_lcu_per_intl_usd'] ?? '',
        level?.['year'] ?? '',
        burger?.['currency'] ?? '',
        burger?.['local_per_usd'] ?? '',
        burger ? Math.round(Number(burger['price_usd']) * 100) : '',
      )
    })
    .toSorted()
}
