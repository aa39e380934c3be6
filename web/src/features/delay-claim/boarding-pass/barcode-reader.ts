import readerUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

import type { BarcodeAnswer, BarcodeQuestion } from './barcode-wasm-worker.ts'
// Vite makes the address; the file itself exports nothing.
// oxlint-disable-next-line import/default
import workerUrl from './barcode-wasm-worker.ts?worker&url'

/** All that reading a code fetches. */
export const BARCODE_FILES: readonly string[] = [workerUrl, readerUrl]

/** Its files are not on this device, and could not be fetched. */
export class ReaderNotLoaded extends Error {}

export type BarcodeReader = {
  readonly ready: Promise<void>
  /** The text of every code in the picture, which is used up by it. A photo is also read turned, which takes longer. */
  read(picture: ImageBitmap, isPhoto: boolean): Promise<readonly string[]>
  close(): void
}

export function openBarcodeReader(): BarcodeReader {
  const worker = new Worker(workerUrl, { type: 'module' })
  const ready = Promise.withResolvers<void>()
  const waiting = new Map<number, (codes: readonly string[]) => void>()
  let lastId = 0
  // Whoever reads is told; without a picture yet, nobody is.
  ready.promise.catch(() => undefined)
  const fail = (): void => ready.reject(new ReaderNotLoaded())
  worker.addEventListener('error', fail)
  worker.addEventListener('message', ({ data }: MessageEvent<BarcodeAnswer>) => {
    if (data.kind === 'ready') ready.resolve()
    else if (data.kind === 'not-loaded') fail()
    else {
      waiting.get(data.id)?.(data.codes)
      waiting.delete(data.id)
    }
  })
  return {
    ready: ready.promise,
    async read(picture, isPhoto) {
      await ready.promise
      const id = (lastId += 1)
      const { promise, resolve } = Promise.withResolvers<readonly string[]>()
      waiting.set(id, resolve)
      worker.postMessage({ id, picture, isPhoto } satisfies BarcodeQuestion, [picture])
      return promise
    },
    close: () => worker.terminate(),
  }
}
