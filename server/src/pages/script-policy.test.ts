import { describe, expect, it } from 'vitest'

import { scriptPolicy } from './script-policy.ts'

describe('the policy of a script', () => {
  it('allows the service worker to fetch from here, and nothing else', () => {
    expect(scriptPolicy('/sw.js')).toBe("default-src 'none'; connect-src 'self'")
  })

  it('allows a worker of a page to fetch the rest of its script', () => {
    const policy = scriptPolicy('/assets/offline-worker-B2DZyvwI.js')
    expect(policy).toBe("default-src 'none'; script-src 'self'; connect-src 'self'")
  })

  it.each(['/assets/barcode-wasm-worker-B2DZyvwI.js', '/assets/barcode-wasm-worker--2D_yvwI.js'])(
    'allows %s to compile WebAssembly, and no other kind of code',
    (path) => {
      const policy = scriptPolicy(path)
      expect(policy).toBe("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'")
    },
  )

  it.each([
    '/assets/home-B2DZyvwI.js',
    '/assets/wasm-worker.css',
    '/wasm-worker-B2DZyvwI.js',
    '/assets/x/a-worker-1.js',
    '/',
  ])('is that of the page for %s', (path) => expect(scriptPolicy(path)).toBeNull())
})
