import type { Row } from '../../database/sql-values.ts'
import { AppError } from '../../errors/app-error.ts'
import type { AuthDeps, Client, Tx } from '../auth-deps.ts'
import { isUuid } from '../parse-body.ts'
import { writeAudit } from '../store/audit-log.ts'
import { lowerSessionsOfFactor } from '../store/sessions.ts'

export type FactorRow = Row & {
  readonly id: string
  readonly user_id: string
  readonly status: 'verified' | 'unverified'
  readonly secret: string
}

export async function findFactor(tx: Tx, userId: string, id: string): Promise<FactorRow> {
  const rows = isUuid(id)
    ? await tx.query<FactorRow>('select * from auth.mfa_factors where id = $1 and user_id = $2', [id, userId])
    : []
  if (!rows[0]) throw new AppError('mfa_factor_not_found')
  return rows[0]
}

export async function deleteFactor(deps: AuthDeps, client: Client, factor: FactorRow): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lowerSessionsOfFactor(tx, factor.id)
    await tx.query('delete from auth.mfa_factors where id = $1', [factor.id])
    await writeAudit(deps, tx, { action: 'factor_deleted', userId: factor.user_id, client })
  })
}
