import { bodyFor, BODIES_CHECKED_AT, type Law } from '@app/domain/passenger-rights'
import type { ReactNode } from 'react'

import { formatDate } from '../../text/format.ts'
import { claimText as text } from './delay-claim-text.ts'
import type { AnsweredClaim } from './delay-claim.ts'
import { StepSection } from './step-section.tsx'

/** From the airline to a court, each step free or cheap before the next. */
export function EscalationLadder({ claim, locale }: { claim: AnsweredClaim; locale: string }) {
  const { law } = claim.report.best.value
  const { departsFromEea, departsFromUk = false } = claim.report.route.value
  const body = bodyFor(law, {
    fromCountry: claim.from.country,
    toCountry: claim.to.country,
    departsFromEurope: departsFromEea || departsFromUk,
  })
  return (
    <StepSection id="ladder" title={text('claim.ladder')}>
      <ol className="grid">
        <Step number={1} title={text('claim.ladder.airline')} note={text(`claim.ladder.wait.${waitOf(law)}`)} />
        <Step number={2} title={text('claim.ladder.body')} note={text('claim.ladder.body.note')}>
          {body ? (
            <a
              href={body.url}
              rel="noopener"
              className="inline-flex min-h-11 items-center font-medium text-tide underline"
            >
              {body.title}
            </a>
          ) : (
            <span className="text-soft">{text('claim.ladder.body.none')}</span>
          )}
          {body && (
            <span className="block text-soft">
              {text('claim.ladder.checked', { day: formatDate(BODIES_CHECKED_AT, locale) })}
            </span>
          )}
        </Step>
        <Step number={3} title={text('claim.ladder.adr')} note={text('claim.ladder.adr.note')} />
        <Step number={4} title={text('claim.ladder.court')} note={text('claim.ladder.court.note')} />
      </ol>
    </StepSection>
  )
}

type StepProps = {
  readonly number: number
  readonly title: string
  readonly note: string
  readonly children?: ReactNode
}

function Step({ number, title, note, children }: StepProps) {
  return (
    <li className="grid grid-cols-[2rem_1fr] border-b border-line py-3 text-small">
      <span aria-hidden="true" className="chart-label pt-0.5 text-soft">
        {number}
      </span>
      <div>
        <p className="font-medium">{title}</p>
        <p className="mt-0.5 max-w-[58ch] text-soft">{note}</p>
        {children}
      </div>
    </li>
  )
}

/** Canada sets thirty days for an answer; the others set none, and offices ask for two months. */
function waitOf(law: Law): 'APPR' | 'other' {
  return law === 'APPR' ? 'APPR' : 'other'
}
