import { claim } from '@app/contracts/claim'
import { Trip } from '@app/contracts/trips/trip'
import { z } from 'zod'

import { TripFindings } from '../../../../entities/trip/findings/trip-findings.tsx'
import type { Shown } from '../card-data.ts'
import { CardFrame } from '../card-frame.tsx'
import { useCardWords } from '../use-card-words.ts'
import { writeDay } from '../write.ts'
import { FindingData } from './trip-change-data.ts'
import { TripDays } from './trip-days.tsx'

const UNMET = ['not-found', 'closed-on-every-day', 'never-open-long-enough', 'over-budget', 'no-time-left'] as const

export const TripData = z.object({
  trip: Trip,
  findings: z.array(FindingData),
  // Missing in plans stored by older versions.
  unmet: z.array(z.object({ name: z.string(), because: z.enum(UNMET) })).default([]),
  places: z.record(z.string(), claim(z.unknown())),
})

/** A proposal day by day: nothing is saved before its button is pressed. */
export function TripCard({ card: { trip, findings, unmet, places } }: Shown<typeof TripData>) {
  const { text, locale } = useCardWords()
  const dates = trip.days.flatMap(({ date }) => date ?? [])
  const [first, last] = [dates[0], dates.at(-1)]
  const remarks = findings.filter(({ severity }) => severity !== 'note')
  return (
    <CardFrame
      title={text('trip')}
      aside={first && last ? `${writeDay(first, locale)} – ${writeDay(last, locale)}` : undefined}
      claims={Object.values(places)}
    >
      <p className="font-display text-title">{trip.title}</p>
      <TripDays trip={trip} />
      {unmet.length > 0 && (
        <ul className="grid gap-1 border-l-2 border-sun pl-3 text-small">
          {unmet.map(({ name, because }) => (
            <li key={name}>{text(`trip.unmet.${because}`, { name })}</li>
          ))}
        </ul>
      )}
      {remarks.length === 0 ? (
        <p className="text-small text-soft">{text('trip.sound')}</p>
      ) : (
        <TripFindings findings={remarks} trip={trip} />
      )}
    </CardFrame>
  )
}
