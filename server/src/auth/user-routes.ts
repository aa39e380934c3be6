import { Hono } from 'hono'

import type { AppEnv } from '../http/app-env.ts'
import type { AuthDeps } from './auth-deps.ts'
import { clientOf } from './client-of.ts'
import { parseBody } from './parse-body.ts'
import { reauthenticate } from './reauthenticate.ts'
import { requireUser } from './require-user.ts'
import { parseSignOutScope, signOut } from './sign-out.ts'
import { updateUser, UpdateUserBody } from './update-user.ts'
import { toUserJson } from './user-json.ts'

/** What the owner of a session may do. */
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
