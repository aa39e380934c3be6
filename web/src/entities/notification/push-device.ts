import type { pushDeviceContract, PushDeviceRequest, PushDeviceResponse } from '@app/contracts/account/push-device'
import type { PageConfig } from '@app/contracts/page-rendering'

import { backend, type BackendConfig } from '../../api/backend.ts'
import { isNative } from '../../device/native/is-native.ts'
import { dropPushSubscription, pushRegistration } from '../../device/push-subscription.ts'

/** Type only: the schema stays on the server. */
const NAME: (typeof pushDeviceContract)['name'] = 'push-device'
const TIMEOUT_MS = 10_000

/** `not-set-up`: the operator of this app has not connected it to a push service. */
export type PushState = 'unsupported' | 'not-set-up' | 'off' | 'on'

type Config = BackendConfig & Pick<PageConfig, 'hasNativePush'>

export async function readPushState({ hasNativePush }: Pick<Config, 'hasNativePush'>): Promise<PushState> {
  if (isNative()) {
    if (!hasNativePush) return 'not-set-up'
    return (await (await import('../../device/native/app-push.ts')).keptAppDevice()) ? 'on' : 'off'
  }
  const worker = await pushRegistration()
  if (!worker?.pushManager) return 'unsupported'
  const kept = await worker.pushManager.getSubscription().catch(() => null)
  return kept && Notification.permission === 'granted' ? 'on' : 'off'
}

/** Throws when the device or the server refuses; then nothing is stored. */
export async function turnPushOn(config: BackendConfig): Promise<void> {
  if (isNative()) return turnAppPushOn(config)
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

/** A server without keys for this app says so before the traveller is asked for anything. */
async function turnAppPushOn(config: BackendConfig): Promise<void> {
  const { Capacitor } = await import('@capacitor/core')
  const platform = Capacitor.getPlatform()
  const { apps } = await ask(config, { action: 'key' })
  if (!apps.includes(platform === 'ios' ? 'apns' : 'fcm')) throw new Error('the server has no push for this app')
  const { registerAppDevice, forgetAppDevice } = await import('../../device/native/app-push.ts')
  const endpoint = await registerAppDevice(platform)
  try {
    await ask(config, { action: 'keep-app', endpoint })
  } catch (error) {
    await forgetAppDevice()
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
