import { useEffect, useRef } from 'react'

import { whenIdle } from '../../device/when-idle.ts'
import { claimText as text } from '../../text/claim.ts'
import type { DelayClaim } from './delay-claim.ts'
import { DelayForm } from './delay-form.tsx'
import { DelayVerdict } from './delay-verdict.tsx'
import { EmptyPlate } from './empty-plate.tsx'
import { listProblems } from './list-problems.ts'
import { loadFlightFacts } from './load-flight-facts.ts'
import { ProblemSummary } from './problem-summary.tsx'

export function DelayClaimPage({ claim }: { claim: DelayClaim }) {
  const answer = useRef<HTMLElement>(null)
  const shown = useRef(claim)
  useEffect(() => {
    // Where the page opened is the traveller's business; only what they sent from here moves it.
    if (shown.current === claim) return
    shown.current = claim
    if (claim.kind === 'problems') goToField(listProblems(claim.problems)[0]?.field)
    // On a phone the answer lies below the form; where it is already in view nothing moves.
    else if (claim.kind === 'answer' && isBelowView(answer.current)) answer.current?.scrollIntoView()
  }, [claim])
  // Fetched while there is a signal, so that the answer needs none; a failure is met when it matters.
  useEffect(() => whenIdle(() => void loadFlightFacts().catch(() => undefined)), [])
  return (
    <div className="page-width grid gap-x-16 gap-y-12 pt-10 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:pt-16">
      <div>
        <p className="chart-label caps text-soft">Regulation (EC) 261/2004</p>
        <h1 className="mt-3 text-heading">{text('claim.heading')}</h1>
        <p className="mt-4 max-w-[60ch] text-lead text-soft">{text('claim.lead')}</p>
        <DelayForm claim={claim} />
      </div>
      <section
        ref={answer}
        id="answer"
        aria-label={text('claim.results')}
        aria-live="polite"
        className="scroll-mt-6 lg:pt-8"
      >
        <Answer claim={claim} />
        <p className="mt-4 text-small text-soft">{text('claim.legal')}</p>
      </section>
    </div>
  )
}

function Answer({ claim }: { claim: DelayClaim }) {
  switch (claim.kind) {
    case 'answer':
      return <DelayVerdict claim={claim} />
    case 'problems':
      return <ProblemSummary problems={claim.problems} />
    case 'empty':
      return <EmptyPlate />
  }
}

function isBelowView(element: HTMLElement | null): boolean {
  return element !== null && element.getBoundingClientRect().top > innerHeight / 2
}

function goToField(id = ''): void {
  const field = document.getElementById(id)
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}
