import type { ReactNode } from 'react'

import { tripFactsText as text } from '../../text/trip-facts.ts'

export type Fact = readonly [name: string, value: ReactNode]

type Props = { readonly facts: readonly Fact[]; readonly children?: ReactNode }

/** Facts as on the margin of a chart, each a label and a value. */
export function FactList({ facts, children }: Props) {
  return (
    <section aria-labelledby="good-to-know" className="border-t border-line pt-4">
      <h2 id="good-to-know" className="font-display text-title">
        {text('title')}
      </h2>
      <dl className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="chart-label text-soft">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  )
}
