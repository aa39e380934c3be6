import type { AuthDeps, Client, Tx } from '../auth-deps.ts'

/** Names as in Supabase Auth, so that its tools can read the table. */
export type AuditAction =
  | 'login'
  | 'logout'
  | 'user_signedup'
  | 'user_confirmation_requested'
  | 'user_repeated_signup'
  | 'user_recovery_requested'
  | 'user_reauthenticate_requested'
  | 'user_modified'
  | 'user_updated_password'
  | 'user_invited'
  | 'user_deleted'
  | 'user_sign_in_failed'
  | 'token_reuse_detected'
  | 'verification_failed'
  | 'factor_in_progress'
  | 'verification_attempted'
  | 'factor_deleted'

type Event = {
  readonly action: AuditAction
  readonly userId: string | null
  readonly client: Client
  /** Never a secret: it is stored and logged. */
  readonly traits?: Readonly<Record<string, string>>
}

/** Written to the table, in the same transaction as the event, and to the log. */
export async function writeAudit(deps: Pick<AuthDeps, 'log' | 'now'>, tx: Tx, event: Event): Promise<void> {
  const { action, userId, client, traits } = event
  await tx.query('insert into auth.audit_log_entries (payload, created_at, ip_address) values ($1, $2, $3)', [
    { action, actor_id: userId, log_type: 'account', ...(traits ? { traits } : {}) },
    new Date(deps.now()).toISOString(),
    client.address ?? '',
  ])
  deps.log.info({ event: `auth.${action}`, userId, address: client.address, ...traits }, 'auth event')
}
