/** Rule ids (TP-1…) are those of docs/domain/travel-prices.md. */

/** What officials are paid in one place: ceilings, so only their proportions are used. */
export type DailyAllowance = { readonly lodgingUsd: number; readonly mealsUsd: number }

/** How much dearer a city is than the middle of its country. */
export type CityFactors = { readonly lodging: number; readonly meals: number }

export const NO_FACTORS: CityFactors = { lodging: 1, meals: 1 }
const LEAST = 0.8
const MOST = 1.6

/**
 * TP-2: the root of the city's allowance over the middle one of its country. The root, because hotels and tables for
 * officials differ more than those of travellers. 1 where the table does not name the city.
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

/** Zero is not known: officials sleep in a house of their government there. */
function factorOf(own: number, all: readonly number[]): number {
  const known = all.filter((amount) => amount > 0).toSorted((a, b) => a - b)
  const middle = known[Math.floor((known.length - 1) / 2)]
  if (own <= 0 || middle === undefined) return 1
  return Math.round(Math.min(MOST, Math.max(LEAST, Math.sqrt(own / middle))) * 100) / 100
}
