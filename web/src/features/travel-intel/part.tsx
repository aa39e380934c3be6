import { guideClaim } from '@app/domain/guide'
import type { Claim } from '@app/domain/kernel'
import { type ReactNode, useId } from 'react'

import { ClaimLine } from '../../entities/place/country-facts/claim-line.tsx'
import { travelIntelText as text } from './travel-intel-text.ts'

/** On paper everything flows in one line: with sources it has to fit on one page. */
const ON_PAPER = [
  '[&_:is(dt,dd,dd>*,dd_p)]:print:inline [&_:is(dt,dd,span,p,li)]:print:leading-[1.25]',
  '[&_dt]:print:text-[10.3px] [&_dt]:print:font-semibold [&_dt]:print:after:content-[":_"]',
  '[&_dd_:is(p,.text-small)]:print:text-[8.2px] [&_dd_p]:print:before:content-["_"]',
].join(' ')

export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-7 print:mb-2">
      <h3 id={id} className="break-after-avoid border-b border-edge pb-1 text-title print:text-[12px]">
        {title}
      </h3>
      {/* Rows of other pages set their name beside the words; a column here is too narrow for that. */}
      <dl className={`*:sm:grid-cols-1! print:*:py-0.5 ${ON_PAPER}`}>{children}</dl>
    </section>
  )
}

type LineProps = {
  readonly name: string
  readonly claim?: Claim<unknown> | null | undefined
  /** Missing or empty: the line says that it is not known. */
  readonly children?: ReactNode
}

/** One line of the briefing with its source and date below. */
export function Line({ name, claim, children }: LineProps) {
  const isKnown = children !== undefined && children !== null && children !== '' && children !== false
  return (
    <div className="break-inside-avoid border-b border-line py-2.5 last:border-0">
      <dt className="text-small text-soft">{name}</dt>
      <dd>
        <div className="max-w-[60ch]">{isKnown ? children : <span className="text-soft">{text('unknown')}</span>}</div>
        {isKnown && claim && <ClaimLine claim={claim} />}
      </dd>
    </div>
  )
}

type GuideLineProps = { readonly name: string; readonly words: string | null; readonly asOf: string }

export function GuideLine({ name, words, asOf }: GuideLineProps) {
  return (
    <Line name={name} claim={guideClaim(null, asOf)}>
      {words}
    </Line>
  )
}

export function NoGuide() {
  return <p className="py-2.5 text-soft">{text('unknown.guide')}</p>
}
