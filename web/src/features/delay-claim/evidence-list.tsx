import { type Disruption, evidenceFor } from '@app/domain/passenger-rights'

import { claimText as text } from './delay-claim-text.ts'
import { StepSection } from './step-section.tsx'

/** What proves the claim, in the order in which it can still be had. */
export function EvidenceList({ event }: { event: Disruption }) {
  return (
    <StepSection id="evidence" title={text('claim.evidence')} note={text('claim.evidence.note')}>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {evidenceFor(event).map((each) => (
          <li key={each} className="flex gap-3 border-b border-line py-2 text-small">
            <span aria-hidden="true" className="mt-1 size-3.5 flex-none rounded-[3px] border border-edge" />
            {text(`claim.evidence.${each}`)}
          </li>
        ))}
      </ul>
    </StepSection>
  )
}
