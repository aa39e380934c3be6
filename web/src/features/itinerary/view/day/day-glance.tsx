import type { Trip, TripDay } from '@app/domain/trip'
import type { CheckFacts } from '@app/domain/trip-checker'
import { placeOf } from '@app/domain/trip-edit'
import { meanOf } from '@app/domain/trip-facts'

import { warmthOf } from '../../../../entities/place/warmth.ts'
import { useMeasureLocale } from '../../../../entities/traveller/profile/use-measure-locale.ts'
import { formatDegrees } from '../../../../text/format-weather.ts'
import { formatRange, tripCostsOf } from '../trip-costs.ts'
import { viewText as text } from '../view-text.ts'

type Props = { readonly trip: Trip; readonly day: TripDay; readonly facts: CheckFacts }

const MOST_AREAS = 2

/** Under the name of a day: where in the city, how warm it usually is, and what the day costs. */
export function DayGlance({ trip, day, facts }: Props) {
  const locale = useMeasureLocale()
  const meanC = day.date && meanOf(facts)(day.city, Number(day.date.slice(5, 7)))
  const cost = tripCostsOf(trip, facts)?.days.find(({ dayId }) => dayId === day.id)?.total
  const where = [day.city.name, areasOf(day, trip).join(', ')].filter(Boolean).join(': ')
  return (
    <p className="chart-label mt-1.5 flex flex-wrap items-center gap-x-5 gap-y-1 text-soft">
      {where && <span className="text-ink">{where}</span>}
      {typeof meanC === 'number' && (
        <span className="inline-flex items-center gap-1.5">
          <svg viewBox="0 0 12 12" className="size-3" aria-hidden="true">
            <rect width="12" height="12" rx="2" className={warmthOf(meanC)} />
          </svg>
          {text('glance.weather', { degrees: formatDegrees(meanC, locale) })}
        </span>
      )}
      {cost && cost.high.minorUnits > 0 && <span>{text('glance.cost', { amount: formatRange(cost, locale) })}</span>}
    </p>
  )
}

/** The quarters where most of the day is spent. */
export function areasOf({ stops, city }: TripDay, { places }: Pick<Trip, 'places'>): readonly string[] {
  const areas = stops.flatMap((stop) => placeOf(stop, places)?.guide?.area ?? []).filter((area) => area !== city.name)
  const counts = [...Map.groupBy(areas, (area) => area)].map(([area, all]) => ({ area, count: all.length }))
  return counts
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_AREAS)
    .map(({ area }) => area)
}
