import { NO_MEMORY } from '@app/companion/engine'
import type { AssistantEvent } from '@app/contracts/assistant'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { type AnswerOrder, createAnswerThread, type FromThread, type ToThread } from './answer-thread.ts'

const ORDER = { request: { question: 'Why?', memory: NO_MEMORY }, earlier: [], model: null } as unknown as AnswerOrder
const WORDS: AssistantEvent = { kind: 'piece', piece: { kind: 'words', text: 'Far.' }, startsSentence: true }

class ScriptedThread {
  readonly told: ToThread[] = []
  isEnded = false
  #hear: (message: FromThread) => void = () => {}
  #fail: (error: unknown) => void = () => {}
  on(event: 'message' | 'error', listener: (value: never) => void): void {
    if (event === 'message') this.#hear = listener as (message: FromThread) => void
    else this.#fail = listener as (error: unknown) => void
  }
  postMessage(message: ToThread): void {
    this.told.push(message)
  }
  async terminate(): Promise<number> {
    this.isEnded = true
    return 0
  }
  unref(): void {}
  say(message: FromThread): void {
    this.#hear(message)
  }
  fail(error: unknown): void {
    this.#fail(error)
  }
}

describe('the thread that answers', () => {
  let threads: ScriptedThread[] = []
  beforeEach(() => {
    threads = []
    vi.useFakeTimers()
  })
  afterEach(() => vi.useRealTimers())

  const start = (live: Parameters<typeof createAnswerThread>[0] = null) =>
    createAnswerThread(live, () => {
      const thread = new ScriptedThread()
      threads.push(thread)
      return thread
    })
  const read = async (events: AsyncIterable<AssistantEvent>) => {
    const all: AssistantEvent[] = []
    for await (const event of events) all.push(event)
    return all
  }
  const never = new AbortController().signal

  it('begins once for whoever is about to ask, and ends when nobody does', async () => {
    const { prepare } = start()
    prepare()
    prepare()
    expect(threads.map(({ told }) => told)).toEqual([[{ kind: 'prepare' }]])
    await vi.advanceTimersByTimeAsync(31 * 60_000)
    expect(threads[0]?.isEnded).toBe(true)
  })

  it('tells each who asked their own, in order', async () => {
    const { answer } = start()
    const [one, other] = [read(answer(ORDER, never)), read(answer(ORDER, never))]
    threads[0]?.say({ kind: 'event', id: 2, event: WORDS })
    threads[0]?.say({ kind: 'ended', id: 1 })
    threads[0]?.say({ kind: 'ended', id: 2 })
    expect([await one, await other]).toEqual([[], [WORDS]])
    expect(threads).toHaveLength(1)
  })

  it('fails all who wait when it dies, and another one answers the next', async () => {
    const { answer } = start()
    const both = Promise.allSettled([read(answer(ORDER, never)), read(answer(ORDER, never))])
    threads[0]?.fail(new Error('out of memory'))
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    void read(answer(ORDER, never)).catch(() => {})
    expect(threads[1]?.told).toMatchObject([{ kind: 'ask' }])
  })

  it('is told who has left, and is ended when it does not hear that', async () => {
    const { answer } = start()
    const leaving = new AbortController()
    const [one, other] = [read(answer(ORDER, leaving.signal)), read(answer(ORDER, never))]
    const both = Promise.allSettled([one, other])
    leaving.abort()
    expect(threads[0]?.told.at(-1)).toEqual({ kind: 'leave', id: 1 })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(threads[0]?.isEnded).toBe(true)
    expect((await both)[1]).toMatchObject({ status: 'rejected', reason: { code: 'server_busy' } })
  })

  it('tells those who wait to come again when the server stops', async () => {
    const { answer, close } = start()
    const waiting = Promise.allSettled([read(answer(ORDER, never))])
    close()
    expect(await waiting).toMatchObject([{ reason: { code: 'server_busy' } }])
    expect(threads[0]?.isEnded).toBe(true)
  })

  it('tells what was used though nobody listens any more', async () => {
    const { answer } = start()
    const leaving = new AbortController()
    const used = vi.fn()
    const events = read(answer(ORDER, leaving.signal, used))
    leaving.abort()
    const use = { model: 'm', prompts: '1', steps: 1, inputTokens: 5, outputTokens: 1, costMicroUsd: 0, failed: null }
    threads[0]?.say({ kind: 'used', id: 1, use })
    threads[0]?.say({ kind: 'ended', id: 1 })
    await events
    expect(used).toHaveBeenCalledExactlyOnceWith(use)
  })

  it('ends when nobody has asked for half an hour', async () => {
    const { answer } = start()
    const events = read(answer(ORDER, never))
    await vi.advanceTimersByTimeAsync(40 * 60_000)
    expect(threads[0]?.isEnded).toBe(false)
    threads[0]?.say({ kind: 'ended', id: 1 })
    await events
    await vi.advanceTimersByTimeAsync(30 * 60_000)
    expect(threads[0]?.isEnded).toBe(true)
  })

  it('learns of places from this side, where the database is', async () => {
    const kept = { places: [], fetchedAt: new Date(0) }
    const { answer } = start({ of: async (cityId) => (cityId === 7 ? kept : Promise.reject(new Error('away'))) })
    void read(answer(ORDER, never))
    const at = { latitude: 1, longitude: 2 }
    threads[0]?.say({ kind: 'live', id: 1, cityId: 7, at, hasLittle: false })
    threads[0]?.say({ kind: 'live', id: 2, cityId: 8, at, hasLittle: false })
    await vi.advanceTimersByTimeAsync(0)
    expect(threads[0]?.told.slice(1)).toEqual([
      { kind: 'live', id: 1, kept },
      { kind: 'live', id: 2, kept: null },
    ])
  })
})
