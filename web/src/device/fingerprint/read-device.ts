import { type DeviceParts, fingerprintHash } from '@app/domain/device-fingerprint'

import { readAudio } from './read-audio.ts'
import { readCanvas } from './read-canvas.ts'
import { readGraphics } from './read-graphics.ts'

export type DeviceReading = { readonly hash: string; readonly parts: DeviceParts }

/** What this device says of itself, and the one number made of it. What cannot be read is empty. */
export async function readDevice(): Promise<DeviceReading> {
  const parts: DeviceParts = {
    user_agent: navigator.userAgent.slice(0, 1000),
    screen_resolution: `${screen.width}x${screen.height}x${screen.colorDepth}`,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? '',
    language: navigator.language ?? '',
    platform: navigator.platform ?? '',
    cookie_enabled: navigator.cookieEnabled,
    local_storage_enabled: has(() => localStorage),
    session_storage_enabled: has(() => sessionStorage),
    indexed_db_enabled: has(() => indexedDB),
    ...readGraphics(),
    canvas_fingerprint: readCanvas(),
    audio_fingerprint: await readAudio(),
  }
  return { hash: fingerprintHash(parts), parts }
}

/** A forbidden storage throws when it is merely looked at. */
function has(look: () => unknown): boolean {
  try {
    return Boolean(look())
  } catch {
    return false
  }
}
