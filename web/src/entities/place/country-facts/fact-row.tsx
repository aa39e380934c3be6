import type { Claim } from '@app/domain/kernel'
import type { ReactNode } from 'react'

import { ClaimLine } from './claim-line.tsx'

type Props = { readonly name: string; readonly claim?: Claim<unknown> | null; readonly children: ReactNode }

/** One line of a table of facts, inside a `dl`. */
export function FactRow({ name, claim, children }: Props) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-b border-line py-3.5 first:pt-0 last:border-0 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-small text-soft sm:pt-0.5">{name}</dt>
      <dd className="grid gap-1">
        {children}
        {claim && <ClaimLine claim={claim} />}
      </dd>
    </div>
  )
}
