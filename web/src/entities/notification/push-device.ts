import type { pushDeviceContract, PushDeviceRequest, PushDeviceResponse } from '@app/contracts/account/push-device'

import { backend, type BackendConfig } from '../../api/backend.ts'
import { dropPushSubscription, pushRegistration } from '../../device/push-subscription.ts'

/** Type only: the schema stays on the server. */
const NAME: (typeof pushDeviceContract)['name'] = 'push-device'
const TIMEOUT_MS = 10_000

export type PushState = 'unsupported' | 'off' | 'on'

export async function readPushState(): Promise<PushState> {
  const worker = await pushRegistration()
  if (!worker?.pushManager) return 'unsupported'
  const kept = await worker.pushManager.getSubscription().catch(() => null)
  return kept && Notification.permission === 'granted' ? 'on' : 'off'
}

/** Throws when the device or the server refuses; then nothing is stored. */
export async function turnPushOn(config: BackendConfig): Promise<void> {
  const worker = await pushRegistration()
  if (!worker) throw new Error('there is no service worker')
  const { publicKey } = await ask(config, { action: 'key' })
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys } = subscription.toJSON()
  try {
    const { p256dh = '', auth = '' } = keys ?? {}
    await ask(config, { action: 'keep', endpoint: endpoint ?? '', p256dh, auth })
  } catch (error) {
    await subscription.unsubscribe()
    throw error
  }
}

export async function turnPushOff(config: BackendConfig): Promise<void> {
  const endpoint = await dropPushSubscription()
  if (endpoint) await ask(config, { action: 'drop', endpoint })
}

async function ask(config: BackendConfig, body: PushDeviceRequest): Promise<PushDeviceResponse> {
  const { functions } = await backend(config)
  const { data, error } = await functions.invoke<PushDeviceResponse>(NAME, { body, timeout: TIMEOUT_MS })
  if (error || !data) throw error ?? new Error('nobody answered')
  return data
}
