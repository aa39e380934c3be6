import { AppError } from '../../errors/app-error.ts'
import { isoAt, type AuthDeps, type Client, type Tx } from '../auth-deps.ts'
import { linkOf, sendLink } from '../email-links/send-link.ts'
import { writeAudit } from '../store/audit-log.ts'
import { saveFlowState, type Challenge } from '../store/flow-states.ts'
import { saveEmailIdentity } from '../store/identities.ts'
import { deleteOneTimeTokens, saveOneTimeToken, type OneTimeTokenType } from '../store/one-time-tokens.ts'
import { findUserByEmail, updateUserRow, type UserRow } from '../store/users.ts'

type Change = { readonly email: string; readonly challenge: Challenge | null; readonly redirectTo: string | null }

/**
 * Both mailboxes must agree: the new one to prove that it exists, the old one so that a stolen session cannot take the
 * account. An address that already has an account gets a notice instead of a link; the answer to the request is the
 * same.
 */
export async function requestEmailChange(
  deps: AuthDeps,
  user: UserRow,
  { email, challenge, redirectTo }: Change,
): Promise<void> {
  const at = isoAt(deps.now())
  const secrets = await deps.db.transaction(async (tx) => {
    const flow = challenge && { userId: user.id, challenge, method: 'email_change' }
    const flowId = flow && (await saveFlowState(tx, flow, at))
    const changes = { email_change: email, email_change_sent_at: at, email_change_confirm_status: 0 }
    await updateUserRow(tx, user.id, changes, at)
    const save = (type: OneTimeTokenType, to: string) =>
      saveOneTimeToken(tx, { userId: user.id, type, email: to, flowId }, at)
    const forNew = await save('email_change_token_new', email)
    const forCurrent = user.email ? await save('email_change_token_current', user.email) : null
    return { forNew, forCurrent, isTaken: (await findUserByEmail(tx, email)) !== null }
  })
  if (secrets.isTaken) await deps.mailer.send({ kind: 'account-exists', to: email })
  else await sendLink(deps, { to: email, type: 'email_change', secret: secrets.forNew, redirectTo })
  if (!user.email || !secrets.forCurrent) return
  const link = linkOf(deps, { type: 'email_change', secret: secrets.forCurrent, redirectTo })
  const { code } = secrets.forCurrent
  await deps.mailer.send({ kind: 'approve-email-change', to: user.email, newEmail: email, link, code })
}

/** Answers false while the other mailbox has yet to confirm. */
export async function confirmEmailChange(
  deps: AuthDeps,
  tx: Tx,
  user: UserRow,
  tokenType: OneTimeTokenType,
): Promise<boolean> {
  const at = isoAt(deps.now())
  await deleteOneTimeTokens(tx, user.id, [tokenType])
  if (user.email && user.email_change_confirm_status === 0) {
    await updateUserRow(tx, user.id, { email_change_confirm_status: 1 }, at)
    return false
  }
  // Another account may have signed up with the new address in the meantime.
  if (await findUserByEmail(tx, user.email_change)) throw new AppError('email_exists')
  await finishEmailChange(tx, user, at)
  return true
}

/** The traveller may ask for the change again. */
export async function dropEmailChange(tx: Tx, userId: string, at: string): Promise<void> {
  await deleteOneTimeTokens(tx, userId, ['email_change_token_current', 'email_change_token_new'])
  await updateUserRow(tx, userId, NO_CHANGE, at)
}

const NO_CHANGE = { email_change: '', email_change_sent_at: null, email_change_confirm_status: 0 } as const

export async function finishEmailChange(tx: Tx, user: UserRow, at: string): Promise<void> {
  const email = user.email_change
  await deleteOneTimeTokens(tx, user.id, ['email_change_token_current', 'email_change_token_new', 'recovery_token'])
  await saveEmailIdentity(tx, { userId: user.id, email, isVerified: true }, at)
  await updateUserRow(
    tx,
    user.id,
    {
      email,
      ...NO_CHANGE,
      email_confirmed_at: user.email_confirmed_at ?? at,
      is_anonymous: false,
      raw_user_meta_data: { ...user.raw_user_meta_data, email, email_verified: true },
      raw_app_meta_data: { ...user.raw_app_meta_data, provider: 'email', providers: ['email'] },
    },
    at,
  )
}

export async function announceEmailChange(deps: AuthDeps, user: UserRow, client: Client): Promise<void> {
  await writeAudit(deps, deps.db, { action: 'user_modified', userId: user.id, client, traits: { changed: 'email' } })
  if (user.email) await deps.mailer.send({ kind: 'email-changed', to: user.email })
}
