import { addDays, addMonths, calendarDate, type CalendarDate, daysBetween, weekdayOf } from '@app/domain/kernel'
import { type CountedDay, type CountedStay, countDays } from '@app/domain/stay-counter'

import { usePageConfig } from '../../api/page-config.tsx'
import { stayDaysText as text } from './stay-days-text.ts'
import type { Area } from './use-area.ts'

type Props = { readonly stays: readonly CountedStay[]; readonly rule: Area['rule']; readonly today: CalendarDate }

/** Before and after today; a rule of three years is not drawn in full. */
const MOST_MONTHS = { before: 12, after: 6 } as const

type Look = 'counts' | 'past' | 'planned' | 'over'
const LOOKS = {
  counts: 'border-tide bg-tide text-on-tide',
  past: 'border-line bg-line',
  planned: 'border-dashed border-tide text-tide',
  over: 'border-signal bg-signal font-semibold text-on-signal',
} as const satisfies Readonly<Record<Look, string>>

/** The months of the window and of what is planned; each says in words how many days were spent. */
export function DaysCalendar({ stays, rule, today }: Props) {
  const { locale } = usePageConfig()
  const opens = addDays(today, 1 - rule.windowDays)
  const months = monthsBetween(...rangeOf(stays, opens, today))
  const days = countDays(stays, rule, {
    from: months[0] ?? today,
    days: daysBetween(months[0] ?? today, addMonths(months.at(-1) ?? today, 1)),
  })
  const lookOf = ({ on, isInside, isOver }: CountedDay): Look | null => {
    if (!isInside) return null
    if (isOver) return 'over'
    return on > today ? 'planned' : on < opens ? 'past' : 'counts'
  }
  const seen = new Set(days.map(lookOf))
  return (
    <section aria-labelledby="days-used" className="grid gap-4">
      <h3 id="days-used" className="text-title">
        {text('calendar')}
      </h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-6 gap-y-5">
        {months.map((first) => {
          const own = days.filter(({ on }) => on.slice(0, 7) === first.slice(0, 7))
          return <Month key={first} days={own} lookOf={lookOf} today={today} name={nameOf(first, locale)} />
        })}
      </ul>
      <ul className="flex flex-wrap gap-x-5 gap-y-2 text-small">
        {(Object.keys(LOOKS) as Look[])
          .filter((look) => seen.has(look))
          .map((look) => (
            <li key={look} className="flex items-center gap-2">
              <span className={`size-4 border ${LOOKS[look]}`} aria-hidden="true" />
              {text(`legend.${look}`)}
            </li>
          ))}
      </ul>
    </section>
  )
}

type MonthProps = {
  readonly days: readonly CountedDay[]
  readonly lookOf: (day: CountedDay) => Look | null
  readonly today: CalendarDate
  readonly name: string
}

function Month({ days, lookOf, today, name }: MonthProps) {
  const inside = days.filter(({ isInside }) => isInside).length
  const blanks = days[0] ? (weekdayOf(days[0].on) + 6) % 7 : 0
  const key = inside === 0 ? 'month.none' : inside === 1 ? 'month.day' : 'month.days'
  return (
    <li>
      <p className="chart-label mb-1.5 text-soft">{text(key, { month: name, days: String(inside) })}</p>
      <div className="grid grid-cols-7 gap-0.5" aria-hidden="true">
        {Array.from({ length: blanks }, (_, index) => (
          <span key={`blank-${index}`} />
        ))}
        {days.map((day) => {
          const look = lookOf(day)
          return (
            <span
              key={day.on}
              className={`grid aspect-square place-items-center border text-[0.7rem] tabular-nums ${
                look ? LOOKS[look] : 'border-transparent text-soft'
              } ${day.on === today ? 'outline-2 outline-offset-1 outline-ink' : ''}`}
            >
              {Number(day.on.slice(8))}
            </span>
          )
        })}
      </div>
    </li>
  )
}

function rangeOf(stays: readonly CountedStay[], opens: CalendarDate, today: CalendarDate) {
  const last = stays.reduce((latest, { leavesOn }) => (leavesOn > latest ? leavesOn : latest), today)
  const [earliest, end] = [addMonths(today, -MOST_MONTHS.before), addMonths(today, MOST_MONTHS.after)]
  return [opens < earliest ? earliest : opens, last > end ? end : last] as const
}

/** The first days of the months from one date to another. */
function monthsBetween(from: CalendarDate, to: CalendarDate): readonly CalendarDate[] {
  const months: CalendarDate[] = []
  const first = calendarDate(`${from.slice(0, 7)}-01`)
  for (let month = first; month <= to; month = addMonths(month, 1)) months.push(month)
  return months
}

function nameOf(month: CalendarDate, locale: string): string {
  const words = locale.startsWith('en') ? locale : 'en-GB'
  return new Intl.DateTimeFormat(words, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}T00:00:00Z`),
  )
}
