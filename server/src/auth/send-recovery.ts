import { z } from 'zod'

import type { AuthDeps, Client } from './auth-deps.ts'
import { limitMail } from './limit-requests.ts'
import { saveMailSecret } from './mail/save-mail-secret.ts'
import { sendLink } from './mail/send-link.ts'
import { optionalText, parseEmail, pkce } from './parse-body.ts'
import { challengeOf } from './pkce-challenge.ts'
import { findUserByEmail } from './store/users.ts'
import { withFloor } from './with-floor.ts'

export const RecoverBody = z.object({ email: optionalText(), ...pkce })
type Input = z.output<typeof RecoverBody> & { readonly redirectTo: string | null }

/** The answer is the same whether or not there is such an account. */
export async function sendRecovery(deps: AuthDeps, client: Client, input: Input): Promise<void> {
  const email = parseEmail(input.email)
  await limitMail(deps, client, 'recovery', email)
  await withFloor(deps, 'mail', sendIfKnown(deps, client, { ...input, email }))
}

async function sendIfKnown(deps: AuthDeps, client: Client, input: Input & { readonly email: string }): Promise<void> {
  const user = await findUserByEmail(deps.db, input.email)
  if (!user) return
  const request = { type: 'recovery', challenge: challengeOf(input), client } as const
  const secret = await deps.db.transaction((tx) => saveMailSecret(deps, tx, user, request))
  await sendLink(deps, { to: input.email, type: 'recovery', secret, redirectTo: input.redirectTo })
}
