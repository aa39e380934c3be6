import type { Leg } from '@app/domain/trip'

import { useMeasureLocale } from '../../../../entities/traveller/profile/use-measure-locale.ts'
import { formatWalk } from '../../../../entities/trip/findings/format-plan.ts'
import { itineraryText as text } from '../../itinerary-text.ts'

type Props = {
  readonly leg: Leg
  readonly isHome?: boolean
  /** The lodging at the end of the day, if it has a name. */
  readonly lodging?: string | null
}

/** The leg between two stops, dotted when walked. */
export function LegLine({ leg, isHome = false, lodging = null }: Props) {
  const locale = useMeasureLocale()
  if (leg.minutes === 0) return null
  const way = text(`leg.${leg.mode}`, { minutes: String(leg.minutes), distance: formatWalk(leg.metres, locale) })
  return (
    <p className="chart-label grid grid-cols-[4rem_1.25rem_1fr] items-center text-soft sm:grid-cols-[4.5rem_1.25rem_1fr]">
      <span />
      <span
        aria-hidden="true"
        className={`mx-auto h-6 border-s-2 ${leg.mode === 'walk' ? 'border-dotted' : 'border-solid'} border-edge`}
      />
      <span className="ps-2.5">
        {isHome ? (lodging === null ? text('leg.home', { way }) : text('leg.home.to', { lodging, way })) : way}
      </span>
    </p>
  )
}
