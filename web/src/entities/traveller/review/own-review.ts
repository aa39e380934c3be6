import type { Tables } from '@app/contracts/generated/database'

import { backend, type BackendConfig } from '../../../api/backend.ts'
import { sendWrite } from '../../../offline/write.ts'

export type OwnReview = Pick<Tables<'reviews'>, 'rating' | 'body' | 'shown_name' | 'state' | 'refusal'>
export type ReviewDraft = Pick<OwnReview, 'rating' | 'body' | 'shown_name'>

/** The table refuses a review without a trip or a plan; `mayWrite` says so before anything is typed. */
export async function readOwnReview(
  config: BackendConfig,
  userId: string,
): Promise<{ readonly review: OwnReview | null; readonly mayWrite: boolean }> {
  const { from, rpc } = await backend(config)
  const [own, may] = await Promise.all([
    from('reviews').select('rating, body, shown_name, state, refusal').eq('user_id', userId).maybeSingle(),
    rpc('may_review'),
  ])
  if (own.error ?? may.error) throw own.error ?? may.error
  return { review: own.data, mayWrite: own.data !== null || may.data === true }
}

type Outcome = 'sent' | 'waiting' | 'refused'

export async function saveReview(
  config: BackendConfig,
  userId: string,
  draft: ReviewDraft,
  isNew: boolean,
): Promise<Outcome> {
  const write = { entity: `review:${userId}`, label: 'Your review', table: 'reviews' } as const
  const outcome = await sendWrite(config, {
    ...write,
    ...(isNew ? { method: 'POST' } : { method: 'PATCH', where: { user_id: `eq.${userId}` } }),
    row: draft,
  })
  return outcome.kind
}

export async function deleteReview(config: BackendConfig, userId: string): Promise<Outcome> {
  const outcome = await sendWrite(config, {
    entity: `review:${userId}`,
    label: 'Your review',
    table: 'reviews',
    method: 'DELETE',
    where: { user_id: `eq.${userId}` },
  })
  return outcome.kind
}
