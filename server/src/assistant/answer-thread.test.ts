import { NO_MEMORY } from '@app/companion/engine'
import type { AssistantEvent } from '@app/contracts/assistant'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { type AnswerOrder, type Asking, createAnswerThread, type FromThread, type ToThread } from './answer-thread.ts'
import { MAX_OF_ONE_ASKER } from './answer-turns.ts'

const ORDER = { request: { question: 'Why?', memory: NO_MEMORY }, earlier: [], model: null } as unknown as AnswerOrder
const ANN: Asking = { requester: 'ann', signal: new AbortController().signal }
const BEN: Asking = { ...ANN, requester: 'ben' }
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

  it('starts one thread ahead of the first question and ends it after the last', () => {
    const { prepare } = start()
    prepare()
    prepare()
    expect(threads.map(({ told }) => told)).toEqual([[{ kind: 'prepare' }]])
    vi.advanceTimersByTime(31 * 60_000)
    expect(threads[0]?.isEnded).toBe(true)
  })

  it('sends each answer to its own requester, in order', async () => {
    const { answer } = start()
    const [one, other] = [read(answer(ORDER, ANN)), read(answer(ORDER, ANN))]
    threads[0]?.say({ kind: 'event', id: 2, event: WORDS })
    threads[0]?.say({ kind: 'ended', id: 1 })
    threads[0]?.say({ kind: 'ended', id: 2 })
    expect([await one, await other]).toEqual([[], [WORDS]])
    expect(threads).toHaveLength(1)
  })

  it('rejects all waiting questions when the thread dies, and starts another for the next', async () => {
    const { answer } = start()
    const both = Promise.allSettled([read(answer(ORDER, ANN)), read(answer(ORDER, ANN))])
    threads[0]?.fail(new Error('out of memory'))
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    void read(answer(ORDER, ANN)).catch(() => {})
    expect(threads[1]?.told).toMatchObject([{ kind: 'ask' }])
  })

  it('tells the thread which requesters left, and ends a thread that does not react', async () => {
    const { answer } = start()
    const leaving = new AbortController()
    const [one, other] = [read(answer(ORDER, { ...ANN, signal: leaving.signal })), read(answer(ORDER, ANN))]
    const both = Promise.allSettled([one, other])
    leaving.abort()
    expect(threads[0]?.told.at(-1)).toEqual({ kind: 'leave', id: 1 })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(threads[0]?.isEnded).toBe(true)
    expect((await both)[1]).toMatchObject({ status: 'rejected', reason: { code: 'server_busy' } })
  })

  const askedOf = (thread: ScriptedThread | undefined) =>
    (thread?.told ?? []).flatMap((message) => (message.kind === 'ask' ? [message.id] : []))

  it("runs two questions at a time, and another requester's before the third of the same requester", () => {
    const { answer } = start()
    for (const asking of [ANN, ANN, ANN, BEN]) answer(ORDER, asking)
    expect(askedOf(threads[0])).toEqual([1, 2])
    threads[0]?.say({ kind: 'ended', id: 1 })
    expect(askedOf(threads[0])).toEqual([1, 2, 4])
    threads[0]?.say({ kind: 'ended', id: 2 })
    expect(askedOf(threads[0])).toEqual([1, 2, 4, 3])
  })

  it('never sends a question whose requester left before its turn', async () => {
    const { answer } = start()
    const leaving = new AbortController()
    const gone = { ...BEN, signal: leaving.signal }
    for (const asking of [ANN, ANN]) answer(ORDER, asking)
    const left = read(answer(ORDER, gone))
    leaving.abort()
    expect(await left).toEqual([])
    expect(await read(answer(ORDER, gone))).toEqual([])
    for (const id of [1, 2]) threads[0]?.say({ kind: 'ended', id })
    expect(threads[0]?.told.map(({ kind }) => kind)).toEqual(['ask', 'ask'])
  })

  it('refuses only a requester with too many questions, and counts abandoned ones until they end', async () => {
    const { answer } = start()
    const leaving = new AbortController()
    for (let time = 0; time < 2; time += 1) answer(ORDER, { ...ANN, signal: leaving.signal })
    leaving.abort()
    for (let time = 2; time < MAX_OF_ONE_ASKER; time += 1) answer(ORDER, ANN)
    await expect(read(answer(ORDER, ANN))).rejects.toMatchObject({ code: 'server_busy' })
    answer(ORDER, BEN)
    threads[0]?.say({ kind: 'ended', id: 1 })
    expect(askedOf(threads[0])).toEqual([1, 2, MAX_OF_ONE_ASKER + 2])
  })

  it('moves waiting questions to another thread when the thread stops answering', async () => {
    const { answer } = start()
    const leaving = new AbortController()
    const stuck = [1, 2].map(() => read(answer(ORDER, { ...ANN, signal: leaving.signal })).catch(() => []))
    const waiting = read(answer(ORDER, BEN))
    leaving.abort()
    await vi.advanceTimersByTimeAsync(10_000)
    await Promise.all(stuck)
    expect(threads.map(({ isEnded }) => isEnded)).toEqual([true, false])
    threads[1]?.say({ kind: 'event', id: 3, event: WORDS })
    threads[1]?.say({ kind: 'ended', id: 3 })
    expect(await waiting).toEqual([WORDS])
  })

  it('does not keep others waiting behind a model', () => {
    const { answer } = start()
    const slow = { ...ORDER, model: {} } as AnswerOrder
    for (let time = 0; time < 3; time += 1) answer(slow, ANN)
    answer(ORDER, BEN)
    expect(askedOf(threads[0])).toEqual([1, 2, 3, 4])
  })

  it('rejects only the question that cannot be sent to the thread', async () => {
    const { answer } = start()
    answer(ORDER, BEN)
    vi.spyOn(threads[0] as ScriptedThread, 'postMessage').mockImplementationOnce(() => {
      throw new RangeError('too deep')
    })
    await expect(read(answer(ORDER, ANN))).rejects.toThrow('too deep')
    answer(ORDER, ANN)
    expect(askedOf(threads[0])).toEqual([1, 3])
  })

  it('asks waiting requesters to retry when the server stops', async () => {
    const { answer, close } = start()
    const waiting = Promise.allSettled([ANN, ANN, BEN].map((asking) => read(answer(ORDER, asking))))
    close()
    expect(await waiting).toMatchObject([1, 2, 3].map(() => ({ reason: { code: 'server_busy' } })))
    expect(threads[0]?.isEnded).toBe(true)
  })

  it("reports the model's usage even when the requester has left", async () => {
    const { answer } = start()
    const leaving = new AbortController()
    const used = vi.fn()
    const events = read(answer(ORDER, { ...ANN, signal: leaving.signal, onUse: used }))
    leaving.abort()
    const use = { model: 'm', prompts: '1', steps: 1, inputTokens: 5, outputTokens: 1, costMicroUsd: 0, failed: null }
    threads[0]?.say({ kind: 'used', id: 1, use })
    threads[0]?.say({ kind: 'ended', id: 1 })
    await events
    expect(used).toHaveBeenCalledExactlyOnceWith(use)
  })

  it('ends after half an hour without a question', async () => {
    const { answer } = start()
    const events = read(answer(ORDER, ANN))
    // In one step: timers of other files in this worker must not run through the half hour too.
    vi.advanceTimersByTime(40 * 60_000)
    expect(threads[0]?.isEnded).toBe(false)
    threads[0]?.say({ kind: 'ended', id: 1 })
    await events
    vi.advanceTimersByTime(30 * 60_000)
    expect(threads[0]?.isEnded).toBe(true)
  })

  it('gets live places from the main thread, which has the database connection', async () => {
    const kept = { places: [], fetchedAt: new Date(0) }
    const { answer } = start({ of: async (cityId) => (cityId === 7 ? kept : Promise.reject(new Error('away'))) })
    void read(answer(ORDER, ANN))
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
