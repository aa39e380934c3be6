import { afterAll, vi } from 'vitest'

/** Files share a worker, which is five times as fast, and nothing else: each has modules of its own and leaves no page behind. */
vi.resetModules()

afterAll(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  if (typeof document === 'undefined') return
  const { cleanup } = await import('@testing-library/react')
  cleanup()
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})

// A document of jsdom loads a moment after it is made, as any other; whoever asks how long that is past must not be first.
if (typeof document !== 'undefined' && document.readyState !== 'complete')
  await new Promise((loaded) => addEventListener('load', loaded, { once: true }))
