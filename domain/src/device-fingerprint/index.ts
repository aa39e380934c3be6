/** The fingerprinted properties of a device, by their column names. */
export type DeviceParts = {
  readonly user_agent: string
  readonly screen_resolution: string
  readonly timezone: string
  readonly language: string
  readonly platform: string
  readonly cookie_enabled: boolean
  readonly local_storage_enabled: boolean
  readonly session_storage_enabled: boolean
  readonly indexed_db_enabled: boolean
  readonly webgl_vendor: string
  readonly webgl_renderer: string
  readonly canvas_fingerprint: string
  readonly audio_fingerprint: string
}

/** A fixed order: another order would be another device. */
const ORDER = [
  'user_agent',
  'screen_resolution',
  'timezone',
  'language',
  'platform',
  'cookie_enabled',
  'local_storage_enabled',
  'session_storage_enabled',
  'indexed_db_enabled',
  'webgl_vendor',
  'webgl_renderer',
  'canvas_fingerprint',
  'audio_fingerprint',
] as const satisfies readonly (keyof DeviceParts)[]

/** The fingerprint of a device; browser and server compute the same one, so that a made-up number is noticed. */
export function fingerprintHash(parts: DeviceParts): string {
  return hash32(ORDER.map((name) => String(parts[name])).join('|'))
}

/** A simple 32-bit hash (times 31, plus the next character), in hex. */
export function hash32(text: string): string {
  let hash = 0
  for (let index = 0; index < text.length; index += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0
  return (hash >>> 0).toString(16).padStart(8, '0')
}
