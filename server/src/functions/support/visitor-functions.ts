import {
  supportChatContract,
  type SupportChatRequest,
  type SupportChatResponse,
  supportMessageContract,
} from '@app/contracts/support/support-chat'

import { AppError } from '../../errors/app-error.ts'
import type { Platform } from '../../platform.ts'
import { requireOwn } from '../../support/find-conversation.ts'
import { askCode, endToken, enter } from '../../support/guest-access.ts'
import { emailOf, isStaffed, listConversations, readConversation } from '../../support/read-conversation.ts'
import { sendMessage } from '../../support/send-message.ts'
import { isoOf } from '../../support/support-deps.ts'
import { findFile, linkToFile } from '../../support/support-files.ts'
import { transcriptName, writeTranscript } from '../../support/transcript.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

type Deps = Pick<Platform, 'db' | 'now' | 'mailer' | 'settings' | 'limits'>

/** Public: a guest has a token in the body instead of an account. */
export function createSupportChatFunction(deps: Deps): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: supportChatContract.name,
    access: 'public',
    input: supportChatContract.request,
    maxBodyBytes: 8_000,
    async handle(_request, { input, caller, clientAddress }) {
      return Response.json(await answer(deps, input, { userId: caller.userId, address: clientAddress }))
    },
  })
}

export function createSupportMessageFunction(deps: Deps): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: supportMessageContract.name,
    access: 'public',
    input: supportMessageContract.request,
    maxBodyBytes: 300_000,
    async handle(_request, { input, caller, clientAddress }) {
      await sendMessage(deps, { userId: caller.userId, address: clientAddress }, input)
      return Response.json({ id: input.id })
    },
  })
}

type Visitor = { readonly userId: string | null; readonly address: string }

async function answer(deps: Deps, input: SupportChatRequest, visitor: Visitor): Promise<SupportChatResponse> {
  const { db } = deps
  switch (input.action) {
    case 'list':
      if (visitor.userId === null) throw new AppError('not_signed_in')
      return { kind: 'list', conversations: await listConversations(db, visitor.userId) }
    case 'ask-code':
      return { kind: 'challenge', challenge: await askCode(deps, input.email, visitor.address) }
    case 'enter':
      return { kind: 'entered', ...(await enter(deps, input, visitor.address)) }
    case 'leave':
      if ('token' in input.who) await endToken(db, input.who.token)
      return { kind: 'done' }
    case 'look':
    case 'rate':
    case 'file':
    case 'transcript':
      return answerOwn(deps, input, visitor)
  }
}

type OwnRequest = Extract<SupportChatRequest, { action: 'look' | 'rate' | 'file' | 'transcript' }>

async function answerOwn(deps: Deps, input: OwnRequest, { userId }: Visitor): Promise<SupportChatResponse> {
  const { db, now } = deps
  const own = await requireOwn(db, now(), input.who, userId)
  switch (input.action) {
    case 'look': {
      if (input.isSeen) await noteSeen(deps, own.id)
      const conversation = await readConversation(db, own.id)
      return { kind: 'conversation', conversation, isStaffed: await isStaffed(db), email: await emailOf(db, own) }
    }
    case 'rate':
      await rate(deps, own.id, input)
      return { kind: 'done' }
    case 'file':
      return { kind: 'file', path: await linkToFile(deps, await findFile(db, input.file, own.id)) }
    case 'transcript': {
      const conversation = await readConversation(db, own.id)
      return { kind: 'transcript', fileName: transcriptName(conversation), text: writeTranscript(conversation) }
    }
  }
}

async function noteSeen({ db, now }: Deps, id: string): Promise<void> {
  await db.query(
    `insert into private.support_mailing as s (conversation_id, visitor_seen_at) values ($1, $2)
     on conflict (conversation_id) do update set visitor_seen_at = excluded.visitor_seen_at`,
    [id, isoOf(now())],
  )
}

async function rate({ db, now }: Deps, id: string, { rating, note }: { rating: number; note: string }): Promise<void> {
  const rated = await db.query(
    `update public.support_conversations set rating = $2, rating_note = $3, rated_at = $4::timestamptz
     where id = $1 and state = 'closed' returning id`,
    [id, rating, note, isoOf(now())],
  )
  if (rated.length === 0) throw new AppError('support_not_closed')
}
