import { Hono, type Context } from 'hono'
import { z } from 'zod'

import { AppError } from '../../errors/app-error.ts'
import type { AppEnv } from '../../http/app-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { clientOf } from '../client-of.ts'
import { deleteFactor, findFactor } from '../mfa/factors.ts'
import { isUuid, parseBody } from '../parse-body.ts'
import { findUserById, type UserRow } from '../store/users.ts'
import { requireAdmin } from '../users/require-user.ts'
import { toUserJson } from '../users/user-json.ts'
import { AdminUserBody } from './admin-user-body.ts'
import { createUser } from './create-user.ts'
import { deleteUser } from './delete-user.ts'
import { generateLink, GenerateLinkBody } from './generate-link.ts'
import { InviteBody, inviteUser } from './invite-user.ts'
import { listUsers } from './list-users.ts'
import { updateUserById } from './update-user-by-id.ts'

type C = Context<AppEnv>
const DeleteBody = z.object({ should_soft_delete: z.boolean().nullish() })

/** Routes for holders of the service key. */
export function createAdminRoutes(deps: AuthDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  for (const path of ['/admin/*', '/invite'])
    app.use(path, async (c, next) => {
      await requireAdmin(deps, c)
      await next()
    })
  const userOf = (c: C): Promise<UserRow> => findUser(deps, c.req.param('userId') ?? '')

  app.get('/admin/users', async (c) => {
    const { users, headers } = await listUsers(deps, new URL(c.req.url))
    return c.json({ users, aud: 'authenticated' }, 200, headers)
  })
  app.post('/admin/users', async (c) => c.json(await createUser(deps, clientOf(c), await parseBody(c, AdminUserBody))))
  app.get('/admin/users/:userId', async (c) => c.json(toUserJson(await userOf(c))))
  app.put('/admin/users/:userId', async (c) => {
    const user = await userOf(c)
    return c.json(await updateUserById(deps, clientOf(c), user, await parseBody(c, AdminUserBody)))
  })
  app.delete('/admin/users/:userId', async (c) => {
    const user = await userOf(c)
    await deleteUser(deps, clientOf(c), user, (await parseBody(c, DeleteBody)).should_soft_delete ?? false)
    return c.json({})
  })
  app.get('/admin/users/:userId/factors', async (c) => c.json((await userOf(c)).factors))
  app.delete('/admin/users/:userId/factors/:factorId', async (c) => {
    const user = await userOf(c)
    const factor = await findFactor(deps.db, user.id, c.req.param('factorId'))
    await deleteFactor(deps, clientOf(c), factor)
    return c.json({ id: factor.id })
  })
  app.get('/admin/users/:userId/passkeys', async (c) => {
    await userOf(c)
    return c.json([])
  })
  app.delete('/admin/users/:userId/passkeys/:passkeyId', async (c) => {
    await userOf(c)
    throw new AppError('passkey_not_found')
  })
  app.post('/admin/generate_link', async (c) =>
    c.json(await generateLink(deps, clientOf(c), await parseBody(c, GenerateLinkBody))),
  )
  // Routine rotation, see docs/runbooks/key-rotation.md: tokens of the old key stay valid until they expire.
  app.post('/admin/signing_keys/rotate', async (c) => {
    await deps.signingKeys.rotate()
    deps.log.info({ event: 'auth.signing_key_rotated' }, 'auth event')
    return c.json({ kid: deps.signingKeys.current().kid })
  })
  app.post('/invite', async (c) => {
    const redirectTo = c.req.query('redirect_to') ?? null
    return c.json(await inviteUser(deps, clientOf(c), { ...(await parseBody(c, InviteBody)), redirectTo }))
  })
  return app
}

async function findUser(deps: AuthDeps, id: string): Promise<UserRow> {
  if (!isUuid(id)) throw new AppError('validation_failed', { message: 'user_id must be an UUID' })
  const user = await findUserById(deps.db, id)
  if (!user) throw new AppError('user_not_found')
  return user
}
