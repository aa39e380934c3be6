import { claim } from '@app/contracts/claim'
import { Trip } from '@app/contracts/trips/trip'
import { Link } from 'react-router'
import { z } from 'zod'

import { ScoreScale } from '../../../../entities/trip/findings/score-scale.tsx'
import { withoutRepeatedDates } from '../../../../entities/trip/findings/sort-findings.ts'
import { TripFindings } from '../../../../entities/trip/findings/trip-findings.tsx'
import { ButtonLink } from '../../../../ui/button.tsx'
import { City, type Shown } from '../card-data.ts'
import { CardFrame } from '../card-frame.tsx'
import { useCardWords } from '../use-card-words.ts'
import { FindingData } from './trip-change-data.ts'

const Count = z.int().min(0)

export const CheckData = z.object({
  city: City,
  trip: Trip,
  findings: z.array(FindingData),
  score: claim(
    z.object({
      points: z.number().min(0).max(100).nullable(),
      errors: Count,
      warnings: Count,
      notes: Count,
      placesFound: Count,
      placesNamed: Count,
    }),
  ),
})

const SHOWN_AT_ONCE = 6
const RANK = { error: 0, warning: 1, note: 2 } as const

export function CheckCard({ card: { city, trip, findings, score } }: Shown<typeof CheckData>) {
  const { text } = useCardWords()
  const { points, errors, warnings, notes, placesFound, placesNamed } = score.value
  const sorted = withoutRepeatedDates(findings).toSorted((a, b) => RANK[a.severity] - RANK[b.severity])
  const rest = sorted.slice(SHOWN_AT_ONCE)
  return (
    <CardFrame title={text('check')} aside={city.value.name}>
      <div>
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <span className="font-display text-heading tabular-nums">{points ?? text('check.none')}</span>
          {points !== null && <span className="text-soft">{text('check.of')}</span>}
        </p>
        {points === null ? (
          <p>{text('check.none.why', { found: String(placesFound), named: String(placesNamed) })}</p>
        ) : (
          <ScoreScale points={points} hasErrors={errors > 0} />
        )}
        <p className="chart-label mt-2 text-soft">
          {text('check.counts', { errors: String(errors), warnings: String(warnings), notes: String(notes) })}
        </p>
      </div>
      {errors === 0 && points !== null && <p className="font-medium">{text('check.good')}</p>}
      <TripFindings findings={sorted.slice(0, SHOWN_AT_ONCE)} trip={trip} />
      {rest.length > 0 && (
        <details className="unfold group">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-small text-tide underline group-open:hidden">
            {text('check.more', { count: String(rest.length) })}
          </summary>
          <TripFindings findings={rest} trip={trip} />
        </details>
      )}
      <p className="text-small text-soft">
        {text('check.basis')}{' '}
        <Link to="/data-and-sources" className="text-tide underline">
          {text('check.sources')}
        </Link>
      </p>
      <div>
        <ButtonLink to="/itinerary/check" variant="outline" size="sm">
          {text('check.open')}
        </ButtonLink>
      </div>
    </CardFrame>
  )
}
