import type { CityFacts } from '@app/datasets/city-facts'
import { Link } from 'react-router'

import { usePageConfig } from '../../../api/page-config.tsx'
import { placePath } from '../../../entities/place/place-paths.ts'
import { formatCountry, formatMoney } from '../../../text/format.ts'
import { ClimateIllustration } from '../drawings/climate-illustration.tsx'
import { homeToolText as text } from '../text/tools.ts'
import { highest, lowest, minutesAhead, yearlyRain } from './compare-cities.ts'

type Props = { readonly city: CityFacts; readonly other: CityFacts }

export function CityColumn({ city, other }: Props) {
  const { locale } = usePageConfig()
  const [warmest, coldest] = [highest(city.meanC), lowest(city.meanC)]
  const month = (index: number) => monthName(index, locale)
  const degrees = (value: number) => formatDegrees(value, locale)
  const facts = [
    [text('compare.warmest'), `${month(warmest.month)}, ${degrees(warmest.value)}`],
    [text('compare.coldest'), `${month(coldest.month)}, ${degrees(coldest.value)}`],
    [text('compare.rain'), `${new Intl.NumberFormat(locale).format(yearlyRain(city))} mm`],
    [text('compare.dry'), month(lowest(city.rainMm).month)],
    [text('compare.clock'), clock(other, city)],
    [
      text('compare.burger'),
      city.burgerUsdCents === null
        ? text('compare.unknown')
        : formatMoney({ minorUnits: city.burgerUsdCents, currency: 'USD' }, locale),
    ],
  ] as const
  return (
    <article>
      <h3 className="mb-3 text-title">
        <Link to={placePath(city)} className="text-ink decoration-edge hover:text-tide">
          {city.name}
        </Link>
        , <span className="text-soft">{formatCountry(city.country, locale)}</span>
      </h3>
      <ClimateIllustration
        city={city}
        label={text('compare.illustration', {
          city: city.name,
          warmest: month(warmest.month),
          warmestC: degrees(warmest.value),
          coldest: month(coldest.month),
          coldestC: degrees(coldest.value),
          wettest: month(highest(city.rainMm).month),
        })}
      />
      <dl className="mt-4 grid grid-cols-2 gap-x-6">
        {facts.map(([term, value]) => (
          <div
            key={term}
            className="flex flex-col border-t border-line py-2 sm:flex-row sm:flex-wrap sm:items-baseline sm:justify-between sm:gap-x-3"
          >
            <dt className="text-small text-soft">{term}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}

function monthName(index: number, locale: string): string {
  const language = locale.startsWith('en') ? locale : 'en-GB'
  return new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, index, 1)),
  )
}

function formatDegrees(celsius: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'celsius', maximumFractionDigits: 0 }).format(celsius)
}

/** The time difference from the other city today: summer time changes it. */
function clock(seenFrom: CityFacts, city: CityFacts): string {
  const minutes = minutesAhead(seenFrom.timeZone, city.timeZone, new Date())
  if (minutes === 0) return text('compare.clock.same')
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const words = rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
  return text(minutes > 0 ? 'compare.clock.ahead' : 'compare.clock.behind', { hours: words })
}
