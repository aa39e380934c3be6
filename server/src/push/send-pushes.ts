import type { Db } from '../database/db.ts'
import type { Log } from '../logging/log.ts'
import { encryptPush } from './encrypt-push.ts'
import type { Vapid } from './vapid.ts'

type Notice = {
  readonly id: string
  readonly kind: string
  readonly title: string
  readonly body: string
  readonly link: string | null
  readonly userId: string
}
type Device = { readonly endpoint: string; readonly p256dh: string; readonly auth: string }
type Ports = {
  readonly db: Db
  readonly log: Pick<Log, 'warn'>
  readonly vapid: () => Promise<Vapid>
  readonly now: () => number
}

const TIMEOUT_MS = 10_000
/** A device that is off hears of it within a day; after that it is in the list. */
const KEPT_SECONDS = 86_400
const LONGEST_BODY = 400
const GONE = new Set([404, 410])
const URGENT = new Set(['account', 'safety'])

/** Whoever takes it out of the queue sends it. */
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

/** What an earlier server took in and did not live to send. */
export async function sendWaitingPushes(ports: Ports): Promise<void> {
  await ports.db.query(`delete from private.push_queue where created_at < now() - interval '1 day'`)
  const rows = await ports.db.query<{ id: string }>(
    `select notification_id as id from private.push_queue where created_at < now() - interval '1 minute' limit 500`,
  )
  for (const { id } of rows) await sendPush(ports, id)
}

/** It stands in the list whatever happens here, so a push that fails is not tried again. */
async function sendTo({ db, log, vapid, now }: Ports, device: Device, notice: Notice): Promise<void> {
  try {
    const { id, title, body, link, kind } = notice
    const text = JSON.stringify({ id, title, body: body.slice(0, LONGEST_BODY), link })
    const answer = await fetch(device.endpoint, {
      method: 'POST',
      headers: {
        authorization: await (await vapid()).headerFor(device.endpoint, now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(KEPT_SECONDS),
        urgency: URGENT.has(kind) ? 'high' : 'normal',
      },
      body: new Uint8Array(encryptPush(text, device)),
      // A service that sends us elsewhere is none of those we know.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await answer.body?.cancel()
    if (GONE.has(answer.status)) await forget(db, device)
    else if (!answer.ok) log.warn({ status: answer.status }, 'a push service refused a message')
  } catch (error) {
    const { name } = error as Error
    log.warn({ failure: name }, 'a push service could not be reached')
  }
}

async function forget(db: Db, { endpoint }: Device): Promise<void> {
  await db.query('delete from public.push_devices where endpoint = $1', [endpoint])
}
