import type { getClientIpContract, storeDeviceFingerprintContract } from '@app/contracts/account/device'

import { backend, type BackendConfig } from '../../../api/backend.ts'
import {
  DEVICE_FINGERPRINT,
  DEVICE_IP,
  GUEST_USED,
  storedFingerprint,
} from '../../../device/fingerprint/stored-fingerprint.ts'
import { writeFlag } from '../../../device/storage/flags.ts'

const IP: (typeof getClientIpContract)['name'] = 'get-client-ip'
const STORE: (typeof storeDeviceFingerprintContract)['name'] = 'store-device-fingerprint'
const TIMEOUT_MS = 5000

let computing: Promise<string> | undefined

/**
 * The fingerprint that a guest is counted by. Computed only when a guest uses a limited tool, and then stored: before,
 * nothing of the device is read.
 */
export function guestDevice(config: BackendConfig): Promise<string> {
  writeFlag(GUEST_USED, '1')
  const stored = storedFingerprint()
  if (stored) return Promise.resolve(stored)
  computing ??= compute(config).finally(() => {
    computing = undefined
  })
  return computing
}

async function compute(config: BackendConfig): Promise<string> {
  const { readDevice } = await import('../../../device/fingerprint/read-device.ts')
  const { hash, parts } = await readDevice()
  writeFlag(DEVICE_FINGERPRINT, hash)
  try {
    const { functions } = await backend(config)
    const { data } = await functions.invoke<{ ip?: string }>(IP, { body: {}, timeout: TIMEOUT_MS })
    const ip_address = data?.ip ?? null
    if (ip_address) writeFlag(DEVICE_IP, ip_address)
    await functions.invoke(STORE, { body: { fingerprint_hash: hash, ...parts, ip_address }, timeout: TIMEOUT_MS })
  } catch (error) {
    console.warn('the device was not stored', error)
  }
  return hash
}
