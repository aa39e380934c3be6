import type { SupportWho } from '@app/contracts/support/conversation'
import { SUPPORT_LIMITS } from '@app/contracts/support/limits'
import { supportFileContract } from '@app/contracts/support/support-file'
import { z } from 'zod'

import { AppError } from '../../errors/app-error.ts'
import type { Caller } from '../../identity/caller.ts'
import type { Platform } from '../../platform.ts'
import { findOwn } from '../../support/find-conversation.ts'
import { begin } from '../../support/send-message.ts'
import { TEAM } from '../../support/support-deps.ts'
import { keepFile } from '../../support/support-files.ts'
import { authorize } from '../authorize.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

type Deps = Pick<Platform, 'db' | 'log' | 'now' | 'identify' | 'files' | 'settings' | 'limits' | 'mailer'>
type Fields = z.infer<typeof supportFileContract.request>
type Target = { readonly conversation: string; readonly ownerId: string | null }

/** Boundaries and fields beside the file. */
const FORM_BYTES = 10_000

export function createSupportFileFunction(deps: Deps): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: supportFileContract.name,
    access: 'public',
    input: z.instanceof(FormData),
    inputKind: 'form',
    maxBodyBytes: SUPPORT_LIMITS.fileBytes + FORM_BYTES,
    timeoutMs: 60_000,
    // A file is read before it is refused.
    limit: { points: 30, seconds: 600 },
    async handle(_request, { input, caller }) {
      const { file, ...given } = Object.fromEntries(input)
      const fields = supportFileContract.request.safeParse(given)
      if (!fields.success || !(file instanceof File)) throw new AppError('invalid_input')
      const { id, side: author, name } = fields.data
      const target =
        author === 'staff' ? await ofTeam(deps, caller, fields.data) : await ofVisitor(deps, caller, fields.data)
      return Response.json(await keepFile(deps, { ...target, id, author, name, file }))
    },
  })
}

/** No owner: the account of a member may be deleted, and the traveller's conversation stays whole. */
async function ofTeam({ db }: Deps, caller: Caller, { conversation }: Fields): Promise<Target> {
  await authorize(db, { staff: TEAM }, caller)
  const known = await db.query('select id from public.support_conversations where id = $1', [conversation ?? null])
  if (!conversation || known.length === 0) throw new AppError('support_not_found')
  return { conversation, ownerId: null }
}

async function ofVisitor(deps: Deps, { userId }: Caller, { conversation, token }: Fields): Promise<Target> {
  const who: SupportWho | null = token ? { token } : conversation ? { conversation } : null
  if (!who) throw new AppError('support_not_found')
  const find = () => findOwn(deps.db, deps.now(), who, userId)
  let own = await find()
  if (!own && 'conversation' in who && userId !== null) {
    await begin(deps, who.conversation, userId)
    own = await find()
  }
  if (!own) throw new AppError('support_not_found')
  return { conversation: own.id, ownerId: own.userId }
}
