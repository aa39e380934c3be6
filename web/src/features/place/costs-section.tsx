import type { AllowanceSeason, CityGuide, PlaceCosts } from '@app/contracts/place-guide'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatMoney } from '../../text/format.ts'
import { placeText as text } from '../../text/place.ts'
import { ClaimLine } from '../../ui/country-facts/claim-line.tsx'
import { FactRow } from '../../ui/country-facts/fact-row.tsx'
import { shortMonth } from './months.ts'
import { PlaceSection } from './place-section.tsx'

export function CostsSection({ guide: { costs } }: { readonly guide: CityGuide }) {
  const { locale } = usePageConfig()
  return (
    <PlaceSection id="costs" title={text('costs.title')}>
      <dl>
        {costs.currencies.length > 0 && (
          <FactRow name={text('costs.currency')}>
            <span>{costs.currencies.map(({ code, name }) => `${name} (${code})`).join(', ')}</span>
          </FactRow>
        )}
        <FactRow name={text('costs.level')} claim={costs.level}>
          <Level costs={costs} />
        </FactRow>
        <FactRow name={text('costs.burger')} claim={costs.burger}>
          {costs.burger ? (
            <>
              <span className="text-title font-display tabular-nums">
                {formatMoney({ minorUnits: costs.burger.value.usdCents, currency: 'USD' }, locale)}
              </span>
              <span className="text-small text-soft">
                {text(costs.burger.value.isOfEuroArea ? 'costs.burger.euro' : 'costs.burger.note', {
                  price: formatMoney({ minorUnits: costs.burger.value.inUsCents, currency: 'USD' }, locale),
                })}
              </span>
            </>
          ) : (
            <span className="text-soft">{text('costs.burger.unknown')}</span>
          )}
        </FactRow>
      </dl>
      <Allowance costs={costs} />
    </PlaceSection>
  )
}

function Level({ costs: { level } }: { readonly costs: PlaceCosts }) {
  const { locale } = usePageConfig()
  if (!level) return <span className="text-soft">{text('costs.level.unknown')}</span>
  const year = level.checkedAt.slice(0, 4)
  if (level.value.kind === 'refused') return <span>{text('costs.level.refused', { year })}</span>
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(level.value.percentOfUs / 100)
  return (
    <>
      <span className="text-title font-display tabular-nums">{text('costs.level.of', { percent })}</span>
      <span className="text-small text-soft">{text('costs.level.note', { year })}</span>
    </>
  )
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
