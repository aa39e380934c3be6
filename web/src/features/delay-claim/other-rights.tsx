import type { OtherRight } from '@app/domain/passenger-rights'

import { claimText as text } from './delay-claim-text.ts'

/** Rights that need no compensation; meals and a hotel have an answer of their own. */
export function OtherRights({ rights }: { rights: readonly OtherRight[] }) {
  const shown = rights.filter((right) => right !== 'care')
  if (shown.length === 0) return null
  return (
    <ul className="mt-5 grid max-w-[58ch] gap-1 border-l-2 border-tide pl-3 text-small">
      {shown.map((right) => (
        <li key={right}>{text(`claim.right.${right}`)}</li>
      ))}
    </ul>
  )
}
