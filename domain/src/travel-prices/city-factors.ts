/** Rule ids (TP-1…) are those of docs/domain/travel-prices.md. */

/** Travel allowances for officials: they are maximum amounts, so only their ratios are used. */
export type DailyAllowance = { readonly lodgingUsd: number; readonly mealsUsd: number }

/** How much more expensive a city is than the median of its country. */
export type CityFactors = { readonly lodging: number; readonly meals: number }

export const NO_FACTORS: CityFactors = { lodging: 1, meals: 1 }
const LEAST = 0.8
const MOST = 1.6

/**
 * TP-2: the square root of the city's allowance divided by the median one of its country. Without the root, differences
 * would be too large, because officials use more expensive hotels. 1 for a city that is not in the table.
 */
export function cityFactors(city: DailyAllowance | null, country: readonly DailyAllowance[]): CityFactors {
  if (!city) return NO_FACTORS
  return {
    lodging: factorOf(
      city.lodgingUsd,
      country.map(({ lodgingUsd }) => lodgingUsd),
    ),
    meals: factorOf(
      city.mealsUsd,
      country.map(({ mealsUsd }) => mealsUsd),
    ),
  }
}

/** Zero means unknown: officials use government lodging there. */
function factorOf(own: number, all: readonly number[]): number {
  const known = all.filter((amount) => amount > 0).toSorted((a, b) => a - b)
  const middle = known[Math.floor((known.length - 1) / 2)]
  if (own <= 0 || middle === undefined) return 1
  return Math.round(Math.min(MOST, Math.max(LEAST, Math.sqrt(own / middle))) * 100) / 100
}
