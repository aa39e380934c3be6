/** Guests prove their address with a code, and then hold a token for one conversation. */
import { createHash, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'

import type { Queryable } from '../database/db.ts'
import { AppError } from '../errors/app-error.ts'
import { addressKeyOf } from '../http/addresses/address-key.ts'
import type { LimitRule } from '../limits/rate-limits.ts'
import { mailboxKey } from '../mail/mailbox-key.ts'
import { hashShareToken, newShareToken } from '../trips/share-token.ts'
import { isoOf, refuseOver, type SupportDeps } from './support-deps.ts'

const CODES_BY_ADDRESS: LimitRule = { name: 'support-codes', points: 10, seconds: 3_600 }
const CODES_BY_MAILBOX: LimitRule = { name: 'support-mailbox', points: 3, seconds: 900 }
const CODES_BY_MAILBOX_A_DAY: LimitRule = { name: 'support-mailbox-day', points: 10, seconds: 86_400 }
const TRIES_BY_ADDRESS: LimitRule = { name: 'support-code-tries', points: 30, seconds: 900 }

const CODE_MINUTES = 15
const MOST_TRIES = 5
const TOKEN_DAYS = 14

export async function askCode(deps: SupportDeps, email: string, address: string): Promise<string> {
  const { db, now, mailer } = deps
  const mailbox = mailboxKey(email)
  await refuseOver(deps, [
    [CODES_BY_ADDRESS, addressKeyOf(address)],
    [CODES_BY_MAILBOX, mailbox],
    [CODES_BY_MAILBOX_A_DAY, mailbox],
  ])
  const challenge = randomUUID()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await db.query('insert into private.support_codes (id, email, code_hash, expires_at) values ($1, $2, $3, $4)', [
    challenge,
    email,
    hashCode(challenge, code),
    isoOf(now() + CODE_MINUTES * 60_000),
  ])
  await mailer.send({ kind: 'support-code', to: email, code })
  return challenge
}

export async function enter(
  deps: SupportDeps,
  { challenge, code }: { readonly challenge: string; readonly code: string },
  address: string,
): Promise<{ readonly token: string; readonly conversation: string }> {
  const { db, now } = deps
  await refuseOver(deps, [[TRIES_BY_ADDRESS, addressKeyOf(address)]])
  // Counted before it is compared, so that many tries at once are not one try.
  const [asked] = await db.query<{ email: string; hash: string }>(
    `update private.support_codes set attempts = attempts + 1
     where id = $1 and attempts < ${MOST_TRIES} and expires_at > $2::timestamptz
     returning email, code_hash as hash`,
    [challenge, isoOf(now())],
  )
  if (!asked || !isSame(asked.hash, hashCode(challenge, code))) throw new AppError('support_code_wrong')
  return db.transaction(async (tx) => {
    const used = await tx.query('delete from private.support_codes where id = $1 returning id', [challenge])
    if (used.length === 0) throw new AppError('support_code_wrong')
    // Two devices of one guest must not open two conversations.
    await tx.query(`select pg_advisory_xact_lock(hashtext('support of ' || $1))`, [mailboxKey(asked.email)])
    const conversation = (await findOpen(tx, asked.email)) ?? (await begin(tx, asked.email))
    return { token: await giveToken(tx, conversation, now()), conversation }
  })
}

/** Only this spelling of the address has been proven, and only the open conversation goes on. */
async function findOpen(tx: Queryable, email: string): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(
    `select id from public.support_conversations where lower(guest_email) = lower($1) and state <> 'closed'
     order by updated_at desc limit 1`,
    [email],
  )
  return row?.id ?? null
}

async function begin(tx: Queryable, email: string): Promise<string> {
  const id = randomUUID()
  await tx.query('insert into public.support_conversations (id, guest_email) values ($1, $2)', [id, email])
  return id
}

export async function giveToken(db: Queryable, conversation: string, now: number): Promise<string> {
  const token = newShareToken()
  await db.query('insert into private.support_tokens (token_hash, conversation_id, expires_at) values ($1, $2, $3)', [
    hashShareToken(token),
    conversation,
    isoOf(now + TOKEN_DAYS * 86_400_000),
  ])
  return token
}

export async function endToken(db: Queryable, token: string): Promise<void> {
  await db.query('delete from private.support_tokens where token_hash = $1', [hashShareToken(token)])
}

function hashCode(challenge: string, code: string): string {
  return createHash('sha256').update(`${challenge} ${code}`).digest('hex')
}

function isSame(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
