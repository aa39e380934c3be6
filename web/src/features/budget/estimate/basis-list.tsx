import type { Claim } from '@app/domain/kernel'

import { ClaimLine } from '../../../entities/place/country-facts/claim-line.tsx'
import { estimateText as text } from './estimate-text.ts'
import type { EstimateAnswer } from './load-estimate.ts'

type Line = { readonly text: string; readonly claim: Claim<null> | null }

/** The sources of the figures, each with its date, and what they do not say. */
export function BasisList({ answer: { basis, people, place } }: { readonly answer: EstimateAnswer }) {
  const { guide, allowance, season, rate } = basis
  const seasons = { counted: 'basis.season', dear: 'basis.dear-month', unknown: 'basis.no-season' } as const
  const lines: readonly Line[] = [
    { text: text('basis.guide'), claim: guide },
    ...(allowance && place.name !== null ? [{ text: text('basis.city'), claim: allowance }] : []),
    ...(season ? [{ text: text(seasons[season]), claim: season === 'counted' ? allowance : null }] : []),
    ...(rate ? [{ text: text('basis.rate'), claim: rate }] : []),
    ...(people > 1 ? [{ text: text('basis.children'), claim: null }] : []),
  ]
  return (
    <details className="mt-8 border-y border-line">
      <summary className="flex min-h-12 cursor-pointer items-center font-medium">{text('basis')}</summary>
      <ul className="grid gap-3 pt-1 pb-4">
        {lines.map((line) => (
          <li key={line.text}>
            <p className="text-small">{line.text}</p>
            {line.claim && <ClaimLine claim={line.claim} />}
          </li>
        ))}
      </ul>
    </details>
  )
}
