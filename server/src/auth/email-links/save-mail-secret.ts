import { isoAt, type AuthDeps, type Client, type Tx } from '../auth-deps.ts'
import { writeAudit } from '../store/audit-log.ts'
import { saveFlowState, type Challenge } from '../store/flow-states.ts'
import { saveOneTimeToken, type OneTimeTokenType, type Secret } from '../store/one-time-tokens.ts'
import type { PendingSignUp } from '../store/pending-sign-ups.ts'
import { updateUserRow, type UserRow } from '../store/users.ts'

type MailedType = 'signup' | 'recovery' | 'magiclink'
type Request = {
  readonly type: MailedType
  readonly challenge: Challenge | null
  readonly client: Client
  readonly signUp?: PendingSignUp | null
}

const TOKEN_TYPES = {
  signup: 'confirmation_token',
  // One token for both: each proves that the mailbox is theirs.
  recovery: 'recovery_token',
  magiclink: 'recovery_token',
} as const satisfies Record<MailedType, OneTimeTokenType>

/** The secret for a mail to the account's own address, and the PKCE challenge of the app that asked for it. */
export async function saveMailSecret(deps: AuthDeps, tx: Tx, user: UserRow, request: Request): Promise<Secret> {
  const { type, challenge, client, signUp = null } = request
  const at = isoAt(deps.now())
  const flow = challenge && { userId: user.id, challenge, method: flowMethodOf(type) }
  const flowId = flow && (await saveFlowState(tx, flow, at))
  const token = {
    userId: user.id,
    type: TOKEN_TYPES[type],
    email: user.email ?? '',
    flowId,
    signUp,
  }
  const secret = await saveOneTimeToken(tx, token, at)
  const isSignUp = type === 'signup'
  await updateUserRow(tx, user.id, isSignUp ? { confirmation_sent_at: at } : { recovery_sent_at: at }, at)
  const action = isSignUp ? 'user_confirmation_requested' : 'user_recovery_requested'
  await writeAudit(deps, tx, { action, userId: user.id, client, traits: { type } })
  return secret
}

/** The name of a flow in auth.flow_state. */
function flowMethodOf(type: string): string {
  return type === 'signup' ? 'email/signup' : type
}
