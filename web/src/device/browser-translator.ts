/**
 * The Translator API, with which some browsers translate on the device:
 * https://developer.mozilla.org/en-US/docs/Web/API/Translator
 */
type Pair = { readonly sourceLanguage: string; readonly targetLanguage: string }
type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available'
type Monitor = { addEventListener(type: 'downloadprogress', listener: (event: { loaded: number }) => void): void }
type Translator = { translate(text: string): Promise<string>; destroy(): void }
type TranslatorApi = {
  availability(pair: Pair): Promise<Availability>
  create(options: Pair & { monitor: (monitor: Monitor) => void; signal: AbortSignal }): Promise<Translator>
}

export type BrowserTranslation = {
  readonly text: string
  readonly from: string
  readonly to: string
  readonly signal: AbortSignal
  /** From 0 to 1, while the browser downloads the two languages. */
  readonly onDownload: (share: number) => void
}

/** A browser that cannot download its languages says nothing at all. */
const SILENCE_MS = 8000

/** Null where the browser has no translator, or not for these languages; nothing leaves the device. */
export async function translateInBrowser(asked: BrowserTranslation): Promise<string | null> {
  const api = (globalThis as { readonly Translator?: TranslatorApi }).Translator
  if (!api) return null
  const silent = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const hear = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => silent.abort(new Error('silent')), SILENCE_MS)
  }
  hear()
  const signal = AbortSignal.any([asked.signal, silent.signal])
  try {
    return await untilAborted(translateBy(api, { ...asked, signal }, hear), signal)
  } catch (error) {
    asked.signal.throwIfAborted()
    console.warn('the browser did not translate', error)
    return null
  } finally {
    clearTimeout(timer)
  }
}

async function translateBy(api: TranslatorApi, asked: BrowserTranslation, hear: () => void): Promise<string | null> {
  const pair = { sourceLanguage: asked.from, targetLanguage: asked.to }
  const available = await api.availability(pair)
  if (available === 'unavailable' || (available !== 'available' && !navigator.onLine)) return null
  const monitor = (progress: Monitor): void =>
    progress.addEventListener('downloadprogress', ({ loaded }) => {
      hear()
      if (!asked.signal.aborted) asked.onDownload(loaded)
    })
  const translator = await api.create({ ...pair, monitor, signal: asked.signal })
  hear()
  try {
    return (await translator.translate(asked.text)).trim() || null
  } finally {
    translator.destroy()
  }
}

function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  return Promise.race([work, promise])
}
