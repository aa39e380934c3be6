import { statfs } from 'node:fs/promises'

const LOW_BYTES = 96_000_000
const LOOK_EVERY_MS = 250

/** Tells when a disk becomes nearly full, and when it no longer is. */
export function watchFreeSpace(
  folder: string,
  onChange: (isLow: boolean) => Promise<void>,
  lowBytes = LOW_BYTES,
): { look(): Promise<void>; stop(): void } {
  let wasLow = false
  const look = async (): Promise<void> => {
    const { bavail, bsize } = await statfs(folder)
    const isLow = bavail * bsize < lowBytes
    if (isLow === wasLow) return
    wasLow = isLow
    await onChange(isLow)
  }
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS).unref()
  return { look, stop: () => clearInterval(timer) }
}
