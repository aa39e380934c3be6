import type { Claim } from '@app/domain/kernel'

type Evidence = Pick<Claim<unknown>, 'status' | 'source' | 'checkedAt'>

const KINDS: Readonly<Record<Claim<unknown>['status'], string>> = {
  verified: 'checked',
  editorial: 'our guide',
  stale: 'checked long ago',
  unknown: 'unknown',
}

/** How far a statement can be trusted, from the claims behind it, each source once: `checked, UK FCDO, 2026-11-01`. */
export function evidenceOf(claims: readonly Evidence[]): string {
  const told = claims.map(({ status, source, checkedAt }) => `${KINDS[status]}, ${source.title}, ${checkedAt}`)
  return [...new Set(told)].join('; ')
}
