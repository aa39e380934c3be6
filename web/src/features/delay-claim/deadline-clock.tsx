import { daysBetween } from '@app/domain/kernel'
import { type Deadline, deadlinesFor } from '@app/domain/passenger-rights'

import { today } from '../../device/today.ts'
import { formatDate } from '../../text/format.ts'
import { claimText as text } from './delay-claim-text.ts'
import type { AnsweredClaim } from './delay-claim.ts'
import { flightDateOf } from './delay-question.ts'
import { StepSection } from './step-section.tsx'

const SOON_DAYS = 60

/** How long the claim may wait, with the last day when the date of the flight is known. */
export function DeadlineClock({ claim, locale }: { claim: AnsweredClaim; locale: string }) {
  const { question, report } = claim
  const { event, bag } = question
  const flightDate = flightDateOf(question)
  const deadlines = deadlinesFor({
    law: report.best.value.law,
    event,
    baggage: bag || null,
    fromCountry: claim.from.country,
    toCountry: claim.to.country,
    ...(flightDate && { flightDate }),
  })
  if (deadlines.length === 0) return null
  return (
    <StepSection id="deadline" title={text('claim.deadline')} note={text('claim.deadline.note')}>
      <ul>
        {deadlines.map((deadline) => (
          <Line key={`${deadline.to} ${deadline.country}`} deadline={deadline} locale={locale} />
        ))}
      </ul>
      {!flightDate && <p className="mt-2 text-small text-soft">{text('claim.deadline.date')}</p>}
    </StepSection>
  )
}

function Line({ deadline, locale }: { deadline: Deadline; locale: string }) {
  const { lastDay, length } = deadline
  const left = lastDay === null ? null : daysBetween(today(), lastDay)
  return (
    <li className="grid gap-x-6 border-b border-line py-2.5 text-small sm:grid-cols-[1fr_auto]">
      <span className="font-medium">{nameOf(deadline, locale)}</span>
      <span className="tabular-nums sm:text-right">
        {length === null ? text('claim.deadline.unknown') : writeLength(length, locale)}
      </span>
      {lastDay !== null && left !== null && (
        <span className={`sm:col-span-2 ${left < SOON_DAYS ? 'font-medium text-signal' : 'text-soft'}`}>
          {text(left < 0 ? 'claim.deadline.over' : 'claim.deadline.until', { day: formatDate(lastDay, locale) })}
          {left >= 0 && ` (${writeLength({ unit: 'days', count: left }, locale)})`}
        </span>
      )}
    </li>
  )
}

function nameOf({ to, country }: Deadline, locale: string): string {
  if (country === null) return text(to === 'court' ? 'claim.deadline.court' : 'claim.deadline.airline')
  const name = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
  return text(to === 'court' ? 'claim.deadline.court-of' : 'claim.deadline.airline-of', { country: name })
}

function writeLength({ unit, count }: NonNullable<Deadline['length']>, locale: string): string {
  const style = { style: 'unit', unit: unit === 'years' ? 'year' : 'day', unitDisplay: 'long' } as const
  return new Intl.NumberFormat(locale, style).format(count)
}
