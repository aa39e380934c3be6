import type { CheckInRequest } from '@app/contracts/safety/check-in'
import { CHECK_IN_LIMITS } from '@app/domain/check-in'

import { AppError } from '../errors/app-error.ts'
import type { LimitRule } from '../limits/rate-limits.ts'
import { mailboxKey } from '../mail/mailbox-key.ts'
import type { Platform } from '../platform.ts'

type Deps = Pick<Platform, 'db' | 'now' | 'limits'>
type Wish<Action> = Extract<CheckInRequest, { action: Action }>
type Contact = { readonly state: string; readonly email: string; readonly alarms: number }

/** Counted at the start, never at the alarm: a limit must not swallow an alarm that was promised. */
const BY_ACCOUNT: LimitRule = { name: 'check-ins', points: 12, seconds: 86_400 }
const BY_MAILBOX: LimitRule = { name: 'check-ins-to', points: 12, seconds: 86_400 }
const MINUTE_MS = 60_000
/** The clock of a phone and ours differ, and the request takes its time. */
const SLACK_MS = MINUTE_MS

export async function startTimer(deps: Deps, userId: string, wish: Wish<'start'>): Promise<void> {
  const { db, limits } = deps
  refuseOtherTimes(deps, wish.dueAt)
  const [contact] = await db.query<Contact>(
    `select state, email, (select count(*)::int from public.check_ins i where i.contact_id = c.id
       and i.alarmed_at is not null) as alarms
     from public.safety_contacts c where id = $1 and user_id = $2`,
    [wish.contact, userId],
  )
  if (!contact) throw new AppError('contact_unknown')
  if (contact.state === 'refused') throw new AppError('contact_refused')
  // Somebody who never answered gets one alarm: it may be real. Not a second one.
  if (contact.state === 'asked' && contact.alarms > 0) throw new AppError('contact_not_accepted')
  for (const [rule, key] of [
    [BY_ACCOUNT, userId],
    [BY_MAILBOX, mailboxKey(contact.email)],
  ] as const)
    if (!(await limits.consume(rule, key)).isAllowed) throw new AppError('over_request_rate_limit')
  const [started] = await db.query(
    `insert into public.check_ins (user_id, contact_id, due_at, time_zone, note, shares_position)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id`,
    [userId, wish.contact, wish.dueAt, zoneOf(wish.timeZone), wish.note, wish.sharesPosition],
  )
  if (!started) throw new AppError('check_in_runs')
}

export async function moveTimer(deps: Deps, userId: string, { dueAt }: Wish<'move'>): Promise<void> {
  refuseOtherTimes(deps, dueAt)
  // One that is being mailed can no longer be moved.
  const [moved] = await deps.db.query(
    `update public.check_ins set due_at = $2
     where user_id = $1 and checked_in_at is null and alarmed_at is null and alarm_taken_at is null returning id`,
    [userId, dueAt],
  )
  if (!moved) throw new AppError('check_in_unknown')
}

/** Kept only with consent, and only while the timer runs or its link is open. */
export async function keepPosition(deps: Deps, userId: string, { position }: Wish<'position'>): Promise<void> {
  const now = new Date(deps.now()).toISOString()
  await deps.db.query(
    `update public.check_ins set latitude = $2, longitude = $3, accuracy_m = $4, positioned_at = $5::timestamptz
     where user_id = $1 and shares_position and checked_in_at is null
       and (alarmed_at is null or link_expires_at > $5::timestamptz)`,
    [userId, position.latitude, position.longitude, position.accuracyM, now],
  )
}

export async function stopSharing({ db }: Pick<Deps, 'db'>, userId: string): Promise<void> {
  await db.query(
    `update public.check_ins set shares_position = false, latitude = null, longitude = null, accuracy_m = null,
       positioned_at = null where user_id = $1 and shares_position`,
    [userId],
  )
}

function refuseOtherTimes({ now }: Pick<Deps, 'now'>, dueAt: string): void {
  const inMs = Date.parse(dueAt) - now()
  const isSoon = inMs < CHECK_IN_LIMITS.soonestMinutes * MINUTE_MS - SLACK_MS
  if (isSoon || inMs > CHECK_IN_LIMITS.latestHours * 60 * MINUTE_MS + SLACK_MS) throw new AppError('check_in_time')
}

/** An unknown zone would make the mail unreadable, so it is told in UTC. */
function zoneOf(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}
