import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createMemoryCaches } from './memory-caches.ts'

const ORIGIN = 'https://sojourn.example'
const DAY_MS = 86_400_000

vi.stubGlobal('location', { origin: ORIGIN })
vi.stubGlobal('__BUILD__', 'b1')
vi.stubGlobal('__CRITICAL__', ['/assets/index-1.js'])
vi.stubGlobal('__WANTED__', ['/assets/flights-1.js', '/assets/gone-1.js'])
const { keepOpened, servePage } = await import('./serve-page.ts')
const { serveFile } = await import('./serve-file.ts')
const { dropOtherShells, fillRest, fillShell } = await import('./shell-cache.ts')

let memory: ReturnType<typeof createMemoryCaches>
let network: (path: string) => Promise<Response>
let asked: string[]

/** Node's responses have no type; a browser's own origin is `basic`. */
function answer(body: string, headers: Record<string, string> = {}, status = 200): Response {
  const response = new Response(body, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, no-cache', ...headers },
  })
  const own = Object.defineProperty(response, 'type', { value: 'basic' })
  return Object.defineProperty(own, 'clone', {
    value: () => Object.defineProperty(Response.prototype.clone.call(response), 'type', { value: 'basic' }),
  })
}

function visit(path: string) {
  const waiting: Promise<unknown>[] = []
  const request = { url: `${ORIGIN}${path}` } as Request
  const event = {
    request,
    preloadResponse: Promise.resolve(undefined),
    waitUntil: (work: Promise<unknown>) => void waiting.push(work),
  } as unknown as FetchEvent
  const settle = async () => {
    for (const work of waiting) await work
  }
  return { event, settle }
}

async function open(path: string, isPrivate = false): Promise<string> {
  const { event, settle } = visit(path)
  const serving = servePage(event, isPrivate)
  await vi.advanceTimersByTimeAsync(3000)
  const text = await (await serving).text()
  await vi.advanceTimersByTimeAsync(60_000)
  await settle()
  return text
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000 })
  memory = createMemoryCaches()
  asked = []
  vi.stubGlobal('caches', memory.storage)
  vi.stubGlobal('fetch', (input: Request | string) => {
    const path = typeof input === 'string' ? input : input.url.slice(ORIGIN.length)
    asked.push(path)
    return network(path)
  })
  network = async (path) => answer(`fresh ${path}`, { 'x-build': 'b1' })
})
afterEach(() => vi.useRealTimers())

describe('a page', () => {
  it('comes from the network first, then at once from its copy, which is refreshed in the background', async () => {
    expect(await open('/flights')).toBe('fresh /flights')
    network = async (path) => answer(`newer ${path}`, { 'x-build': 'b1' })
    expect(await open('/flights')).toBe('fresh /flights')
    expect(await open('/flights')).toBe('newer /flights')
  })

  it('opened before the worker existed is cached once, for the second visit', async () => {
    await keepOpened(`${ORIGIN}/flights`)
    await keepOpened(`${ORIGIN}/flights`)
    expect(asked).toEqual(['/flights'])
    network = offline
    expect(await open('/flights')).toBe('fresh /flights')
  })

  it('that cannot be fetched again, or may not be stored, is not cached', async () => {
    network = offline
    await keepOpened(`${ORIGIN}/flights`)
    network = async (path) => answer(`fresh ${path}`, { 'cache-control': 'no-store' })
    await keepOpened(`${ORIGIN}/flights`)
    expect(asked).toEqual(['/flights', '/flights'])
    await keepOpened(`${ORIGIN}/assistant?q=weather`)
    expect(asked).toHaveLength(2)
    expect(memory.stores.get('sojourn-pages')?.size ?? 0).toBe(0)
  })

  it.each([
    ['of another build', '/flights', { 'x-build': 'b0' }, 0],
    ['a day old', '/flights', { 'x-build': 'b1' }, DAY_MS],
    ['of an answer to a question', '/flights?from=LIS', { 'x-build': 'b1' }, 0],
  ])('is requested first when the copy is %s', async (_, path, headers, laterMs) => {
    network = async () => answer('old', headers)
    await open(path)
    vi.setSystemTime(Date.now() + laterMs)
    network = async () => answer('new', headers)
    expect(await open(path)).toBe('new')
    network = offline
    vi.setSystemTime(Date.now() + laterMs)
    expect(await open(path)).toBe('new')
  })

  it('is the shell without a copy: offline, after three seconds, or when the server fails', async () => {
    await fillShell()
    const shell = 'fresh /shell'
    network = offline
    expect(await open('/never-seen')).toBe(shell)
    network = async () => answer('sorry', {}, 503)
    expect(await open('/never-seen')).toBe(shell)
    network = () => new Promise((resolve) => setTimeout(() => resolve(answer('slow')), 10_000))
    expect(await open('/never-seen')).toBe(shell)
    expect(memory.stores.get('sojourn-pages')?.has('/never-seen')).toBe(true)
  })

  it('that does not exist is shown as such, and not cached', async () => {
    network = async () => answer('off the chart', {}, 404)
    expect(await open('/nowhere')).toBe('off the chart')
    expect(memory.stores.get('sojourn-pages')?.size ?? 0).toBe(0)
  })

  it.each([
    ['private', '/profile', true, {}],
    ['marked as not to be stored', '/x', false, { 'cache-control': 'no-store' }],
    ['marked as one person’s', '/x', false, { 'cache-control': 'private' }],
  ])('leaves no copy when it is %s', async (_, path, isPrivate, headers) => {
    network = async () => answer('mine', headers)
    expect(await open(path, isPrivate)).toBe('mine')
    expect(memory.stores.get('sojourn-pages')?.size ?? 0).toBe(0)
  })

  it('is one of at most fifty copies', async () => {
    for (let number = 0; number < 55; number += 1) await open(`/blog/${number}`)
    const kept = [...(memory.stores.get('sojourn-pages')?.keys() ?? [])]
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([50, '/blog/5', '/blog/54'])
  })
})

