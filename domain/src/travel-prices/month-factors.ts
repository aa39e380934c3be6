/** TP-11: how much dearer a night is in a month than in the year, from a table that names seasons. */

const MONTHS = 12
const MID_MONTH = 15
const LEAST = 0.8
const MOST = 1.25

/** `MM-DD`, both included, possibly across the new year; null for the whole year. */
export type SeasonNight = {
  readonly season: { readonly from: string; readonly to: string } | null
  readonly lodgingUsd: number
}

/**
 * January first; the root of a month's allowance over the year's mean, as for cities (TP-2). Null where the table has
 * no seasons, or does not say what a night costs in each of them.
 */
export function monthFactors(nights: readonly SeasonNight[]): readonly number[] | null {
  if (nights.length < 2) return null
  const amounts = Array.from({ length: MONTHS }, (_, index) => nightIn(nights, index + 1))
  if (amounts.some((amount) => amount === null || amount <= 0)) return null
  const known = amounts.map((amount) => amount ?? 0)
  const mean = known.reduce((sum, amount) => sum + amount, 0) / MONTHS
  return known.map((amount) => Math.round(Math.min(MOST, Math.max(LEAST, Math.sqrt(amount / mean))) * 100) / 100)
}

function nightIn(nights: readonly SeasonNight[], month: number): number | null {
  const day = `${String(month).padStart(2, '0')}-${MID_MONTH}`
  const found = nights.find(({ season }) => season === null || isIn(season, day))
  return found?.lodgingUsd ?? null
}

function isIn({ from, to }: NonNullable<SeasonNight['season']>, day: string): boolean {
  return from <= to ? from <= day && day <= to : day >= from || day <= to
}
