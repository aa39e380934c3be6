import type { LoaderFunctionArgs } from 'react-router'

import { NoAnswer } from '../../../api/no-answer.ts'
import { findPlaceGuide, type FoundGuide } from '../../../entities/place/find-place-guide.ts'

export const TRAVELLER_KINDS = ['anyone', 'woman', 'lgbt', 'family', 'medical'] as const
export type TravellerKind = (typeof TRAVELLER_KINDS)[number]

export type PlanView = {
  readonly to: string
  readonly who: TravellerKind
  readonly answer: FoundGuide | { readonly kind: 'none' | 'offline' }
}

export async function loadPlan(asked: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<PlanView> {
  const params = new URL(asked.request.url).searchParams
  const to = (params.get('to') ?? '').trim()
  const who = TRAVELLER_KINDS.find((kind) => kind === params.get('who')) ?? 'anyone'
  if (to === '') return { to, who, answer: { kind: 'none' } }
  const answer = await findPlaceGuide(asked, to, '').catch((error: unknown) => {
    if (error instanceof NoAnswer) return { kind: 'offline' as const }
    throw error
  })
  return { to, who, answer }
}
