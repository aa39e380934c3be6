import { Hono } from 'hono'

import { AppError } from '../../errors/app-error.ts'
import type { AppEnv } from '../../http/app-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { clientOf } from '../client-of.ts'
import { parseBody } from '../parse-body.ts'
import { requireUser } from '../users/require-user.ts'
import { EnrollBody, enrollFactor } from './enroll-factor.ts'
import { deleteFactor, findFactor } from './factors.ts'
import { challengeFactor, verifyFactor, VerifyFactorBody } from './verify-factor.ts'

/** The second factor: an authenticator app. */
export function createFactorRoutes(deps: AuthDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.post('/', async (c) => {
    const signedIn = await requireUser(deps, c)
    return c.json(await enrollFactor(deps, clientOf(c), signedIn, await parseBody(c, EnrollBody)))
  })
  app.post('/:factorId/challenge', async (c) => {
    const { user } = await requireUser(deps, c)
    return c.json(await challengeFactor(deps, clientOf(c), await findFactor(deps.db, user.id, c.req.param('factorId'))))
  })
  app.post('/:factorId/verify', async (c) => {
    const signedIn = await requireUser(deps, c)
    const factor = await findFactor(deps.db, signedIn.user.id, c.req.param('factorId'))
    return c.json(await verifyFactor(deps, clientOf(c), signedIn, factor, await parseBody(c, VerifyFactorBody)))
  })
  app.delete('/:factorId', async (c) => {
    const { user, session } = await requireUser(deps, c)
    const factor = await findFactor(deps.db, user.id, c.req.param('factorId'))
    if (factor.status === 'verified' && session?.aal !== 'aal2')
      throw new AppError('insufficient_aal', { message: 'AAL2 required to unenroll verified factor' })
    await deleteFactor(deps, clientOf(c), factor)
    return c.json({ id: factor.id })
  })
  return app
}
