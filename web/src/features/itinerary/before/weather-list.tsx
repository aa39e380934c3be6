import { ClaimLine } from '../../../entities/place/country-facts/claim-line.tsx'
import { warmthOf } from '../../../entities/place/warmth.ts'
import { useMeasureLocale } from '../../../entities/traveller/profile/use-measure-locale.ts'
import { formatDegrees, formatRain } from '../../../text/format-weather.ts'
import { formatDay } from '../view/day/stop-words.ts'
import { BeforeSection } from './before-section.tsx'
import { beforeText as text } from './before-text.ts'
import type { Preparation } from './use-preparation.ts'

/** Averages of the months, and called so: the weather of a day is unknown weeks ahead. */
export function StayWeatherList({ preparation: { weather, tables } }: { readonly preparation: Preparation }) {
  const locale = useMeasureLocale()
  return (
    <BeforeSection title={text('weather.title')}>
      {tables.climate ? (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {weather.map(({ city, from, to, meanC, rainMm }) => (
              <li
                key={`${city.country} ${city.name}`}
                className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-3 py-2"
              >
                <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true">
                  <rect width="20" height="20" rx="3" className={meanC ? warmthOf(meanC.high) : 'fill-sea'} />
                </svg>
                <span className="min-w-0">
                  <span className="font-medium">{city.name}</span>
                  <span className="block text-small text-soft">{spanOfDays(from, to, locale)}</span>
                </span>
                {meanC && rainMm ? (
                  <span className="text-end tabular-nums">
                    {degreesOf(meanC, locale)}
                    <span className="block text-small text-soft">
                      {text('weather.rain', { rain: formatRain(rainMm.high, locale) })}
                    </span>
                  </span>
                ) : (
                  <span className="text-small text-soft">{text('weather.unknown')}</span>
                )}
              </li>
            ))}
          </ul>
          <p className="text-small">{text('weather.note')}</p>
          <ClaimLine claim={{ ...tables.climate.proof, value: null }} />
        </>
      ) : (
        <p className="text-small text-soft">{text('missing')}</p>
      )}
    </BeforeSection>
  )
}

function spanOfDays(from: string, to: string, locale: string): string {
  if (from === to) return formatDay(from, locale)
  return text('weather.dates', { from: formatDay(from, locale), to: formatDay(to, locale) })
}

/** `12°C`, `12°C to 16°C`. */
export function degreesOf({ low, high }: { readonly low: number; readonly high: number }, locale: string): string {
  const [first, last] = [formatDegrees(low, locale), formatDegrees(high, locale)]
  return first === last ? first : text('weather.span', { low: first, high: last })
}
