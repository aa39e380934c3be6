import type { Db } from '../database/db.ts'
import type { ScheduledJob } from '../jobs/jobs.ts'
import type { Log } from '../logging/log.ts'
import { type AppPush, appDeviceOf } from './app-push.ts'
import type { PushKeys } from './push-subscription.ts'
import type { Vapid } from './vapid.ts'

type Notice = {
  readonly id: string
  readonly kind: string
  readonly title: string
  readonly body: string
  readonly link: string | null
  readonly userId: string
}
/** The app's devices have no keys. */
type Device = { [K in keyof PushKeys]: PushKeys[K] | null } & { readonly endpoint: string }
type Ports = {
  readonly db: Db
  readonly log: Pick<Log, 'warn'>
  readonly vapid: () => Promise<Vapid>
  readonly appPush: AppPush
}

const TIMEOUT_MS = 10_000
/** The push service stores a message this long for a device that is off; the app lists the notification anyway. */
const TTL_SECONDS = 86_400
const MAX_BODY_LENGTH = 400
const GONE_STATUSES = new Set([404, 410])
const URGENT_KINDS = new Set(['account', 'safety'])

/** The server that deletes the row from the queue sends the push, so that only one does. */
const TAKE = `with taken as (delete from private.push_queue where notification_id = $1 returning notification_id)
  select n.id, n.kind::text as kind, n.title, n.body, n.link, n.user_id as "userId"
  from taken join public.notifications n on n.id = taken.notification_id where n.read_at is null`

export async function sendPush(ports: Ports, notificationId: string): Promise<void> {
  const [notice] = await ports.db.query<Notice>(TAKE, [notificationId])
  if (!notice) return
  const devices = await ports.db.query<Device>(
    'select endpoint, p256dh, auth from public.push_devices where user_id = $1',
    [notice.userId],
  )
  await Promise.all(devices.map((device) => sendTo(ports, device, notice)))
}

/** Sends pushes that a stopped server left in the queue. */
export async function sendWaitingPushes(ports: Ports): Promise<void> {
  await ports.db.query(`delete from private.push_queue where created_at < now() - interval '1 day'`)
  const rows = await ports.db.query<{ id: string }>(
    `select notification_id as id from private.push_queue where created_at < now() - interval '1 minute' limit 500`,
  )
  for (const { id } of rows) await sendPush(ports, id)
}

/** The app lists the notification anyway, so a failed push is not retried. */
async function sendTo(ports: Ports, device: Device, notice: Notice): Promise<void> {
  const { db, log } = ports
  try {
    const sent = appDeviceOf(device.endpoint)
      ? await sendToApp(ports.appPush, device, notice)
      : await sendToBrowser(ports, device, notice)
    if (sent === 'gone') await forget(db, device)
    else if (sent !== 'sent') log.warn({ status: sent }, 'a push service refused a message')
  } catch (error) {
    const { name } = error as Error
    log.warn({ failure: name }, 'a push service could not be reached')
  }
}

/** A device of a service whose keys were taken away stays, and is reached again when they are back. */
async function sendToApp(appPush: AppPush, { endpoint }: Device, notice: Notice): Promise<'sent' | 'gone' | 'failed'> {
  const { service, token } = appDeviceOf(endpoint) ?? { service: 'fcm', token: '' }
  const { id, title, body, link, kind } = notice
  const shown = { id, title, body: body.slice(0, MAX_BODY_LENGTH), link, isUrgent: URGENT_KINDS.has(kind) }
  return (await appPush[service]?.(token, shown)) ?? 'failed'
}

async function sendToBrowser({ vapid }: Ports, device: Device, notice: Notice): Promise<'sent' | 'gone' | number> {
  const { id, title, body, link, kind } = notice
  const text = JSON.stringify({ id, title, body: body.slice(0, MAX_BODY_LENGTH), link })
  const { default: webPush } = await import('web-push')
  const { endpoint } = device
  const { p256dh, auth } = { p256dh: device.p256dh ?? '', auth: device.auth ?? '' }
  const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
    vapidDetails: await vapid(),
    TTL: TTL_SECONDS,
    urgency: URGENT_KINDS.has(kind) ? 'high' : 'normal',
  })
  const answer = await fetch(endpoint, {
    method: request.method,
    headers: Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    body: new Uint8Array(request.body),
    // Only listed hosts are allowed, and a redirect could lead to any other.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await answer.body?.cancel()
  if (GONE_STATUSES.has(answer.status)) return 'gone'
  return answer.ok ? 'sent' : answer.status
}

async function forget(db: Db, { endpoint }: Device): Promise<void> {
  await db.query('delete from public.push_devices where endpoint = $1', [endpoint])
}

const CHANNEL = 'push_queue'

/** A trigger notifies servers of each notification that has a device. */
export function startPush(ports: Ports): Promise<() => Promise<void>> {
  return ports.db.listen(CHANNEL, (id) => {
    sendPush(ports, id).catch((error: unknown) => ports.log.warn({ error }, 'a notification was not pushed'))
  })
}

export function pushJobs(ports: Ports): readonly ScheduledJob[] {
  return [{ name: 'send-waiting-pushes', cron: '*/5 * * * *', run: () => sendWaitingPushes(ports) }]
}
