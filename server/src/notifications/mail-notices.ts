import type { Db } from '../database/db.ts'
import type { ScheduledJob } from '../jobs/jobs.ts'
import type { Platform } from '../platform.ts'

type Ports = Pick<Platform, 'db' | 'log' | 'mailer' | 'settings'>
type Waiting = { readonly to: string; readonly title: string; readonly body: string; readonly link: string | null }

const CHANNEL = 'mail_queue'

/** The server that deletes the row from the queue sends the mail, so that only one does. */
const TAKE = `with taken as (delete from private.mail_queue where notification_id = $1 returning notification_id)
  select u.email as "to", n.title, n.body, n.link from taken
  join public.notifications n on n.id = taken.notification_id join auth.users u on u.id = n.user_id
  where u.email is not null`
/** The traveller may have deleted it in the meantime. */
const PUT_BACK = `insert into private.mail_queue (notification_id)
  select id from public.notifications where id = $1 on conflict do nothing`

/** A trigger notifies servers of each notice that should also be mailed. */
export function startMailingNotices(ports: Ports): Promise<() => Promise<void>> {
  return ports.db.listen(CHANNEL, (id) => {
    mailNotice(ports, id).catch((error: unknown) => ports.log.warn({ error }, 'a notification was not mailed'))
  })
}

export function noticeMailJobs(ports: Ports): readonly ScheduledJob[] {
  return [{ name: 'mail-waiting-notices', cron: '*/5 * * * *', run: () => mailWaitingNotices(ports) }]
}

/** Sends notices that a stopped server left in the queue. */
export async function mailWaitingNotices(ports: Ports): Promise<void> {
  for (const id of await waiting(ports.db)) await mailNotice(ports, id)
}

/** A mail that cannot be sent now is put back, for the job. */
async function mailNotice({ db, mailer, settings }: Ports, notificationId: string): Promise<void> {
  const [notice] = await db.query<Waiting>(TAKE, [notificationId])
  if (!notice) return
  const { to, title, body, link } = notice
  try {
    await mailer.send({
      kind: 'notification',
      to,
      title,
      body,
      link: `${settings.publicUrl}${link ?? '/notifications'}`,
    })
  } catch (error) {
    await db.query(PUT_BACK, [notificationId])
    throw error
  }
}

async function waiting(db: Db): Promise<readonly string[]> {
  const rows = await db.query<{ id: string }>(
    `select notification_id as id from private.mail_queue where created_at < now() - interval '1 minute'
     order by created_at limit 500`,
  )
  return rows.map(({ id }) => id)
}
