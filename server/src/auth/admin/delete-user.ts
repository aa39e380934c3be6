import { createHash } from 'node:crypto'

import { isoAt, type AuthDeps, type Client } from '../auth-deps.ts'
import { writeAudit } from '../store/audit-log.ts'
import { deleteIdentitiesOf } from '../store/identities.ts'
import { deleteSessions } from '../store/sessions.ts'
import { deleteUserRow, updateUserRow, type UserRow } from '../store/users.ts'

/** A soft delete keeps the row for references to it, without any personal data. */
export async function deleteUser(deps: AuthDeps, client: Client, user: UserRow, isSoft: boolean): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await deleteSessions(tx, user.id, 'global', null)
    if (isSoft) {
      const at = isoAt(deps.now())
      await deleteIdentitiesOf(tx, user.id)
      await tx.query('delete from auth.one_time_tokens where user_id = $1', [user.id])
      await tx.query('delete from auth.mfa_factors where user_id = $1', [user.id])
      await updateUserRow(
        tx,
        user.id,
        {
          email: user.email ? anonymise(user.email) : null,
          phone: null,
          encrypted_password: null,
          email_change: '',
          raw_user_meta_data: {},
          raw_app_meta_data: {},
          deleted_at: at,
        },
        at,
      )
    } else await deleteUserRow(tx, user.id)
    await writeAudit(deps, tx, { action: 'user_deleted', userId: user.id, client, traits: { by: 'admin' } })
  })
  await deps.accessTokens.refreshEndedSessions()
}

const anonymise = (email: string): string => createHash('sha256').update(email).digest('base64url')
