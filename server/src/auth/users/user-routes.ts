import { Hono } from 'hono'

import { AppError } from '../../errors/app-error.ts'
import type { AppEnv } from '../../http/app-env.ts'
import type { AuthDeps, Client } from '../auth-deps.ts'
import { clientOf } from '../client-of.ts'
import { lacksFactor } from '../mfa/lacks-factor.ts'
import { parseBody } from '../parse-body.ts'
import { writeAudit } from '../store/audit-log.ts'
import { deleteSessions, type SignOutScope } from '../store/sessions.ts'
import { reauthenticate } from './reauthenticate.ts'
import { requireUser, type SignedIn } from './require-user.ts'
import { updateUser, UpdateUserBody } from './update-user.ts'
import { toUserJson } from './user-json.ts'

/** Routes for the owner of a session. */
export function createUserRoutes(deps: AuthDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.get('/user', async (c) => c.json(toUserJson((await requireUser(deps, c)).user)))
  app.put('/user', async (c) => {
    const signedIn = await requireUser(deps, c)
    const redirectTo = c.req.query('redirect_to') ?? null
    return c.json(
      await updateUser(deps, clientOf(c), signedIn, { ...(await parseBody(c, UpdateUserBody)), redirectTo }),
    )
  })
  app.post('/logout', async (c) => {
    const scope = parseSignOutScope(c.req.query('scope'))
    await signOut(deps, clientOf(c), await requireUser(deps, c), scope)
    return c.body(null, 204)
  })
  app.get('/reauthenticate', async (c) => {
    await reauthenticate(deps, clientOf(c), await requireUser(deps, c))
    return c.json({})
  })
  return app
}

const SCOPES: readonly string[] = ['global', 'local', 'others'] satisfies SignOutScope[]

function parseSignOutScope(scope: string | undefined): SignOutScope {
  const wanted = scope ?? 'global'
  if (!SCOPES.includes(wanted))
    throw new AppError('validation_failed', { message: `Unsupported logout scope "${wanted}"` })
  return wanted as SignOutScope
}

/** A session without the second factor may end only itself. */
async function signOut(
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
  await deps.accessTokens.refreshEndedSessions()
}
