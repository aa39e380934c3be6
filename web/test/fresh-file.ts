import { afterAll, vi } from 'vitest'

/**
 * Files share a worker, which is five times as fast, and nothing else: each has its own modules and leaves no page
 * behind.
 */
vi.resetModules()

type Listening = Parameters<typeof addEventListener>
const listening: Listening[] = []
const listen = globalThis.addEventListener
// Listeners of one file would react to events of the next.
if (typeof document !== 'undefined')
  globalThis.addEventListener = (...wanted: Listening) => {
    listening.push(wanted)
    listen(...wanted)
  }

// A jsdom navigator has no own properties: any was set by a test.
const forgetDevice = (): void =>
  Object.getOwnPropertyNames(navigator).forEach((name) => void Reflect.deleteProperty(navigator, name))

afterAll(async () => {
  vi.useRealTimers()
  // Pending imports must get the mocks of this file.
  await vi.dynamicImportSettled()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  // It is shared by the worker: the next file would find this one's data.
  if (typeof indexedDB !== 'undefined') globalThis.indexedDB = new IDBFactory()
  if (typeof document === 'undefined') return
  const { cleanup } = await import('@testing-library/react')
  cleanup()
  for (const [event, heard, options] of listening) removeEventListener(event, heard, options)
  globalThis.addEventListener = listen
  forgetDevice()
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})

// A jsdom document loads a moment after its creation; a test about the time since load must not start before that.
if (typeof document !== 'undefined' && document.readyState !== 'complete')
  await new Promise((loaded) => addEventListener('load', loaded, { once: true }))
