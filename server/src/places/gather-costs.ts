import type { PlaceCosts } from '@app/contracts/place-guide'
import type { City } from '@app/datasets/cities'
import type { Country } from '@app/datasets/countries'
import { PER_DIEM_SOURCE, perDiemOf } from '@app/datasets/per-diem'
import { BURGER_SOURCE, priceFactsOf, PURCHASING_POWER_SOURCE } from '@app/datasets/price-levels'
import { calendarDate } from '@app/domain/kernel'
import { assessPriceLevel } from '@app/domain/price-level'

import type { ClaimToday } from './freshness.ts'

const EURO_AREA = 'EU'
const CURRENCY_NAMES = new Intl.DisplayNames('en', { type: 'currency' })

export function gatherCosts(city: City, country: Country, claim: ClaimToday): PlaceCosts {
  const rows = perDiemOf(city)
  const [first] = rows
  const seasons = rows.map(({ season, lodgingUsd, mealsUsd }) => ({ season, lodgingUsd, mealsUsd }))
  return {
    currencies: country.currencies.map((code) => ({ code, name: CURRENCY_NAMES.of(code) ?? code })),
    allowance: first ? claim('allowance', PER_DIEM_SOURCE, { location: first.location, seasons }) : null,
    ...gatherPrices(country, claim),
  }
}

/** A burger and a rate of the market, of the country itself or of the euro area. */
function gatherPrices({ code, currencies }: Country, claim: ClaimToday): Pick<PlaceCosts, 'level' | 'burger'> {
  const own = priceFactsOf(code)
  const isEuro = currencies[0] === 'EUR'
  const burger = own?.burger ?? (isEuro ? priceFactsOf(EURO_AREA)?.burger : null) ?? null
  const inUs = priceFactsOf('US')?.burger?.usdCents ?? 0
  const perUsDollar = currencies[0] === 'USD' ? 1 : burger?.currency === currencies[0] ? burger?.perUsDollar : undefined
  const power = own?.perInternationalDollar
  const isOfEuroArea = !own?.burger && isEuro
  return {
    burger: burger && claim('burger', BURGER_SOURCE, { usdCents: burger.usdCents, inUsCents: inUs, isOfEuroArea }),
    level:
      power && perUsDollar
        ? claim(
            'power',
            { ...PURCHASING_POWER_SOURCE, checkedAt: calendarDate(`${power.year}-12-31`) },
            assessPriceLevel({
              perInternationalDollar: power.rate,
              perUsDollar,
              burgerRatio: own?.burger ? own.burger.usdCents / inUs : null,
            }),
          )
        : null,
  }
}
