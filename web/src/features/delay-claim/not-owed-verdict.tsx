import type { DisruptionNotOwed } from '@app/domain/passenger-rights'
import { Link } from 'react-router'

import { claimText as text } from '../../text/claim.ts'
import type { AnsweredClaim } from './delay-claim.ts'
import { questionLink } from './delay-question.ts'

export function NotOwedVerdict({ claim, because }: { claim: AnsweredClaim; because: DisruptionNotOwed }) {
  return (
    <>
      <p className="chart-label caps text-soft">{text('claim.not-owed.label')}</p>
      <h2 className="mt-2 text-title">{text(`claim.not-owed.${because}`)}</h2>
      <p className="mt-3 max-w-[58ch] text-soft">{text(`claim.not-owed.${because}.note`)}</p>
      {because === 'rerouted-in-time' && (
        <Link
          to={questionLink(claim.question, { earlier: 'yes' })}
          preventScrollReset
          className="mt-2 inline-flex min-h-12 items-center font-medium text-tide underline"
        >
          {text(claim.question.notice === '7' ? 'claim.earlier.two-hours' : 'claim.earlier.hour')}
        </Link>
      )}
    </>
  )
}
