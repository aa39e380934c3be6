import { claimText as text } from '../../text/claim.ts'
import type { DelayClaim } from './delay-claim.ts'
import { DelayVerdict } from './delay-verdict.tsx'
import { ProblemSummary } from './problem-summary.tsx'

export function DelayAnswer({ claim }: { claim: Exclude<DelayClaim, { kind: 'empty' }> }) {
  return (
    <section aria-label={text('answer')}>
      {claim.kind === 'answer' ? <DelayVerdict claim={claim} /> : <ProblemSummary problems={claim.problems} />}
      <p className="mt-4 text-small text-soft">{text('claim.legal')}</p>
    </section>
  )
}
