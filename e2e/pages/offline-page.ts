import { randomUUID } from 'node:crypto'

import { expect, type Page } from '@playwright/test'

import { hydrate, openHydrated } from '../support/hydrate.ts'

const DB = 'travel-offline-db'

type NameChange = {
  readonly userId: string
  readonly fullName: string
  readonly label?: string
  readonly entity?: string
}

/** The offline features of the app: banner, outbox, caches and stored records. */
export class OfflinePage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async open(address: string): Promise<void> {
    await openHydrated(this.#page, address)
  }

  async hydrate(): Promise<void> {
    await hydrate(this.#page)
  }

  /** Waits until the service worker has precached everything that the app needs to start offline. */
  async waitForWorker(): Promise<void> {
    await this.#page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    const worker = await (await this.#page.request.get(new URL('/sw.js', this.#page.url()).href)).text()
    const wanted = [...worker.matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => path)
    await expect(async () => expect(await this.listCached()).toEqual(expect.arrayContaining(wanted))).toPass()
  }

  /** The device has opened only the home page, has precached the app, and is offline now. */
  async goOfflineFromHome(): Promise<void> {
    await this.open('/')
    await this.waitForWorker()
    await this.#page.context().setOffline(true)
  }

  /** Opens a page under the service worker, and waits until it is cached. */
  async openAndCache(path: string): Promise<void> {
    await this.waitForWorker()
    await this.open(path)
    await expect.poll(() => this.listCached()).toContain(path)
  }

  banner(text: string) {
    return this.#page.getByRole('status').filter({ hasText: text })
  }

  get badge() {
    return this.#page.getByRole('button', { name: /^Offline Mode/ })
  }

  async waitForOutbox(): Promise<void> {
    const exists = (name: string) =>
      indexedDB.databases().then((all) => all.some((db) => db.name === name && (db.version ?? 0) >= 1))
    // Not waitForFunction, which treats any promise as true.
    await expect.poll(() => this.#page.evaluate(exists, DB)).toBe(true)
  }

  /** Puts a change of the traveller's name into the outbox, in the format of the app. */
  async queueNameChange({
    userId,
    fullName,
    label = 'Your name',
    entity = `profile:${userId}`,
  }: NameChange): Promise<void> {
    await this.waitForOutbox()
    const action = {
      id: randomUUID(),
      timestamp: Date.now(),
      url: `/rest/v1/profiles?id=eq.${userId}`,
      method: 'PATCH',
      headers: JSON.stringify({ 'idempotency-key': randomUUID(), 'content-type': 'application/json' }),
      body: JSON.stringify({ full_name: fullName }),
      version: 1,
      userId,
      entity,
      label,
      sequence: Date.now(),
      after: null,
      cacheKey: null,
      wasSavedOffline: true,
      state: 'pending',
      attempts: 0,
      hold: null,
      problem: null,
    }
    await this.#page.evaluate(
      ([name, record]) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open(name)
          opening.addEventListener('error', () => reject(opening.error))
          opening.addEventListener('success', () => {
            const tx = opening.result.transaction('offline-actions', 'readwrite')
            tx.objectStore('offline-actions').put(record)
            tx.addEventListener('complete', () => {
              opening.result.close()
              new BroadcastChannel('sojourn-outbox').postMessage('changed')
              resolve()
            })
          })
        }),
      [DB, action] as const,
    )
  }

  /** How many records each store holds. */
  async countStored(): Promise<Record<string, number>> {
    return this.#page.evaluate(
      (name) =>
        new Promise((resolve, reject) => {
          const opening = indexedDB.open(name)
          opening.addEventListener('error', () => reject(opening.error))
          opening.addEventListener('success', () => {
            const db = opening.result
            const tx = db.transaction([...db.objectStoreNames])
            const counts: Record<string, number> = {}
            for (const store of db.objectStoreNames) {
              const counting = tx.objectStore(store).count()
              counting.addEventListener('success', () => {
                counts[store] = counting.result
              })
            }
            tx.addEventListener('complete', () => {
              db.close()
              resolve(counts)
            })
          })
        }),
      DB,
    )
  }

  /** Every address in every cache. */
  async listCached(): Promise<readonly string[]> {
    return this.#page.evaluate(async () => {
      const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      const requests = await Promise.all(opened.map((cache) => cache.keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
  }

  /** The Cross-Origin-Opener-Policy header of every cached document. */
  async listOpenerPolicies(): Promise<readonly (string | null)[]> {
    return this.#page.evaluate(async () => {
      const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      const answers = (await Promise.all(opened.map((cache) => cache.matchAll()))).flat()
      return answers
        .filter(({ headers }) => headers.get('content-type')?.startsWith('text/html'))
        .map(({ headers }) => headers.get('cross-origin-opener-policy'))
    })
  }

  /** The compressed size of the precache. */
  async measurePrecacheBytes(): Promise<number> {
    return this.#page.evaluate(async () => {
      let bytes = 0
      for (const name of await caches.keys()) {
        if (!name.startsWith('sojourn-shell-')) continue
        const cache = await caches.open(name)
        for (const { body } of await cache.matchAll()) {
          const compressed = body?.pipeThrough(new CompressionStream('gzip')) ?? null
          bytes += (await new Response(compressed).arrayBuffer()).byteLength
        }
      }
      return bytes
    })
  }

  async expectOutboxEmpty(): Promise<void> {
    await expect(async () => expect(await this.countStored()).toMatchObject({ 'offline-actions': 0 })).toPass()
  }
}
