import { Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { YearStrip } from '../../entities/place/year-strip.tsx'
import { formatCoordinates, formatDuration, formatMoney } from '../../text/format.ts'
import { withUnits } from '../../text/measure.ts'
import { LabelledValues } from '../../ui/labelled-values.tsx'
import type { TravelIntelView } from './load-travel-intel.ts'
import { monthName } from './month-name.ts'
import { travelIntelText as text } from './travel-intel-text.ts'

export function CityInMonth({ view }: { view: TravelIntelView }) {
  const { locale } = usePageConfig()
  return (
    <section aria-label={text('answer')}>
      <CityMonth view={view} locale={locale} />
      <OtherCities view={view} locale={locale} />
    </section>
  )
}

type Props = { readonly view: TravelIntelView; readonly locale: string }

function CityMonth({ view, locale }: Props) {
  const { city, month } = view
  const facts = [
    [text('warmth'), unit('celsius', city.meanC[month] ?? 0, locale)],
    [text('rain'), unit('millimeter', city.rainMm[month] ?? 0, locale)],
    [text('light'), formatDuration(view.daylightMinutes, locale)],
    [text('clock'), offsetText(view.utcOffsetMinutes)],
    [
      text('burger'),
      city.burgerUsdCents === null
        ? text('burger.unknown')
        : formatMoney({ minorUnits: city.burgerUsdCents, currency: 'USD' }, locale),
    ],
  ] as const
  return (
    <article className="overflow-hidden rounded-sheet border border-line bg-raised">
      <YearStrip
        climate={city}
        marked={[month]}
        // The figures beside it are in these units too.
        locale={withUnits(locale, 'metric')}
        label={text('year', {
          city: city.name,
          low: unit('celsius', Math.min(...city.meanC), locale),
          high: unit('celsius', Math.max(...city.meanC), locale),
        })}
        keys={{ warmth: text('key.warmth'), rain: text('key.rain') }}
        aside={formatCoordinates(city.coordinates)}
      />
      <div className="px-5 py-6 sm:px-7">
        <h2 className="text-title">
          {city.name}, {monthName(month, locale)}
        </h2>
        <LabelledValues
          values={facts}
          className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(max(6.5rem,34%),1fr))] gap-x-6 gap-y-4 sm:grid-cols-3"
        />
      </div>
    </article>
  )
}

function OtherCities({ view, locale }: Props) {
  const month = monthName(view.month, locale)
  return (
    <div className="mt-9">
      <h2 className="text-title">{text('others', { count: String(view.all.length), month })}</h2>
      <div className="mt-3 overflow-x-auto">
        <table className="w-full text-small tabular-nums">
          <thead className="chart-label text-soft">
            <tr>
              <th scope="col" className="px-1 py-2 text-start font-medium">
                {text('others.city')}
              </th>
              <th scope="col" className="px-2 text-end font-medium">
                {text('warmth')}
              </th>
              <th scope="col" className="px-1 text-end font-medium">
                {text('rain')}
              </th>
            </tr>
          </thead>
          <tbody>
            {view.all.map(({ id, name, meanC, rainMm }) => (
              <tr key={id} className={`border-t border-line ${id === view.city.id ? 'bg-sun-wash font-semibold' : ''}`}>
                <th scope="row" className="text-start font-medium">
                  <Link
                    to={`/gemini-travel-intel?city=${id}&month=${view.month + 1}#answer`}
                    preventScrollReset
                    className="flex min-h-11 items-center px-1 text-ink no-underline hover:text-tide"
                  >
                    {name}
                  </Link>
                </th>
                <td className="px-2 text-end">{unit('celsius', meanC, locale)}</td>
                <td className="w-28 px-1 text-end sm:w-56">
                  <span className="flex items-center justify-end gap-2">
                    <svg
                      viewBox="0 0 100 6"
                      preserveAspectRatio="none"
                      className="h-1.5 flex-1 max-sm:hidden"
                      aria-hidden="true"
                    >
                      <rect width={Math.min(100, rainMm / 4)} height="6" className="fill-tide" />
                    </svg>
                    {unit('millimeter', rainMm, locale)}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

function unit(name: string, value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit: name, maximumFractionDigits: 0 }).format(value)
}

function offsetText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}
