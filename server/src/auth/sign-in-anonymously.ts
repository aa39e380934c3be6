import { AppError } from '../errors/app-error.ts'
import { isoAt, type AuthDeps, type Client } from './auth-deps.ts'
import { startSession, toSessionJson, type SessionJson } from './start-session.ts'
import { insertUser } from './store/users.ts'

export async function signInAnonymously(
  deps: AuthDeps,
  client: Client,
  userMetadata: Record<string, unknown>,
): Promise<SessionJson> {
  if (!deps.policy.allowsAnonymous) throw new AppError('anonymous_provider_disabled')
  const started = await deps.db.transaction(async (tx) => {
    const account = { email: null, passwordHash: null, appMetadata: {}, userMetadata, isAnonymous: true }
    const userId = await insertUser(tx, account, isoAt(deps.now()))
    if (!userId) throw new Error('An account without an e-mail address cannot exist already')
    return startSession(deps, tx, { userId, method: 'anonymous', client })
  })
  return toSessionJson(deps, started)
}
