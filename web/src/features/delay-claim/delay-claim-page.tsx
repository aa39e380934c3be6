import { useEffect, useRef } from 'react'

import { text } from '../../text/text.ts'
import type { DelayClaim } from './delay-claim.ts'
import { DelayForm } from './delay-form.tsx'
import { DelayVerdict } from './delay-verdict.tsx'
import { loadFlightFacts } from './load-flight-facts.ts'

export function DelayClaimPage({ claim }: { claim: DelayClaim }) {
  const answer = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a phone the answer lies below the form; where it is already in view nothing moves.
    if (claim.kind === 'answer' && isBelowView(answer.current)) answer.current?.scrollIntoView()
  }, [claim])
  useEffect(() => {
    // Fetched while there is a signal, so that the answer needs none.
    void loadFlightFacts()
  }, [])
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
        className="scroll-mt-6 lg:pt-7"
      >
        {claim.kind === 'answer' ? <DelayVerdict claim={claim} /> : <EmptyStub />}
        <p className="mt-4 text-small text-soft">{text('claim.legal')}</p>
      </section>
    </div>
  )
}

function isBelowView(element: HTMLElement | null): boolean {
  return element !== null && element.getBoundingClientRect().top > innerHeight / 2
}

/** In the shape of the answer, so nothing jumps when it comes. */
function EmptyStub() {
  return (
    <div className="rounded-sheet border border-dashed border-edge px-6 py-16 text-center sm:px-10">
      <h2 className="text-title text-soft">{text('claim.empty.title')}</h2>
      <p className="mx-auto mt-3 max-w-[44ch] text-soft">{text('claim.empty.text')}</p>
    </div>
  )
}
