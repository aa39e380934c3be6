import type { Db } from '../database/db.ts'
import type { ScheduledJob } from '../jobs/jobs.ts'
import type { Platform } from '../platform.ts'
import { plainName } from '../squads/plain-name.ts'
import { hashShareToken, newShareToken } from '../trips/share-token.ts'

type Deps = Pick<Platform, 'db' | 'mailer' | 'settings' | 'now' | 'log'>

type Due = {
  readonly id: string
  readonly to: string
  readonly traveller: string | null
  readonly note: string
  readonly time_zone: string
  readonly due_ms: number
  readonly shares_position: boolean
}

const A_BATCH = 50
/** How long the position is shown after the alarm. */
const LINK_HOURS = 24
/** A server that has not finished by then has died. */
const TAKEN_SECONDS = 120

/**
 * Takes what is due. The mail is on its way before `alarmed_at` is written: a server that dies in between sends it
 * again, because two alarms are better than none.
 */
const TAKE = `with due as (
    select i.id from public.check_ins i join public.safety_contacts c on c.id = i.contact_id
    where i.checked_in_at is null and i.alarmed_at is null and i.due_at <= $1::timestamptz and c.state <> 'refused'
      and (i.alarm_taken_at is null or i.alarm_taken_at < $1::timestamptz - make_interval(secs => ${TAKEN_SECONDS}))
    order by i.due_at limit ${A_BATCH} for update of i skip locked)
  update public.check_ins i set alarm_taken_at = $1::timestamptz from due where i.id = due.id returning i.id`

const DETAILS = `select i.id, c.email as "to", p.full_name as traveller, i.time_zone, i.shares_position,
    case when c.state = 'accepted' then i.note else '' end as note, (extract(epoch from i.due_at) * 1000)::float8 as due_ms
  from public.check_ins i join public.safety_contacts c on c.id = i.contact_id
    left join public.profiles p on p.id = i.user_id
  where i.id = $1 and i.checked_in_at is null`

const CLEARED = `update public.check_ins i set all_clear_at = $1::timestamptz
  from public.safety_contacts c left join public.profiles p on p.id = c.user_id
  where c.id = i.contact_id and c.state <> 'refused' and i.alarmed_at is not null and i.checked_in_at is not null
    and i.all_clear_at is null
  returning c.email as "to", p.full_name as traveller`

export function checkInJobs(deps: Deps): readonly ScheduledJob[] {
  return [
    { name: 'send-check-in-alarms', cron: '* * * * *', run: () => sendAlarms(deps) },
    { name: 'forget-check-ins', cron: '27 * * * *', run: () => forgetCheckIns(deps) },
  ]
}

export async function sendAlarms(deps: Deps): Promise<void> {
  const { db, now, log } = deps
  const taken = await db.query<{ id: string }>(TAKE, [isoOf(now())])
  for (const { id } of taken)
    await sendAlarm(deps, id).catch(async (error: unknown) => {
      log.warn({ error }, 'a check-in alarm was not sent; it is tried again')
      await db.query('update public.check_ins set alarm_taken_at = null where id = $1 and alarmed_at is null', [id])
    })
  await sendAllClears(deps)
}

async function sendAlarm({ db, mailer, settings, now }: Deps, id: string): Promise<void> {
  // Read again: the traveller may have checked in since.
  const [due] = await db.query<Due>(DETAILS, [id])
  if (!due) return
  const token = newShareToken()
  const expiresAt = isoOf(now() + LINK_HOURS * 3_600_000)
  await db.query('update public.check_ins set link_hash = $2, link_expires_at = $3 where id = $1', [
    id,
    hashShareToken(token),
    expiresAt,
  ])
  await mailer.send({
    kind: 'safety-alarm',
    to: due.to,
    traveller: plainName(due.traveller),
    due: formatTime(due.due_ms, due.time_zone),
    note: due.note,
    hasPosition: due.shares_position,
    link: `${settings.publicUrl}/gemini-safety/contact#${token}`,
  })
  await db.query('update public.check_ins set alarmed_at = $2 where id = $1', [id, isoOf(now())])
}

/** Marked first: a second "all clear" is of no use to anybody. */
async function sendAllClears({ db, mailer, now }: Deps): Promise<void> {
  const cleared = await db.query<{ to: string; traveller: string | null }>(CLEARED, [isoOf(now())])
  for (const { to, traveller } of cleared)
    await mailer.send({ kind: 'safety-all-clear', to, traveller: plainName(traveller) })
}

/** Positions go with their link; timers after a month. */
async function forgetCheckIns({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await forgetPositions(db, isoOf(now()))
  await db.query(
    `delete from public.check_ins where created_at < $1::timestamptz - interval '30 days'
       and (checked_in_at is not null or alarmed_at is not null)`,
    [isoOf(now())],
  )
}

function forgetPositions(db: Db, now: string): Promise<unknown> {
  return db.query(
    `update public.check_ins set shares_position = false, latitude = null, longitude = null, accuracy_m = null,
       positioned_at = null where link_expires_at <= $1::timestamptz and shares_position`,
    [now],
  )
}

function formatTime(ms: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'long', timeZone }).format(ms)
}

function isoOf(ms: number): string {
  return new Date(ms).toISOString()
}
