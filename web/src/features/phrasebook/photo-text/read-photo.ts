import { isNative } from '../../../device/native/is-native.ts'
import { ENGINE_PATHS, MODEL_URLS } from './model-urls.ts'
import type { PhotoLanguage } from './photo-languages.ts'
import { recogniseText } from './recognise-text.ts'

export class NotAPicture extends Error {}
export class ModelNotLoaded extends Error {}

export type PhotoProgress = { readonly step: 'loading' | 'reading'; readonly share: number }

type Wish = {
  readonly photo: Blob
  readonly language: PhotoLanguage
  readonly signal: AbortSignal
  readonly onProgress: (progress: PhotoProgress) => void
}

/** The text of a photo. Nothing of it leaves the device: only the language's model is fetched, once. */
export async function readPhoto({ photo, language, signal, onProgress }: Wish): Promise<string> {
  const picture = await upright(photo)
  const onLoaded = (share: number): void => onProgress({ step: 'loading', share })
  // The native app carries the models unpacked (mobile/build/copy-web-app.ts).
  const isPacked = !isNative()
  const url = isPacked ? MODEL_URLS[language] : MODEL_URLS[language].replace(/\.gz$/, '')
  await fetchModel(url, signal, onLoaded)
  const models = new URL('.', new URL(url, location.href)).href.replace(/\/$/, '')
  const reading = { picture, language, models, paths: { ...ENGINE_PATHS, gzip: isPacked }, signal }
  return recogniseText({ ...reading, onProgress: (share) => onProgress({ step: 'reading', share }) })
}

/** Larger is slower and no more exact. */
const LONGEST_SIDE = 2400

/** As the camera held it, which Tesseract does not look at. */
async function upright(photo: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(photo).catch(() => {
    throw new NotAPicture()
  })
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/png' })
}

/** Into the cache of the browser, or of the service worker, where Tesseract finds it: its own fetch cannot be stopped. */
async function fetchModel(url: string, signal: AbortSignal, onLoaded: (share: number) => void): Promise<void> {
  const response = await fetch(url, { signal }).catch((error: unknown) => {
    throw signal.aborted ? error : new ModelNotLoaded()
  })
  if (!response.ok || !response.body) throw new ModelNotLoaded()
  const size = Number(response.headers.get('content-length'))
  let loaded = 0
  await response.body.pipeTo(
    new WritableStream({
      write(chunk: Uint8Array) {
        loaded += chunk.length
        if (size > 0) onLoaded(Math.min(1, loaded / size))
      },
    }),
  )
}
