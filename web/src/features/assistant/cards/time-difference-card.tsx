import { CalendarDate, claim } from '@app/contracts/claim'
import { z } from 'zod'

import { ClockFace } from '../../../ui/clock-face.tsx'
import { City, type Shown } from './card-data.ts'
import { CardFrame } from './card-frame.tsx'
import { HoursStrip } from './trip/hours-strip.tsx'
import { useCardWords } from './use-card-words.ts'
import { minuteOfDayIn, useNow } from './use-now.ts'
import { writeDay, writeLength, writeMinute } from './write.ts'

export const TimeDifferenceData = z.object({
  here: City,
  there: City,
  date: claim(CalendarDate),
  aheadMinutes: claim(z.number()),
})

const DAY_MINUTES = 1440
const NOON = 720

export function TimeDifferenceCard({ card: { here, there, date, aheadMinutes } }: Shown<typeof TimeDifferenceData>) {
  const { text, locale } = useCardWords()
  const now = useNow()
  const ahead = aheadMinutes.value
  const [place, other] = [here.value, there.value]
  const hereNow = now === null ? null : minuteOfDayIn(place.timeZone, now)
  // When the clocks differ by another amount now than on the requested day, that day's noon is shown instead.
  const isNow = hereNow !== null && now !== null && sameClock(minuteOfDayIn(other.timeZone, now), hereNow + ahead)
  const minute = isNow ? hereNow : NOON
  const time = writeLength(Math.abs(ahead), locale)
  return (
    <CardFrame
      title={text('clock')}
      aside={isNow ? text('clock.now') : text('clock.on', { date: writeDay(date.value, locale) })}
      claims={[here, there]}
    >
      <p className="font-display text-title">
        {ahead === 0
          ? text('clock.same')
          : text(ahead > 0 ? 'clock.ahead' : 'clock.behind', { there: other.name, time })}
      </p>
      <div className="grid grid-cols-2 gap-x-4">
        <Clock name={place.name} minute={minute} />
        <Clock name={other.name} minute={minute + ahead} />
      </div>
      <HoursStrip here={place.name} there={other.name} aheadMinutes={ahead} atMinute={minute} />
    </CardFrame>
  )
}

function sameClock(one: number, other: number): boolean {
  return (one - other) % DAY_MINUTES === 0
}

function Clock({ name, minute }: { readonly name: string; readonly minute: number }) {
  const { text, locale } = useCardWords()
  const time = writeMinute(minute, locale)
  const days = Math.floor(minute / DAY_MINUTES)
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
      <ClockFace minuteOfDay={minute} label={text('clock.face', { time })} />
      <div className="min-w-0">
        <p className="truncate text-small text-soft">{name}</p>
        <p className="font-display text-title tabular-nums">
          {time}
          {days !== 0 && <span className="chart-label ms-1.5 text-signal">{days > 0 ? '+1' : '−1'}</span>}
        </p>
      </div>
    </div>
  )
}
