/** Files of the app that a traveller asked to have before their first use, such as the model that reads a script. */
import { ASKED_FILES_CACHE } from './cache-names.ts'

type Wish = {
  readonly signal: AbortSignal
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void
}

/** Only a page with a service worker is served from the cache. */
export function canKeepFiles(): boolean {
  return typeof caches !== 'undefined' && Boolean(navigator.serviceWorker?.controller)
}

export async function areFilesKept(addresses: readonly string[]): Promise<boolean> {
  const cache = await caches.open(ASKED_FILES_CACHE)
  const copies = await Promise.all(addresses.map((address) => cache.match(address, { ignoreVary: true })))
  return copies.every((copy) => copy !== undefined)
}

/** All of them or none: half a reader reads nothing. */
export async function keepFiles(addresses: readonly string[], { signal, onProgress }: Wish): Promise<void> {
  const cache = await caches.open(ASKED_FILES_CACHE)
  const fetched: (readonly [string, Response])[] = []
  for (const [index, address] of addresses.entries()) {
    const onLoaded = (share: number): void => onProgress((index + share) / addresses.length)
    fetched.push([address, await fetchWhole(address, signal, onLoaded)])
    onLoaded(1)
  }
  for (const [address, response] of fetched) await cache.put(address, response)
}

/** In bytes, unpacked. */
export async function sizeOfKept(addresses: readonly string[]): Promise<number> {
  const cache = await caches.open(ASKED_FILES_CACHE)
  const copies = await Promise.all(addresses.map((address) => cache.match(address, { ignoreVary: true })))
  const sizes = await Promise.all(copies.map(async (copy) => (await copy?.blob())?.size ?? 0))
  return sizes.reduce((sum, size) => sum + size, 0)
}

export async function dropFiles(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(ASKED_FILES_CACHE)
  for (const address of addresses) await cache.delete(address, { ignoreVary: true })
}

async function fetchWhole(address: string, signal: AbortSignal, onLoaded: (share: number) => void): Promise<Response> {
  const response = await fetch(address, { signal })
  if (!response.ok || !response.body) throw new Error(`${address} answered ${response.status}`)
  const { headers } = response
  // Of a compressed file it is the size on the way, and the parts that arrive are larger.
  const size = headers.has('content-encoding') ? 0 : Number(headers.get('content-length'))
  let loaded = 0
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        loaded += chunk.length
        if (size > 0) onLoaded(Math.min(1, loaded / size))
        controller.enqueue(chunk)
      },
    }),
  )
  const bytes = await new Response(counted).arrayBuffer()
  return new Response(bytes, { headers: { 'content-type': headers.get('content-type') ?? 'application/octet-stream' } })
}
