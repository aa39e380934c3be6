import { calendarDate, daysBetween } from '@app/domain/kernel'

import { formatDate } from '../../text/format.ts'
import { hotelsText as text } from './hotel-search-text.ts'

const WIDTH = 640
const MOST_LETTERS = 21

type Props = { readonly from: string; readonly to: string; readonly locale: string }

export function nightsText(from: string, to: string): string {
  const count = daysBetween(calendarDate(from), calendarDate(to))
  return count === 1 ? text('nights.one') : text('nights', { count: String(count) })
}

/** Every night of the stay as a mark on one line; weekend nights are filled. */
export function NightsLine({ from, to, locale }: Props) {
  const nights = Math.min(daysBetween(calendarDate(from), calendarDate(to)), 60)
  const step = (WIDTH - 40) / nights
  const label = text('nights.line', {
    nights: nightsText(from, to),
    from: formatDate(calendarDate(from), locale),
    to: formatDate(calendarDate(to), locale),
  })
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 84`}
      role="img"
      aria-label={label}
      className="block w-full bg-sea font-sans"
      fill="none"
    >
      <path d={`M20 52H${WIDTH - 20}`} className="stroke-tide" strokeWidth="1.5" />
      {Array.from({ length: nights }, (_, night) => {
        const x = 20 + (night + 0.5) * step
        const day = weekday(from, night)
        // A weekend night is followed by a day off.
        const isWeekend = day === 5 || day === 6
        return (
          <g key={night}>
            <circle
              cx={x}
              cy="52"
              r={Math.min(7, step * 0.3)}
              className={isWeekend ? 'fill-signal stroke-signal' : 'fill-paper stroke-tide'}
              strokeWidth="1.5"
            />
            {nights <= MOST_LETTERS && (
              <text x={x} y="30" textAnchor="middle" className="fill-soft text-[17px] font-medium">
                {letterOf(day, locale)}
              </text>
            )}
          </g>
        )
      })}
      <path d={`M20 44v16M${WIDTH - 20} 44v16`} className="stroke-ink" strokeWidth="2" />
    </svg>
  )
}

function weekday(from: string, nights: number): number {
  return new Date(Date.parse(`${from}T00:00:00Z`) + nights * 86_400_000).getUTCDay()
}

/** 1 November 2026 is a Sunday. */
function letterOf(day: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' }).format(Date.UTC(2026, 10, 1 + day))
}
