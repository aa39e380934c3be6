import type { AllowanceSeason, CityGuide, PlaceCosts } from '@app/contracts/place-guide'
import { roundAbout } from '@app/domain/currency-conversion'
import type { MoneyRange } from '@app/domain/travel-prices'

import { usePageConfig } from '../../api/page-config.tsx'
import { PRICE_ITEM_WORDS } from '../../entities/guide/words/money-words.ts'
import { ClaimLine } from '../../entities/place/country-facts/claim-line.tsx'
import { FactRow } from '../../entities/place/country-facts/fact-row.tsx'
import { formatMoney } from '../../text/format.ts'
import { PlaceSection } from './place-section.tsx'
import { placeText as text } from './place-text.ts'
import { shortMonth } from './year/months.ts'

export function CostsSection({ guide: { costs } }: { readonly guide: CityGuide }) {
  return (
    <PlaceSection id="costs" title={text('costs.title')}>
      <dl>
        {costs.currencies.length > 0 && (
          <FactRow name={text('costs.currency')}>
            <span>{costs.currencies.map(({ code, name }) => `${name} (${code})`).join(', ')}</span>
          </FactRow>
        )}
        <Prices costs={costs} />
        {!costs.prices && <Burger burger={costs.burger} />}
      </dl>
      <Allowance costs={costs} />
    </PlaceSection>
  )
}

/** Without our own prices: the price of one meal that is comparable worldwide. */
function Burger({ burger }: { readonly burger: PlaceCosts['burger'] }) {
  const { locale } = usePageConfig()
  return (
    <FactRow name={text('costs.burger')} claim={burger}>
      {burger ? (
        <>
          <span className="text-title font-display tabular-nums">
            {formatMoney({ minorUnits: burger.value.usdCents, currency: 'USD' }, locale)}
          </span>
          <span className="text-small text-soft">
            {text(burger.value.isOfEuroArea ? 'costs.burger.euro' : 'costs.burger.note', {
              price: formatMoney({ minorUnits: burger.value.inUsCents, currency: 'USD' }, locale),
            })}
          </span>
        </>
      ) : (
        <span className="text-soft">{text('costs.burger.unknown')}</span>
      )}
    </FactRow>
  )
}

/** The cost of a day, then its items. */
function Prices({ costs: { prices } }: { readonly costs: PlaceCosts }) {
  const { locale } = usePageConfig()
  if (!prices) {
    return (
      <FactRow name={text('costs.prices')}>
        <span className="text-soft">{text('costs.prices.unknown')}</span>
      </FactRow>
    )
  }
  const { items, days, isScaled } = prices.value
  return (
    <>
      <FactRow name={text('costs.day')} claim={prices}>
        <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-3">
          {days.map((day) => (
            <li key={day.style}>
              <span className="block text-small text-soft">{text(`costs.style.${day.style}`)}</span>
              <span className="font-display tabular-nums">{formatRange(day, locale)}</span>
            </li>
          ))}
        </ul>
        <span className="text-small text-soft">{text('costs.day.note')}</span>
      </FactRow>
      <FactRow name={text('costs.prices')} claim={prices}>
        <table className="w-full max-w-xl tabular-nums">
          <tbody>
            {items.map((range) => (
              <tr key={range.item} className="border-b border-line last:border-0">
                <th scope="row" className="py-1.5 pe-4 text-start font-normal">
                  {PRICE_ITEM_WORDS[range.item]}
                </th>
                <td className="text-end font-semibold">{formatRange(range, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <span className="text-small text-soft">{text(isScaled ? 'costs.prices.city' : 'costs.prices.country')}</span>
      </FactRow>
    </>
  )
}

const FIGURES = 2

function formatRange({ low, high }: MoneyRange, locale: string): string {
  if (high.minorUnits === 0) return text('costs.free')
  const [from, to] = [low, high].map((amount) => formatMoney(roundAbout(amount, FIGURES), locale))
  return from === to ? (to ?? '') : text('costs.range', { low: from ?? '', high: to ?? '' })
}

function Allowance({ costs: { allowance } }: { readonly costs: PlaceCosts }) {
  if (!allowance) return <p className="text-soft">{text('costs.unknown')}</p>
  const { location, seasons } = allowance.value
  return (
    <div className="border-t border-line pt-5">
      <h3 className="font-sans text-base font-semibold tracking-normal">{text('costs.allowance')}</h3>
      <p className="mt-1 max-w-[60ch] text-small text-soft">
        {location ? text('costs.allowance.city', { location }) : text('costs.allowance.country')}
      </p>
      <table className="mt-3 w-full max-w-xl tabular-nums">
        <thead>
          <tr className="border-b border-edge text-small text-soft">
            <th className="py-2 text-start font-medium">{text('costs.season')}</th>
            <th className="py-2 text-end font-medium">{text('costs.night')}</th>
            <th className="py-2 text-end font-medium">{text('costs.meals')}</th>
          </tr>
        </thead>
        <tbody>
          {seasons.map((season) => (
            <Season key={season.season?.from ?? 'year'} season={season} />
          ))}
        </tbody>
      </table>
      <div className="mt-2">
        <ClaimLine claim={allowance} />
      </div>
    </div>
  )
}

function Season({ season: { season, lodgingUsd, mealsUsd } }: { readonly season: AllowanceSeason }) {
  const { locale } = usePageConfig()
  const dollars = (amount: number): string => formatMoney({ minorUnits: amount * 100, currency: 'USD' }, locale)
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-2 text-start font-normal">
        {season ? `${dayMonth(season.from)} – ${dayMonth(season.to)}` : text('costs.allYear')}
      </th>
      <td className="text-end font-semibold">{lodgingUsd > 0 ? dollars(lodgingUsd) : text('costs.government')}</td>
      <td className="text-end font-semibold">{dollars(mealsUsd)}</td>
    </tr>
  )
}

/** `05-01` as 1 May. */
function dayMonth(date: string): string {
  const [month = 1, day = 1] = date.split('-').map(Number)
  return `${day} ${shortMonth(month - 1)}`
}
