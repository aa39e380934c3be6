import type { UserChange } from '@app/contracts/staff/staff-users'
import { TIER_OF } from '@app/domain/subscription'

import { deleteSessions } from '../../auth/store/sessions.ts'
import type { Transaction } from '../../database/db.ts'
import { AppError } from '../../errors/app-error.ts'
import { notify } from '../../notifications/notify.ts'
import type { Platform } from '../../platform.ts'
import { requireChangeableAccount } from '../staff/staff-rank.ts'
import { writeStaffAudit } from '../staff/write-staff-audit.ts'

type Deps = Pick<Platform, 'db' | 'now' | 'accessTokens' | 'mailer' | 'settings'>
type Details = Readonly<Record<string, string>>

const DAY_MS = 86_400_000
const LONGEST_DAYS = 3 * 366

/** The change and its line in the audit log are one transaction. */
export async function changeUser(deps: Deps, actor: string, change: UserChange): Promise<void> {
  const { db, accessTokens } = deps
  await db.transaction(async (tx) => {
    // Two owners who disable each other at the same moment: one waits, and is no longer there to do it.
    await tx.query(`select pg_advisory_xact_lock(hashtext('public.user_roles.owner'))`)
    await refuseDisabled(tx, actor)
    await requireChangeableAccount(tx, actor, change.id)
    const details = await apply(tx, change, deps.now(), actor)
    await writeStaffAudit(tx, {
      actor,
      action: ACTIONS[change.action],
      subjectType: 'user',
      subjectId: change.id,
      details: { reason: change.reason, ...details },
    })
  })
  if (change.action === 'disable') await accessTokens.refreshEndedSessions()
  if (change.action === 'give-plan') await tellOfPlan(deps, change)
}

const ACTIONS: Readonly<Record<UserChange['action'], string>> = {
  'give-plan': 'plan.given',
  'end-plan': 'plan.ended',
  'change-trial': 'trial.changed',
  'end-trial': 'trial.ended',
  disable: 'account.disabled',
  enable: 'account.enabled',
}

async function refuseDisabled(tx: Transaction, actor: string): Promise<void> {
  const rows = await tx.query('select 1 from auth.users where id = $1 and banned_until > now()', [actor])
  if (rows.length > 0) throw new AppError('not_allowed')
}

function apply(tx: Transaction, change: UserChange, nowMs: number, actor: string): Promise<Details> {
  switch (change.action) {
    case 'give-plan':
      return givePlan(tx, change, nowMs, actor)
    case 'end-plan':
      return endPlan(tx, change.id)
    case 'change-trial':
      return setTrialEnd(tx, change.id, endOf(change.lastDay, nowMs))
    case 'end-trial':
      return setTrialEnd(tx, change.id, new Date(nowMs).toISOString())
    case 'disable':
      return disable(tx, change.id)
    case 'enable':
      return enable(tx, change.id)
  }
}

type GivePlan = Extract<UserChange, { action: 'give-plan' }>

/** One at a time: a new one takes the place of the old one. */
async function givePlan(tx: Transaction, change: GivePlan, nowMs: number, actor: string): Promise<Details> {
  const { id, plan, lastDay, reason } = change
  const endsAt = endOf(lastDay, nowMs)
  await endGiven(tx, id)
  await tx.query(
    'insert into public.given_plans (user_id, plan, ends_at, reason, given_by) values ($1, $2, $3, $4, $5)',
    [id, plan, endsAt, reason, actor],
  )
  return { plan, lastDay }
}

async function endPlan(tx: Transaction, id: string): Promise<Details> {
  if ((await endGiven(tx, id)) === 0) throw new AppError('no_given_plan')
  return {}
}

async function endGiven(tx: Transaction, id: string): Promise<number> {
  const rows = await tx.query(
    'update public.given_plans set ends_at = greatest(created_at, now()) where user_id = $1 and ends_at > now() returning id',
    [id],
  )
  return rows.length
}

/** An account without a trial, or whose mailbox had one before, gets one now. */
async function setTrialEnd(tx: Transaction, id: string, endsAt: string): Promise<Details> {
  await tx.query(
    `insert into public.trials as kept (user_id, started_at, ends_at)
     values ($1, least(now(), $2::timestamptz), $2)
     on conflict (user_id) do update set ends_at = greatest(kept.started_at, $2::timestamptz),
       refused_because = case when $2::timestamptz > now() then null else kept.refused_because end`,
    [id, endsAt],
  )
  return { until: endsAt.slice(0, 10) }
}

/** Supabase's own column: every sign-in and refresh already refuses it. */
async function disable(tx: Transaction, id: string): Promise<Details> {
  await tx.query(
    `update auth.users set banned_until = now() + interval '100 years', updated_at = now() where id = $1`,
    [id],
  )
  await deleteSessions(tx, id, 'global', null)
  return {}
}

async function enable(tx: Transaction, id: string): Promise<Details> {
  await tx.query('update auth.users set banned_until = null, updated_at = now() where id = $1', [id])
  return {}
}

/** The last day counts in full. */
function endOf(lastDay: string, nowMs: number): string {
  const endMs = Date.parse(`${lastDay}T00:00:00Z`) + DAY_MS
  if (endMs <= nowMs || endMs > nowMs + LONGEST_DAYS * DAY_MS) throw new AppError('day_out_of_range')
  return new Date(endMs).toISOString()
}

async function tellOfPlan({ db, mailer, settings }: Deps, { id, plan, lastDay }: GivePlan): Promise<void> {
  await notify(
    { db, mailer, origin: settings.publicUrl },
    {
      userId: id,
      kind: 'plan',
      title: `${TIER_OF[plan]} is yours until ${lastDay}`,
      body: 'We added it to your account. Nothing is charged, and it ends by itself.',
      link: '/dashboard',
      about: null,
    },
  )
}
