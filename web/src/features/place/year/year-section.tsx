import type { CityGuide, PlaceClimate } from '@app/contracts/place-guide'
import { COMFORT_C, DRY_MM } from '@app/domain/climate'
import { daylightMinutes } from '@app/domain/daylight'
import type { Claim } from '@app/domain/kernel'

import { ClaimLine } from '../../../entities/place/country-facts/claim-line.tsx'
import { useMeasureLocale } from '../../../entities/traveller/profile/use-measure-locale.ts'
import { formatDegrees, formatRain, rainOf } from '../../../text/format-weather.ts'
import { formatDuration } from '../../../text/format.ts'
import { GuideMonths, monthsOfGuide } from '../guide/guide-months.tsx'
import { guideSectionText } from '../guide/guide-section-text.ts'
import { PlaceSection } from '../place-section.tsx'
import { placeText as text } from '../place-text.ts'
import { monthName, monthRuns } from './months.ts'
import { YearChart } from './year-chart.tsx'

const MID_MONTH_DAYS = [15, 46, 74, 105, 135, 166, 196, 227, 258, 288, 319, 349]
const WHOLE_DAY = 1440
/** A smaller difference over the year is shown as one value. */
const SAME_MINUTES = 45

export function YearSection({ guide }: { readonly guide: CityGuide }) {
  const locale = useMeasureLocale()
  const { climate, coordinates, name } = guide
  const isOfGuide = guide.guide?.scope === 'whole'
  const daylight = MID_MONTH_DAYS.map((day) => daylightMinutes(coordinates.latitude, day))
  return (
    <PlaceSection id="year" title={text('year.title')} lead={climate && !isOfGuide && <Rule />}>
      {climate ? (
        <>
          {isOfGuide ? (
            <GuideMonths guide={guide} />
          ) : (
            <p className="max-w-[34ch] font-display text-lead">{bestWords(climate.value)}</p>
          )}
          {guide.region && (
            <p className="text-small text-soft">{guideSectionText('year.weather', { town: guide.region.base.name })}</p>
          )}
          <YearChart
            climate={climate.value}
            daylight={daylight}
            pleasant={isOfGuide ? monthsOfGuide(guide) : climate.value.best.months}
            label={text('year.chart', { place: name })}
            locale={locale}
          />
          <p className="text-small text-soft">{daylightWords(daylight, locale)}</p>
          <Figures climate={climate} daylight={daylight} />
          <ClaimLine claim={climate} />
        </>
      ) : (
        <>
          {isOfGuide && <GuideMonths guide={guide} />}
          <p className="max-w-[60ch]">{text('year.unknown', { place: name })}</p>
          <p className="text-small text-soft">{daylightWords(daylight, locale)}</p>
        </>
      )}
    </PlaceSection>
  )
}

function Rule() {
  const locale = useMeasureLocale()
  return text('year.rule', {
    from: formatDegrees(COMFORT_C.from, locale),
    to: formatDegrees(COMFORT_C.to, locale),
    rain: formatRain(DRY_MM, locale),
  })
}

export function bestWords({ best }: PlaceClimate): string {
  const months = monthRuns(best.months)
  if (best.rule === 'CL-2') return text(`year.nearest.${best.because}`, { months })
  if (best.months.length === 12) return text('year.best.all')
  return text(best.months.length === 1 ? 'year.best.one' : 'year.best', { months })
}

function daylightWords(daylight: readonly number[], locale: string): string {
  const [shortest, longest] = [Math.min(...daylight), Math.max(...daylight)]
  if (shortest === 0 && longest === WHOLE_DAY) return text('year.sun.polar')
  const words = (minutes: number): string => formatDuration(Math.round(minutes / 5) * 5, locale)
  if (longest - shortest < SAME_MINUTES) return text('year.sun.same', { longest: words((longest + shortest) / 2) })
  return text('year.sun.long', { longest: words(longest), shortest: words(shortest) })
}

type FiguresProps = { readonly climate: Claim<PlaceClimate>; readonly daylight: readonly number[] }

function Figures({ climate, daylight }: FiguresProps) {
  const locale = useMeasureLocale()
  const { meanC, rainMm, best } = climate.value
  return (
    <details className="unfold group">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-tide underline">
        {text('year.figures')}
      </summary>
      <div className="mt-2 overflow-x-auto">
        <table className="w-full max-w-xl text-small tabular-nums">
          <thead>
            <tr className="border-b border-edge text-start text-soft">
              <th className="py-2 text-start font-medium">{text('year.month')}</th>
              <th className="py-2 text-end font-medium">{text('year.temperature')}</th>
              <th className="py-2 text-end font-medium">{text('year.rain', { unit: rainOf(0, locale).unit })}</th>
              <th className="py-2 text-end font-medium">{text('year.daylight')}</th>
            </tr>
          </thead>
          <tbody>
            {meanC.map((celsius, month) => (
              <tr key={monthName(month)} className="border-b border-line">
                <th scope="row" className="py-1.5 text-start font-normal">
                  {monthName(month)}
                  {best.rule === 'CL-1' && best.months.includes(month) && (
                    <span className="ms-2 text-moss">{text('year.pleasant')}</span>
                  )}
                </th>
                <td className="text-end">{formatDegrees(celsius, locale)}</td>
                <td className="text-end">{rainOf(rainMm[month] ?? 0, locale).figure}</td>
                <td className="text-end">{formatDuration(Math.round((daylight[month] ?? 0) / 5) * 5, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
