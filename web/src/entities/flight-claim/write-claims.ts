import { currentUserId } from '../../api/session/current-user-id.ts'
import { enqueueWrite } from '../../offline/write.ts'
import type { ClaimRow } from './flight-claim.ts'
import { entityOf } from './unsent-claims.ts'

type NewClaim = Omit<ClaimRow, 'revision' | 'created_at'>

/** Idempotent by its id, which this device chooses: a lost answer makes no second claim. */
export async function insertClaim(claim: NewClaim): Promise<void> {
  await enqueueWrite({
    entity: entityOf(claim.id),
    label: claim.title,
    table: 'flight_claims',
    method: 'POST',
    duplicates: 'ignore',
    row: { ...claim, user_id: currentUserId() },
  })
}

type Changes = Partial<Pick<ClaimRow, 'state' | 'remind_on' | 'note'>>

/** Two changes from two devices are both kept: the conflicting one is refused and shown, not overwritten. */
export async function changeClaim({ id, title, revision }: ClaimRow, changes: Changes): Promise<void> {
  await enqueueWrite({
    entity: entityOf(id),
    label: title,
    table: 'flight_claims',
    method: 'PATCH',
    where: { id: `eq.${id}` },
    ifRevision: revision,
    row: changes,
  })
}

export async function deleteClaim({ id, title }: Pick<ClaimRow, 'id' | 'title'>): Promise<void> {
  await enqueueWrite({
    entity: entityOf(id),
    label: title,
    table: 'flight_claims',
    method: 'DELETE',
    where: { id: `eq.${id}` },
  })
}
