import { readFlag } from '../storage/flags.ts'

export const DEVICE_FINGERPRINT = 'device-fingerprint'
export const DEVICE_IP = 'device-ip'
/** Set while a guest's usage of today has not been moved to an account. */
export const GUEST_USED = 'guest-used'

/** The device's fingerprint, if a limited tool has computed it before; reading does not compute it. */
export function storedFingerprint(): string | null {
  const stored = readFlag(DEVICE_FINGERPRINT)
  return stored !== null && /^[0-9a-f]{8}$/.test(stored) ? stored : null
}
