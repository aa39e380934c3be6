import { setImmediate as nextTurn } from 'node:timers/promises'

import { describe, expect, it } from 'vitest'

import { createByteCache } from './byte-cache.ts'
import { createFairQueue } from './fair-queue.ts'

const NEVER = new AbortController().signal
const LIMITS = { atOnce: 2, waitingPerCaller: 3, waitingInAll: 5 }

/** Jobs that end when the test says so, and the order in which they began. */
function controlledJobs() {
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const job = (name: string) => () =>
    new Promise<string>((resolve) => {
      began.push(name)
      ends.set(name, () => resolve(name))
    })
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.()
    await nextTurn()
  }
  return { began, job, end }
}

describe('createFairQueue', () => {
  it('runs one job of each caller at a time and lets callers take turns', async () => {
    const queue = createFairQueue(LIMITS)
    const { began, job, end } = controlledJobs()
    const all = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => queue.run(name.slice(0, 1), NEVER, job(name)))
    expect(began).toEqual(['a1', 'b1'])
    await end('a1')
    await end('a2')
    expect(began).toEqual(['a1', 'b1', 'a2', 'c1'])
    for (const name of ['b1', 'c1', 'a3']) await end(name)
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1'])
  })

  it('refuses a caller with too many waiting jobs, and everyone when too many wait in total', async () => {
    const queue = createFairQueue(LIMITS)
    const { job } = controlledJobs()
    for (let i = 0; i < 4; i += 1) void queue.run('a', NEVER, job(`a${i}`))
    await expect(queue.run('a', NEVER, job('a4'))).rejects.toMatchObject({ code: 'over_request_rate_limit' })
    for (let i = 0; i < 3; i += 1) void queue.run('b', NEVER, job(`b${i}`))
    await expect(queue.run('c', NEVER, job('c'))).rejects.toMatchObject({ code: 'server_busy' })
  })

  it('drops a job whose caller left, and continues after one that fails', async () => {
    const queue = createFairQueue({ ...LIMITS, atOnce: 1 })
    const { began, job, end } = controlledJobs()
    const first = queue.run('a', NEVER, job('a'))
    const gone = new AbortController()
    const left = queue.run('b', gone.signal, job('b'))
    const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : '')
    const failing = queue.run('c', NEVER, () => Promise.reject(new Error('broken'))).catch(reasonOf)
    const last = queue.run('d', NEVER, job('d'))
    gone.abort(new Error('left'))
    await expect(left).rejects.toThrow('left')
    await end('a')
    expect(await failing).toBe('broken')
    await nextTurn()
    await end('d')
    expect([await first, await last, began]).toEqual(['a', 'd', ['a', 'd']])
  })
})

describe('createByteCache', () => {
  const bytes = (length: number): Uint8Array<ArrayBuffer> => new Uint8Array(length)

  it('drops the least recently used entry when it is full, and never stores one that is too large', () => {
    const cache = createByteCache(100)
    for (const key of ['a', 'b', 'c', 'd']) cache.set(key, bytes(25))
    cache.get('a')
    cache.set('e', bytes(25))
    cache.set('huge', bytes(26))
    expect(['a', 'b', 'c', 'd', 'e', 'huge'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd', 'e'])
  })

  it('counts an entry once when it is set again', () => {
    const cache = createByteCache(100)
    for (let i = 0; i < 20; i += 1) cache.set('a', bytes(25))
    cache.set('b', bytes(25))
    expect([cache.get('a'), cache.get('b')]).toEqual([bytes(25), bytes(25)])
  })
})