describe('a file', () => {
  it('with a hash is fetched once', async () => {
    const { event, settle } = visit('/assets/map-1.js')
    expect(await (await serveFile(event)).text()).toBe('fresh /assets/map-1.js')
    await settle()
    expect(await (await serveFile(visit('/assets/map-1.js').event)).text()).toBe('fresh /assets/map-1.js')
    expect(asked).toEqual(['/assets/map-1.js'])
  })
})

describe('the shell', () => {
  it('needs all critical files, and fetches the others when idle', async () => {
    const kept = () => [...(memory.stores.get('sojourn-shell-b1')?.keys() ?? [])].sort()
    network = async (path) => answer(path, {}, path.includes('gone') ? 404 : 200)
    await fillShell()
    expect(kept()).toEqual(['/assets/index-1.js', '/shell'])
    await fillRest([])
    await fillRest([])
    expect(kept()).toEqual(['/assets/flights-1.js', '/assets/index-1.js', '/shell'])
    expect(asked.filter((path) => path.includes('flights'))).toHaveLength(1)
    network = async (path) => answer(path, {}, path.includes('index') ? 404 : 200)
    await memory.storage.delete('sojourn-shell-b1')
    await expect(fillShell()).rejects.toThrow('/assets/index-1.js answered 404')
  })

  it('survives one failed fetch', async () => {
    const fails = new Set(['/assets/index-1.js'])
    network = async (path) => (fails.delete(path) ? offline() : answer(path))
    await fillShell()
    expect(asked.filter((path) => path.includes('index'))).toHaveLength(2)
    network = offline
    await memory.storage.delete('sojourn-shell-b1')
    await expect(fillShell()).rejects.toThrow('Failed to fetch')
  })

  it("fetches only the page's own files with data saving on", async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    await fillShell()
    await fillRest([])
    expect(asked).not.toContain('/assets/flights-1.js')
    await fillRest(['/assets/flights-1.js', '/assets/no-file-of-ours.js'])
    vi.stubGlobal('navigator', {})
    expect(asked.slice(2)).toEqual(['/assets/flights-1.js'])
  })

  it('begins with the files of the page', async () => {
    await fillShell()
    await fillRest(['/assets/gone-1.js'])
    expect(asked.slice(2)).toEqual(['/assets/gone-1.js', '/assets/flights-1.js'])
  })

  it('fetches nothing twice that an earlier build has fetched, and outlives it', async () => {
    const earlier = await memory.storage.open('sojourn-shell-b0')
    await earlier.put('/assets/index-1.js', answer('known'))
    await earlier.put('/assets/flights-1.js', answer('known'))
    await fillShell()
    await dropOtherShells()
    await fillRest([])
    expect(asked).toEqual(['/shell', '/assets/gone-1.js'])
    expect([...memory.stores.keys()]).toEqual(['sojourn-shell-b1'])
  })
})
