import { AppError } from '../errors/app-error.ts'
import type { AuthDeps, Client } from './auth-deps.ts'
import { lacksFactor } from './lacks-factor.ts'
import type { SignedIn } from './require-user.ts'
import { writeAudit } from './store/audit-log.ts'
import { deleteSessions, type SignOutScope } from './store/sessions.ts'

const SCOPES: readonly string[] = ['global', 'local', 'others'] satisfies SignOutScope[]

export function parseSignOutScope(scope: string | undefined): SignOutScope {
  const wanted = scope ?? 'global'
  if (!SCOPES.includes(wanted))
    throw new AppError('validation_failed', { message: `Unsupported logout scope "${wanted}"` })
  return wanted as SignOutScope
}

/** Whoever knows the password alone ends no session but their own. */
export async function signOut(
  deps: AuthDeps,
  client: Client,
  { user, session }: SignedIn,
  wanted: SignOutScope,
): Promise<void> {
  const scope = lacksFactor(user, session) ? 'local' : wanted
  await deps.db.transaction(async (tx) => {
    await deleteSessions(tx, user.id, scope, session?.id ?? null)
    await writeAudit(deps, tx, { action: 'logout', userId: user.id, client, traits: { scope } })
  })
  await deps.accessTokens.heedEndedSessions()
}
