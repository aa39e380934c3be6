import { afterAll, vi } from 'vitest'

/** Files share a worker, which is five times as fast, and nothing else: each has modules of its own and leaves no page behind. */
vi.resetModules()

type Listening = Parameters<typeof addEventListener>
const listening: Listening[] = []
const listen = globalThis.addEventListener
// What a file still listens for would answer to the events of the next.
if (typeof document !== 'undefined')
  globalThis.addEventListener = (...wanted: Listening) => {
    listening.push(wanted)
    listen(...wanted)
  }

// A navigator of jsdom has nothing of its own: whatever is there was given to it by a test.
const forgetDevice = (): void =>
  Object.getOwnPropertyNames(navigator).forEach((name) => void Reflect.deleteProperty(navigator, name))

afterAll(async () => {
  vi.useRealTimers()
  // Whatever is still being fetched is to find the mocks of this file.
  await vi.dynamicImportSettled()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  // It belongs to the worker: the next file would find what this one kept.
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

// A document of jsdom loads a moment after it is made, as any other; whoever asks how long that is past must not be first.
if (typeof document !== 'undefined' && document.readyState !== 'complete')
  await new Promise((loaded) => addEventListener('load', loaded, { once: true }))
