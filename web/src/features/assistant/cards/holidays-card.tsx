import { CalendarDate, claim } from '@app/contracts/claim'
import { z } from 'zod'

import { Country, type Shown } from './card-data.ts'
import { CardFrame } from './card-frame.tsx'
import { useCardWords } from './use-card-words.ts'
import { writeCountry, writeDay, writeWeekday, writeWeekdayName } from './write.ts'

const Holiday = z.object({ date: CalendarDate, name: z.string(), isEstimated: z.boolean() })

export const HolidaysData = z.object({
  country: Country,
  from: claim(CalendarDate),
  to: claim(CalendarDate),
  days: claim(z.array(Holiday)),
})

const SHOWN_AT_ONCE = 8

export function HolidaysCard({ card: { country, from, to, days } }: Shown<typeof HolidaysData>) {
  const { text, locale } = useCardWords()
  const [first, rest] = [days.value.slice(0, SHOWN_AT_ONCE), days.value.slice(SHOWN_AT_ONCE)]
  return (
    <CardFrame
      title={text('holidays')}
      aside={`${writeDay(from.value, locale)} – ${writeDay(to.value, locale)}`}
      claims={[days]}
    >
      <p className="font-display text-lead">{writeCountry(country, locale)}</p>
      {first.length === 0 ? <p>{text('holidays.none')}</p> : <Leaves holidays={first} />}
      {rest.length > 0 && (
        <details className="unfold group">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-small text-tide underline group-open:hidden">
            {text('holidays.more', { count: String(rest.length) })}
          </summary>
          <Leaves holidays={rest} />
        </details>
      )}
    </CardFrame>
  )
}

/** Each holiday as a calendar leaf. */
function Leaves({ holidays }: { readonly holidays: readonly z.output<typeof Holiday>[] }) {
  const { text, locale } = useCardWords()
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  return (
    <ul className="grid gap-x-8 gap-y-2.5 @lg:grid-cols-2">
      {holidays.map(({ date, name, isEstimated }) => (
        <li key={`${date} ${name}`} className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-x-3.5">
          <time
            dateTime={date}
            aria-label={writeWeekday(date, locale)}
            className="grid justify-items-center rounded-control border border-edge bg-paper pb-1 leading-none"
          >
            <span className="chart-label w-full rounded-t-control border-b border-line text-center text-signal">
              {month.format(new Date(`${date}T00:00:00Z`)).replace('.', '')}
            </span>
            <span className="pt-1 font-display text-lead leading-none tabular-nums">{Number(date.slice(8))}</span>
          </time>
          <span className="min-w-0">
            <span className="block leading-snug font-medium">{name}</span>
            <span className="text-small text-soft">
              {writeWeekdayName(date, locale)}
              {isEstimated && `, ${text('holidays.estimated')}`}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
