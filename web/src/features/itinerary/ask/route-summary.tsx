import type { TripAsk } from '@app/domain/trip-draft'
import { clockOf } from '@app/domain/trip-export'
import type { PlannedLeg } from '@app/domain/trip-routes'

import { usePageConfig } from '../../../api/page-config.tsx'
import { LeftOutList } from '../left-out-list.tsx'
import { describeWay, formatMonth, wayText as text } from '../way-text.ts'

/** The bases of the guide's route, the legs between them, and what it leaves out. */
export function RouteSummary({ ask: { cities, route } }: { readonly ask: TripAsk }) {
  const { locale } = usePageConfig()
  if (!route || cities.every(({ base }) => !base)) return null
  return (
    <section aria-label={text('route.title')} className="mt-5 border-t border-line pt-4">
      <h3 className="font-display text-lead">{text('route.title')}</h3>
      <ol className="mt-2 grid gap-2">
        {withFirstNights(cities).map(({ firstNight, city, nights, base }) => (
          <li key={firstNight}>
            {base?.leg && firstNight > 1 && <p className="text-small text-soft">{describeLeg(base.leg, locale)}</p>}
            <p className="font-medium">
              {nights === 1
                ? text('route.night', { name: city.name })
                : text('route.nights', { name: city.name, count: String(nights) })}
            </p>
            {base?.dayTrips.map(({ id, name, backAt }) => (
              <p key={id} className="text-small">
                {text('route.trip', { name, time: clockOf(backAt) })}
              </p>
            ))}
          </li>
        ))}
      </ol>
      <LeftOutList leftOut={route.leftOut} />
      <p className="mt-2 text-small text-soft">{text('route.source', { month: formatMonth(route.asOf, locale) })}</p>
    </section>
  )
}

/** A route may return to a city, so a stay is identified by its first night. */
function withFirstNights(cities: TripAsk['cities']) {
  let next = 1
  return cities.map(({ city, nights: asked, base }) => {
    const nights = asked ?? base?.nights ?? 1
    const firstNight = next
    next += Math.max(1, nights)
    return { city, nights, base, firstNight }
  })
}

function describeLeg({ mode, minutes, price, codes, basis }: PlannedLeg, locale: string): string {
  return describeWay({ mode, minutes, price, codes, isEstimate: basis === 'estimate' }, locale)
}
