import { createApp } from '../src/http/app.ts'
import { listen } from '../src/http/listen.ts'
import { createRequestListener } from '../src/http/request-listener.ts'
import type { Surface } from '../src/http/surface.ts'
import type { Platform } from '../src/platform.ts'

export type Served = { readonly url: string; stop(): Promise<void> }

/** Surfaces created for a test, behind the product's own outer layer, on a separate port. */
export async function serveSurfaces(platform: Platform, surfaces: readonly Surface[]): Promise<Served> {
  const listening = await listen('127.0.0.1', 0)
  listening.serve({
    handle: createRequestListener(platform, surfaces, createApp(platform, surfaces)),
    upgrade: (_, socket) => socket.destroy(),
  })
  return { url: `http://127.0.0.1:${listening.port}`, stop: () => listening.close(100) }
}
