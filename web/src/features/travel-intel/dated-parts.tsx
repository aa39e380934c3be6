import type { CityGuide } from '@app/contracts/place-guide'
import { daylightMinutes } from '@app/domain/daylight'
import { guideClaim } from '@app/domain/guide'
import { addMonths, daysBetween, type Money } from '@app/domain/kernel'

import { usePageConfig } from '../../api/page-config.tsx'
import { sentence } from '../../entities/guide/describe-country.ts'
import { formatLongMonths } from '../../entities/guide/format-guide.ts'
import { CLOSING_WORDS } from '../../entities/guide/words/arrival-words.ts'
import { EVENT_EFFECT_WORDS } from '../../entities/guide/words/event-words.ts'
import { offsetOn } from '../../entities/place/time-zone-facts.ts'
import { useMeasureLocale } from '../../entities/traveller/profile/use-measure-locale.ts'
import { formatDegrees, formatRain } from '../../text/format-weather.ts'
import { formatDate, formatDuration, formatMoney } from '../../text/format.ts'
import { type BriefingProps, stayWords } from './briefing-props.ts'
import { climateOfDates } from './climate-of-dates.ts'
import { GuideLine, Line, Part } from './part.tsx'
import { travelIntelText as text } from './travel-intel-text.ts'

/** How far ahead the tables of holidays and events look. */
const HORIZON_MONTHS = 12

export function WeatherPart({ guide, question: { from, until } }: BriefingProps) {
  const locale = useMeasureLocale()
  const { climate, coordinates, practice } = guide
  const weeks = climate && climateOfDates(climate.value, from, until)
  const noon = new Date(`${from}T12:00:00Z`)
  const light = daylightMinutes(coordinates.latitude, dayOfYear(noon))
  return (
    <Part title={text('weather')}>
      <Line name={text('weather.mean')} claim={climate}>
        {weeks && formatDegrees(weeks.meanC, locale)}
      </Line>
      <Line name={text('weather.rain')} claim={climate}>
        {weeks && formatRain(weeks.rainMmPerWeek, locale)}
      </Line>
      {guide.guide?.scope === 'whole' && (
        <GuideLine name={text('weather.season')} words={seasonOf(guide.guide)} asOf={guide.guide.asOf} />
      )}
      <Line name={text('weather.light')}>{formatDuration(Math.round(light / 5) * 5, locale)}</Line>
      <Line name={text('weather.clock')}>{offsetOn(practice.timeZone, noon)}</Line>
    </Part>
  )
}

function seasonOf({ bestMonths, avoidMonths }: NonNullable<CityGuide['guide']>): string {
  return [
    bestMonths.length > 0 ? text('weather.best', { months: formatLongMonths(bestMonths) }) : '',
    avoidMonths && avoidMonths.length > 0 ? text('weather.avoid', { months: formatLongMonths(avoidMonths) }) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function dayOfYear(noon: Date): number {
  return Math.floor((noon.getTime() - Date.UTC(noon.getUTCFullYear(), 0, 0)) / 86_400_000)
}

export function DaysOffPart({ guide: { holidays, practical, today }, question: { from, until } }: BriefingProps) {
  const { locale } = usePageConfig()
  const here = holidays?.value.filter(({ date }) => date >= from && date <= until) ?? []
  const known = addMonths(today, HORIZON_MONTHS)
  return (
    <Part title={text('days_off')}>
      <Line name={text('days_off.in')} claim={holidays}>
        {holidays && (
          <>
            {here.length > 0 && (
              <ul>
                {here.map(({ date, name, language }) => (
                  <li key={`${date} ${name}`}>
                    <time dateTime={date} className="tabular-nums">
                      {formatDate(date, locale)}
                    </time>
                    {': '}
                    <span lang={language}>{name}</span>
                  </li>
                ))}
              </ul>
            )}
            {here.length === 0 && until <= known && text('days_off.none')}
            {until > known && text('days_off.beyond', { date: formatDate(known, locale) })}
          </>
        )}
      </Line>
      {practical && practical.country.closing.length > 0 && (
        <GuideLine
          name={text('days_off.usual')}
          words={sentence(practical.country.closing.map((code) => CLOSING_WORDS[code]))}
          asOf={practical.asOf}
        />
      )}
    </Part>
  )
}

export function EventsPart({ guide: { guide, today }, question: { from, until } }: BriefingProps) {
  const { locale } = usePageConfig()
  const here = guide?.events.filter(({ dates }) => dates.from <= until && dates.to >= from) ?? []
  const isBeyond = until > addMonths(today, HORIZON_MONTHS)
  if (!guide)
    return (
      <Part title={text('events')}>
        <Line name={text('days_off.in')} />
      </Part>
    )
  return (
    <Part title={text('events')}>
      {here.map(({ id, name, dates, effects, isWholeMonths }) => (
        <Line key={id} name={name} claim={guideClaim(null, guide.asOf)}>
          {!isWholeMonths && `${formatDate(dates.from, locale)} – ${formatDate(dates.to, locale)}. `}
          {sentence(effects.map((code) => EVENT_EFFECT_WORDS[code]))}
        </Line>
      ))}
      {(here.length === 0 || isBeyond) && (
        <Line name={text('days_off.in')} claim={guideClaim(null, guide.asOf)}>
          {text(isBeyond ? 'events.beyond' : 'events.none')}
        </Line>
      )}
    </Part>
  )
}

export function CostsPart({ guide: { costs }, question: { from, until } }: BriefingProps) {
  const { locale } = usePageConfig()
  const { prices } = costs
  const days = daysBetween(from, until) + 1
  const range = (low: Money, high: Money, times: number): string =>
    text('costs.range', { low: about(low, times, locale), high: about(high, times, locale) })
  return (
    <Part title={text('costs')}>
      <Line name={text('costs.day')} claim={prices}>
        {prices && (
          <ul>
            {prices.value.days.map(({ style, low, high }) => (
              <li key={style}>
                {text(`costs.${style}`)}: <span className="tabular-nums">{range(low, high, 1)}</span>
              </li>
            ))}
          </ul>
        )}
      </Line>
      {prices && days > 1 && (
        <Line name={text('costs.stay', { days: stayWords(days) })} claim={prices}>
          <ul>
            {prices.value.days.map(({ style, low, high }) => (
              <li key={style}>
                {text(`costs.${style}`)}: <span className="tabular-nums">{range(low, high, days)}</span>
              </li>
            ))}
          </ul>
        </Line>
      )}
    </Part>
  )
}

const FIGURES = 2

/** Two figures: an estimate with more would pretend to be exact. */
function about({ minorUnits, currency }: Money, times: number, locale: string): string {
  const total = minorUnits * times
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, total))) + 1 - FIGURES)
  return formatMoney({ minorUnits: Math.round(total / step) * step, currency }, locale)
}
