import { createWorker, type ImageLike, OEM, type WorkerOptions } from 'tesseract.js'

import { type PhotoLanguage, TESSERACT_CODES } from './photo-languages.ts'

type Wish = {
  readonly picture: ImageLike
  readonly language: PhotoLanguage
  /** Folder of the language's packed model. */
  readonly models: string
  readonly paths?: Partial<WorkerOptions>
  readonly signal: AbortSignal
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void
}

/** The print in a picture, on this device. Empty where there is none that can be read. */
export async function recogniseText({ picture, language, models, paths, signal, onProgress }: Wish): Promise<string> {
  const worker = await createWorker(TESSERACT_CODES[language], OEM.LSTM_ONLY, {
    ...paths,
    langPath: models,
    // The service worker keeps the files already.
    cacheMethod: 'none',
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') onProgress(progress)
    },
  })
  const aborted = Promise.withResolvers<never>()
  aborted.promise.catch(() => undefined)
  const stop = (): void => aborted.reject(new DOMException('stopped', 'AbortError'))
  signal.addEventListener('abort', stop, { once: true })
  try {
    signal.throwIfAborted()
    const { data } = await Promise.race([worker.recognize(picture), aborted.promise])
    return data.confidence < LOWEST_CONFIDENCE ? '' : tidy(data.text)
  } finally {
    signal.removeEventListener('abort', stop)
    await worker.terminate()
  }
}

/** Below it are leaves and stones that look like letters. */
const LOWEST_CONFIDENCE = 40
/** Tesseract writes spaces between characters of scripts that have none. */
const UNSPACED =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー、。]) +(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー、。])/gu

function tidy(text: string): string {
  return text
    .replaceAll(UNSPACED, '')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
