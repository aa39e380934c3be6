import type { SafetyLinkResponse } from '@app/contracts/safety/check-in'

import type { Queryable } from '../database/db.ts'
import { notify } from '../notifications/notify.ts'
import type { Platform } from '../platform.ts'
import { plainName } from '../squads/plain-name.ts'
import { hashShareToken } from '../trips/share-token.ts'
import { hashMailbox } from './add-contact.ts'
import { isoOf } from './read-check-in.ts'

type Deps = Pick<Platform, 'db' | 'now' | 'mailer' | 'settings'>
type Answer = 'look' | 'accept' | 'refuse'
type Link = NonNullable<SafetyLinkResponse['link']>

type Row = {
  readonly contact_id: string
  readonly user_id: string
  readonly name: string
  readonly email: string
  readonly state: Link['state']
  readonly traveller: string | null
  readonly check_in: string | null
  readonly due_ms: number | null
  readonly safe_ms: number | null
  readonly expires_ms: number | null
  readonly shares_position: boolean | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly accuracy_m: number | null
  readonly positioned_ms: number | null
}

const MS = (column: string): string => `(extract(epoch from i.${column}) * 1000)::float8`

/** By the link that asked for consent, or by that of an alarm. */
const FIND = `select c.id as contact_id, c.user_id, c.name, c.email, c.state, p.full_name as traveller, i.id as check_in,
    ${MS('due_at')} as due_ms, ${MS('checked_in_at')} as safe_ms, ${MS('link_expires_at')} as expires_ms,
    i.shares_position, i.latitude, i.longitude, i.accuracy_m, ${MS('positioned_at')} as positioned_ms
  from public.safety_contacts c
    left join public.check_ins i on i.contact_id = c.id and i.link_hash = $1
    left join public.profiles p on p.id = c.user_id
  where (c.token_hash = $1 or i.link_hash = $1)`

/** Null for a link that never existed, has expired or was taken back; the answer does not reveal which. */
export async function openLink(deps: Deps, token: string, action: Answer): Promise<Link | null> {
  const { db, now } = deps
  const found = await find(db, token, now())
  if (!found || action === 'look') return found && describe(found)
  await answer(db, found, action, isoOf(now()))
  await tellTraveller(deps, found, action)
  const answered = await find(db, token, now())
  return answered && describe(answered)
}

async function find(db: Queryable, token: string, nowMs: number): Promise<Row | null> {
  const [row] = await db.query<Row>(FIND, [hashShareToken(token)])
  if (!row) return null
  return row.expires_ms !== null && row.expires_ms <= nowMs ? null : row
}

async function answer(db: Queryable, row: Row, action: Exclude<Answer, 'look'>, now: string): Promise<void> {
  const state = action === 'accept' ? 'accepted' : 'refused'
  await db.query('update public.safety_contacts set state = $2, answered_at = $3 where id = $1', [
    row.contact_id,
    state,
    now,
  ])
  if (action === 'accept')
    await db.query('delete from private.safety_refusals where mailbox_hash = $1', [hashMailbox(row.email)])
  else
    await db.query('insert into private.safety_refusals (mailbox_hash) values ($1) on conflict do nothing', [
      hashMailbox(row.email),
    ])
}

/** A timer with a contact who refused would raise no alarm, so the traveller is told at once. */
async function tellTraveller({ db, mailer, settings }: Deps, row: Row, action: 'accept' | 'refuse'): Promise<void> {
  const isRefused = action === 'refuse'
  await notify(
    { db, mailer, origin: settings.publicUrl },
    {
      userId: row.user_id,
      kind: 'safety',
      title: isRefused ? `${row.name} is not available as a contact` : `${row.name} agreed to be your contact`,
      body: isRefused ? 'No alarm goes to this address. Name somebody else.' : '',
      link: '/gemini-safety/check-in',
      about: `safety-contact:${row.contact_id}:${action}`,
    },
  )
}

function describe(row: Row): Link {
  const { state, check_in, due_ms, safe_ms, expires_ms } = row
  const traveller = plainName(row.traveller)
  if (check_in === null || due_ms === null || expires_ms === null) return { kind: 'contact', traveller, state }
  return {
    kind: 'alarm',
    traveller,
    state,
    dueAt: isoOf(due_ms),
    safeAt: safe_ms === null ? null : isoOf(safe_ms),
    expiresAt: isoOf(expires_ms),
    sharesPosition: row.shares_position === true,
    position: positionOf(row),
  }
}

function positionOf({ shares_position, latitude, longitude, accuracy_m, positioned_ms }: Row) {
  if (!shares_position || latitude === null || longitude === null || positioned_ms === null) return null
  return { latitude, longitude, accuracyM: accuracy_m ?? 0, at: isoOf(positioned_ms) }
}
