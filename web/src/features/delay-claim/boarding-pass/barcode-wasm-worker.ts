/**
 * A thread of its own, because a large photograph takes a phone seconds; and the only place where WebAssembly may be
 * compiled, by the policy that the server sends with scripts of this name (decision 84).
 */
import { prepareZXingModule } from 'zxing-wasm/reader'
import readerUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

import { readCodes, readPhoto } from './read-codes.ts'

export type BarcodeQuestion = { readonly id: number; readonly picture: ImageBitmap; readonly isPhoto: boolean }
export type BarcodeAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'not-loaded' }
  | { readonly kind: 'read'; readonly id: number; readonly codes: readonly string[] }

// Its own default is another host.
const loading = prepareZXingModule({ overrides: { locateFile: () => readerUrl }, fireImmediately: true })
loading.then(
  () => postMessage({ kind: 'ready' } satisfies BarcodeAnswer),
  () => postMessage({ kind: 'not-loaded' } satisfies BarcodeAnswer),
)

addEventListener('message', ({ data }: MessageEvent<BarcodeQuestion>) => void answer(data))

async function answer({ id, picture, isPhoto }: BarcodeQuestion): Promise<void> {
  const reading = isPhoto ? readPhoto((degrees) => pixelsOf(picture, degrees)) : readCodes(pixelsOf(picture, 0))
  const codes = await reading.catch(() => [])
  picture.close()
  postMessage({ kind: 'read', id, codes } satisfies BarcodeAnswer)
}

/** Sharper than any code needs, and as much as a phone's memory bears; the turned ones take their time too. */
const MOST_PIXELS = 16_000_000
const MOST_PIXELS_TURNED = 4_000_000

function pixelsOf(picture: ImageBitmap, degrees: number): ImageData {
  const angle = (degrees * Math.PI) / 180
  const [across, along] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const most = degrees === 0 ? MOST_PIXELS : MOST_PIXELS_TURNED
  const scale = Math.min(1, Math.sqrt(most / (picture.width * picture.height)))
  const width = Math.ceil((picture.width * across + picture.height * along) * scale)
  const height = Math.ceil((picture.width * along + picture.height * across) * scale)
  const canvas = new OffscreenCanvas(width, height).getContext('2d')
  if (!canvas) throw new Error('no canvas')
  canvas.translate(width / 2, height / 2)
  canvas.rotate(angle)
  canvas.scale(scale, scale)
  canvas.drawImage(picture, -picture.width / 2, -picture.height / 2)
  return canvas.getImageData(0, 0, width, height)
}
