import { AppError } from '../../errors/app-error.ts'
import { isoAt, type AuthDeps, type Client } from '../auth-deps.ts'
import { LIFETIMES } from '../auth-policy.ts'
import { limitMail, limitRequests } from '../limit-requests.ts'
import { LIMIT_RULES } from '../limit-rules.ts'
import { writeAudit } from '../store/audit-log.ts'
import {
  countWrongCode,
  deleteOneTimeTokens,
  findOfUser,
  isCodeOf,
  saveOneTimeToken,
} from '../store/one-time-tokens.ts'
import { updateUserRow, type UserRow } from '../store/users.ts'
import type { SignedIn } from './require-user.ts'

/** Mails a code that proves access to the mailbox, before a change that could lock the owner out. */
export async function reauthenticate(deps: AuthDeps, client: Client, { user }: SignedIn): Promise<void> {
  const { email } = user
  if (!email)
    throw new AppError('validation_failed', {
      message: 'Reauthentication requires the user to have an email or a phone number',
    })
  await limitMail(deps, client, 'reauthentication', email)
  const at = isoAt(deps.now())
  const { code } = await deps.db.transaction(async (tx) => {
    await updateUserRow(tx, user.id, { reauthentication_sent_at: at }, at)
    await writeAudit(deps, tx, { action: 'user_reauthenticate_requested', userId: user.id, client })
    return saveOneTimeToken(tx, { userId: user.id, type: 'reauthentication_token', email }, at)
  })
  await deps.mailer.send({ kind: 'reauthentication', to: email, code })
}

/**
 * Redeems the code. A wrong code counts, and that count must be committed, so this runs outside any larger transaction.
 */
export async function spendReauthenticationCode(deps: AuthDeps, user: UserRow, code: string): Promise<void> {
  await limitRequests(deps, LIMIT_RULES.updateByAccount, user.id)
  const isRight = await deps.db.transaction(async (tx) => {
    const [token] = await findOfUser(tx, user.id, ['reauthentication_token'])
    if (!token || deps.now() - token.created_ms > LIFETIMES.codeMs) return false
    if (!isCodeOf(token, code)) {
      await countWrongCode(tx, [token.id])
      return false
    }
    await deleteOneTimeTokens(tx, user.id, ['reauthentication_token'])
    return true
  })
  if (!isRight) throw new AppError('reauthentication_not_valid')
}
