import type { Claim } from '@app/domain/kernel'

import { ProofLine } from '../../../ui/proof-line.tsx'
import { useCardWords } from './use-card-words.ts'
import { writeDay } from './write.ts'

export type Proving = Omit<Claim<unknown>, 'value'>

/** Each source once, on the day it was read. */
export function Proof({ claims }: { readonly claims: readonly Proving[] }) {
  const { text, locale } = useCardWords()
  const words = { verified: text('proof.verified'), stale: text('proof.stale'), unknown: text('proof.unknown') }
  return distinct(claims).map((claim) => (
    <ProofLine key={keyOf(claim)} claim={claim} words={words} day={writeDay(claim.checkedAt, locale)} />
  ))
}

export function distinct(claims: readonly Proving[]): readonly Proving[] {
  return [...new Map(claims.map((claim) => [keyOf(claim), claim])).values()]
}

function keyOf({ source, checkedAt, status }: Proving): string {
  return `${source.url} ${source.title} ${checkedAt} ${status}`
}
