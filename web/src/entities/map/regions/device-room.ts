/** What a traveller may keep in maps, as the plans promise. */
export const MOST_MAP_BYTES = 2_000_000_000

export type DeviceRoom = {
  /** What the browser gives this site, and what is used of it; null where it does not say. */
  readonly quotaBytes: number | null
  readonly usedBytes: number | null
  readonly isPersisted: boolean
}

export async function readDeviceRoom(): Promise<DeviceRoom> {
  const [estimate, isPersisted] = await Promise.all([
    attempt(() => navigator.storage.estimate(), {}),
    attempt(() => navigator.storage.persisted(), false),
  ])
  return { quotaBytes: estimate.quota ?? null, usedBytes: estimate.usage ?? null, isPersisted }
}

/** Without this the browser may delete maps when space is low. Browsers ask once, or decide by themselves. */
export async function askToPersist(): Promise<boolean> {
  return attempt(() => navigator.storage.persist(), false)
}

/** How many more bytes of maps fit: the smaller of our limit and what the browser gives. */
export function bytesLeft(mapBytes: number, { quotaBytes, usedBytes }: DeviceRoom): number {
  const ours = MOST_MAP_BYTES - mapBytes
  const browsers = quotaBytes === null ? Infinity : quotaBytes - (usedBytes ?? 0)
  return Math.max(0, Math.min(ours, browsers))
}

/** The browser is the narrower one. */
export function isShortOfRoom(mapBytes: number, room: DeviceRoom): boolean {
  return bytesLeft(mapBytes, room) < MOST_MAP_BYTES - mapBytes
}

async function attempt<Value>(look: () => Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await look()
  } catch {
    return otherwise
  }
}
