import { randomUUID } from 'node:crypto'

import { SUPPORT_LIMITS } from '@app/contracts/support/limits'
import type { HandoverTurn, SupportMessageRequest } from '@app/contracts/support/support-chat'

import type { Queryable } from '../database/db.ts'
import { AppError } from '../errors/app-error.ts'
import { addressKeyOf } from '../http/addresses/address-key.ts'
import type { LimitRule } from '../limits/rate-limits.ts'
import { findOwn } from './find-conversation.ts'
import { isoOf, refuseOver, type SupportDeps } from './support-deps.ts'

const BY_ACCOUNT: LimitRule = { name: 'support-account', points: 20, seconds: 60 }
const BY_ADDRESS: LimitRule = { name: 'support-address', points: 60, seconds: 60 }
const BY_CONVERSATION: LimitRule = { name: 'support-conversation', points: 20, seconds: 60 }
const BY_CONVERSATION_A_DAY: LimitRule = { name: 'support-conversation-day', points: 300, seconds: 86_400 }
const NEW_BY_ACCOUNT: LimitRule = { name: 'support-new', points: 10, seconds: 86_400 }

const MOST_MESSAGES = 1_000
const TOPIC_LETTERS = 100

type Sender = { readonly userId: string | null; readonly address: string }

/** Stores the traveller's message once, whatever the number of times it is sent. */
export async function sendMessage(deps: SupportDeps, sender: Sender, input: SupportMessageRequest): Promise<void> {
  const { db, now } = deps
  if (input.body === '' && input.files.length === 0 && !input.handover) throw new AppError('support_message_empty')
  const own = await findOwn(db, now(), input.who, sender.userId)
  if (!own && ('token' in input.who || sender.userId === null)) throw new AppError('support_not_found')
  const conversation = own?.id ?? ('conversation' in input.who ? input.who.conversation : '')
  if (await wasSent(db, input.id, conversation)) return
  await refuseOver(deps, [
    ...(sender.userId === null ? [] : [[BY_ACCOUNT, sender.userId] as const]),
    [BY_ADDRESS, addressKeyOf(sender.address)],
    [BY_CONVERSATION, conversation],
    [BY_CONVERSATION_A_DAY, conversation],
  ])
  if (!own) await begin(deps, conversation, sender.userId)
  await db.transaction((tx) => store(tx, { ...input, conversation, userId: sender.userId, now: now() }))
}

/** The id is chosen by the browser: one that exists already stays as it is, and is found to be somebody else's. */
export async function begin(deps: SupportDeps, conversation: string, userId: string | null): Promise<void> {
  await refuseOver(deps, [[NEW_BY_ACCOUNT, userId ?? '']])
  await deps.db.query(
    'insert into public.support_conversations (id, user_id) values ($1, $2) on conflict (id) do nothing',
    [conversation, userId],
  )
}

type Stored = SupportMessageRequest & {
  readonly conversation: string
  readonly userId: string | null
  readonly now: number
}

async function store(tx: Queryable, message: Stored): Promise<void> {
  const { id, conversation, userId, body, files, handover, now } = message
  // Messages of one conversation are stored in turn.
  const [locked] = await tx.query<{ userId: string | null }>(
    'select user_id as "userId" from public.support_conversations where id = $1 for update',
    [conversation],
  )
  const isGuest = 'token' in message.who
  if (!locked || (isGuest ? locked.userId !== null : locked.userId !== userId)) throw new AppError('support_not_found')
  if (await wasSent(tx, id, conversation)) return
  await refuseFull(tx, conversation)
  const sentAt = isoOf(now)
  const isBare = body === '' && files.length === 0
  const common = { conversation, userId, sentAt }
  if (handover)
    await insert(tx, { ...common, id: isBare ? id : randomUUID(), kind: 'handover', body: inWords(handover) })
  if (!isBare) await insert(tx, { ...common, id, kind: 'text', body })
  await claimFiles(tx, { id, conversation, files, author: 'visitor' })
  await tx.query(
    `update public.support_conversations set state = 'open', closed_at = null, updated_at = $2::timestamptz,
       topic = case when topic = '' then $3 else topic end where id = $1`,
    [conversation, sentAt, topicOf(message)],
  )
}

/** True: this message is stored already. A used id of another conversation is no message of this sender. */
export async function wasSent(db: Queryable, id: string, conversation: string): Promise<boolean> {
  const [stored] = await db.query<{ conversation: string }>(
    `select conversation_id as conversation from public.support_messages where id = $1
     union all select conversation_id from public.support_notes where id = $1`,
    [id],
  )
  if (stored && stored.conversation !== conversation) throw new AppError('support_id_reused')
  return stored !== undefined
}

export async function refuseFull(tx: Queryable, conversation: string): Promise<void> {
  const [row] = await tx.query<{ n: number }>(
    'select count(*)::int as n from public.support_messages where conversation_id = $1',
    [conversation],
  )
  if ((row?.n ?? 0) >= MOST_MESSAGES) throw new AppError('support_full')
}

type Visitors = {
  readonly id: string
  readonly conversation: string
  readonly userId: string | null
  readonly kind: 'text' | 'handover'
  readonly body: string
  readonly sentAt: string
}

async function insert(tx: Queryable, { id, conversation, userId, kind, body, sentAt }: Visitors): Promise<void> {
  await tx.query(
    `insert into public.support_messages (id, conversation_id, author, author_id, kind, body, sent_at)
     values ($1, $2, 'visitor', $3, $4, $5, $6)`,
    [id, conversation, userId, kind, body, sentAt],
  )
}

type Claim = {
  readonly id: string
  readonly conversation: string
  readonly files: readonly string[]
  readonly author: 'visitor' | 'staff'
}

/** Files of this conversation and side that no message has yet; any other refuses the message. */
export async function claimFiles(tx: Queryable, { id, conversation, files, author }: Claim): Promise<void> {
  if (files.length === 0) return
  const claimed = await tx.query(
    `update public.support_files set message_id = $1
     where id = any($2::uuid[]) and conversation_id = $3 and author = $4 and message_id is null returning id`,
    [id, [...files], conversation, author],
  )
  if (claimed.length !== new Set(files).size) throw new AppError('support_file_unknown')
}

function topicOf({ body, handover }: Pick<Stored, 'body' | 'handover'>): string {
  const [line = ''] = (body || handover?.[0]?.question || 'Attachment').split('\n')
  return line.trim().slice(0, TOPIC_LETTERS)
}

function inWords(turns: readonly HandoverTurn[]): string {
  const words = turns.map(({ question, answer }) => `Question: ${question}\n\nAnswer: ${answer}`).join('\n\n* * *\n\n')
  return words.slice(0, SUPPORT_LIMITS.handoverLetters)
}
