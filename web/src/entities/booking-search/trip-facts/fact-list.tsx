import type { ReactNode } from 'react'

import { LabelledValues, type LabelledValue } from '../../../ui/labelled-values.tsx'
import { tripFactsText as text } from './trip-facts-text.ts'

type Props = { readonly facts: readonly LabelledValue[]; readonly children?: ReactNode }

export function FactList({ facts, children }: Props) {
  return (
    <section aria-labelledby="good-to-know" className="border-t border-line pt-4">
      <h2 id="good-to-know" className="font-display text-title">
        {text('title')}
      </h2>
      <LabelledValues values={facts} className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2" />
      {children}
    </section>
  )
}
