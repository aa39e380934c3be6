import { claim } from '@app/contracts/claim'
import { z } from 'zod'

import { ClockFace } from '../../../ui/clock-face.tsx'
import { City, type Shown } from './card-data.ts'
import { CardFrame } from './card-frame.tsx'
import { useCardWords } from './use-card-words.ts'
import { minuteOfDayIn, useNow } from './use-now.ts'
import { writeMinute } from './write.ts'

export const ClockData = z.object({
  city: City,
  instant: claim(z.object({ epochMs: z.number(), timeZone: z.string() })),
})

/** A live clock: the sentence beside it has the time of the question. */
export function ClockCard({ card: { city, instant } }: Shown<typeof ClockData>) {
  const { text, locale } = useCardWords()
  const { timeZone } = instant.value
  const epochMs = useNow() ?? instant.value.epochMs
  const minute = minuteOfDayIn(timeZone, epochMs)
  const time = writeMinute(minute, locale)
  const day = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <CardFrame title={text('clock')} aside={timeZone.replaceAll('_', ' ')} claims={[city]}>
      <div className="flex items-center gap-5">
        <ClockFace minuteOfDay={minute} label={text('clock.face', { time })} />
        <div>
          <p className="text-soft">{city.value.name}</p>
          <p className="font-display text-heading tabular-nums">
            <time dateTime={new Date(epochMs).toISOString()}>{time}</time>
          </p>
          <p className="text-small text-soft">{day.format(epochMs)}</p>
        </div>
      </div>
    </CardFrame>
  )
}
