import { pushDeviceContract, type PushDeviceRequest, type PushDeviceResponse } from '@app/contracts/account/push-device'

import { AppError } from '../../errors/app-error.ts'
import type { Platform } from '../../platform.ts'
import { appDeviceOf } from '../../push/app-push.ts'
import { arePushKeys, isPushEndpoint } from '../../push/push-subscription.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

type Deps = Pick<Platform, 'db' | 'settings' | 'vapid' | 'appPush'>

/** A phone, a tablet, a laptop or two; the oldest device is dropped. */
const MAX_DEVICES = 10
/** The limit of the table column; a normalised URL may be longer than the given one. */
const MAX_LENGTH = 1000

export function createPushDeviceFunction(deps: Deps): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: pushDeviceContract.name,
    access: 'user',
    input: pushDeviceContract.request,
    maxBodyBytes: 4_000,
    limit: { points: 30, seconds: 60 },
    async handle(_request, { input, caller }) {
      await change(deps, caller.userId ?? '', input)
      const { publicKey } = await deps.vapid()
      const apps = (['fcm', 'apns'] as const).filter((service) => deps.appPush[service])
      return Response.json({ publicKey, apps } satisfies PushDeviceResponse)
    },
  })
}

async function change({ db, settings, appPush }: Deps, userId: string, wish: PushDeviceRequest): Promise<void> {
  if (wish.action === 'key') return
  // Different spellings of one address are one device.
  const endpoint = new URL(wish.endpoint).href
  if (wish.action === 'drop')
    return void (await db.query('delete from public.push_devices where endpoint = $1 and user_id = $2', [
      endpoint,
      userId,
    ]))
  if (wish.action === 'keep-app') {
    const service = appDeviceOf(endpoint)?.service
    if (!service || !appPush[service]) throw new AppError('invalid_input')
    return keep(db, userId, { endpoint, p256dh: null, auth: null })
  }
  const isReachable = endpoint.length <= MAX_LENGTH && isPushEndpoint(endpoint, settings.PUSH_HOSTS)
  if (!isReachable || !arePushKeys(wish)) throw new AppError('invalid_input')
  await keep(db, userId, { endpoint, p256dh: wish.p256dh, auth: wish.auth })
}

type Kept = { readonly endpoint: string; readonly p256dh: string | null; readonly auth: string | null }

/** A device belongs to the traveller who signed in on it last. */
async function keep(db: Platform['db'], userId: string, { endpoint, p256dh, auth }: Kept): Promise<void> {
  await db.query(
    `insert into public.push_devices (endpoint, user_id, p256dh, auth) values ($1, $2, $3, $4)
     on conflict (endpoint) do update set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth`,
    [endpoint, userId, p256dh, auth],
  )
  await db.query(
    `delete from public.push_devices where user_id = $1 and endpoint not in (
       select endpoint from public.push_devices where user_id = $1 order by created_at desc, endpoint limit $2)`,
    [userId, MAX_DEVICES],
  )
}
