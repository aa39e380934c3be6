import type { AssistantEvent, AssistantRequest } from '@app/contracts/assistant'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { FromCompanion, ToCompanion } from './companion-messages.ts'

vi.mock('../rates/load-rates.ts', () => ({ loadRates: async () => null, readKeptRates: async () => null }))
vi.mock('../trips/trip-data.ts', () => ({
  loadTripPlaces: async (_: unknown, { cityId }: { cityId: number }) => {
    if (cityId !== 1) throw new Error('offline')
    return { city: null, places: [{ id: 'a' }], version: '' }
  },
}))

const CONFIG = { supabaseUrl: null, supabaseKey: 'key' }
const REQUEST = { question: 'Weather in Rome?' } as AssistantRequest
const EVENT: AssistantEvent = { kind: 'started', by: { kind: 'built-in' }, usage: null }

/** The other side of the wire. */
class FakeThread extends EventTarget {
  static last: FakeThread
  readonly heard: ToCompanion[] = []
  onAsk: (id: number) => void = () => {}
  constructor() {
    super()
    FakeThread.last = this
  }
  postMessage(message: ToCompanion): void {
    this.heard.push(message)
    if (message.kind === 'ask') this.onAsk(message.id)
  }
  say(data: FromCompanion): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  terminate(): void {}
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('Worker', FakeThread)
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => vi.unstubAllGlobals())

async function ask(onAsk: (thread: FakeThread, id: number) => void, signal = new AbortController().signal) {
  const { answerInThread, prepareAnswers } = await import('./answer-in-thread.ts')
  prepareAnswers(CONFIG)
  const thread = FakeThread.last
  thread.onAsk = (id) => onAsk(thread, id)
  const events: AssistantEvent[] = []
  for await (const event of answerInThread(CONFIG, REQUEST, signal)) events.push(event)
  return { thread, events }
}

it('prepares, and then tells what the thread tells', async () => {
  const { thread, events } = await ask((own, id) => {
    own.say({ kind: 'event', id, event: EVENT })
    own.say({ kind: 'end', id })
  })
  expect(events).toEqual([EVENT])
  expect(thread.heard.map(({ kind }) => kind)).toEqual(['prepare', 'ask'])
})

it('throws where the facts are not here, and where the script did not come', async () => {
  await expect(ask((own, id) => own.say({ kind: 'failed', id }))).rejects.toThrow('no answer on this device')
  await expect(ask((own) => own.dispatchEvent(new Event('error')))).rejects.toThrow('no answer on this device')
})

it('stops when nobody waits any more', async () => {
  const stop = new AbortController()
  const { thread, events } = await ask((own, id) => {
    own.say({ kind: 'event', id, event: EVENT })
    stop.abort()
  }, stop.signal)
  expect(events).toEqual([])
  expect(thread.heard.at(-1)).toMatchObject({ kind: 'stop' })
})

it.each([
  [1, [{ id: 'a' }]],
  [2, null],
])('gives the thread the places of city %i, or says that there are none', async (cityId, places) => {
  const { thread } = await ask((own, id) => {
    own.say({ kind: 'places', key: 7, cityId })
    void vi.waitFor(() => expect(own.heard.at(-1)?.kind).toBe('places')).then(() => own.say({ kind: 'end', id }))
  })
  expect(thread.heard.at(-1)).toEqual({ kind: 'places', key: 7, places })
})

it.each([true, false])('knows from the thread whether it can answer here: %s', async (isReady) => {
  const { canAnswerHere } = await import('./answer-in-thread.ts')
  const answer = canAnswerHere(CONFIG)
  FakeThread.last.say({ kind: 'prepared', isReady })
  await expect(answer).resolves.toBe(isReady)
})

it('cannot answer here where the script did not come, and asks a new thread the next time', async () => {
  const { canAnswerHere } = await import('./answer-in-thread.ts')
  const before = canAnswerHere(CONFIG)
  const without = FakeThread.last
  without.dispatchEvent(new Event('error'))
  await expect(before).resolves.toBe(false)
  const after = canAnswerHere(CONFIG)
  expect(FakeThread.last).not.toBe(without)
  FakeThread.last.say({ kind: 'prepared', isReady: true })
  await expect(after).resolves.toBe(true)
})
