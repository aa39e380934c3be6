import { today } from '../../../device/today.ts'
import type { BarcodeReader } from './barcode-reader.ts'
import { findPass, type FoundPass } from './find-pass.ts'

/** Between two pictures; a phone needs about as long to read one. */
const PAUSE_MS = 200

/** What each picture of the camera has, from now on. The first boarding pass, or the signal, ends it. */
export async function* watchCamera(
  video: HTMLVideoElement,
  reader: BarcodeReader,
  signal: AbortSignal,
): AsyncGenerator<FoundPass> {
  while (!signal.aborted) {
    // Before its first picture a camera has none to read.
    const picture = await createImageBitmap(video).catch(() => null)
    if (picture) {
      const found = findPass(await reader.read(picture, false), today())
      if (signal.aborted) return
      yield found
      if (found.kind === 'pass') return
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}
