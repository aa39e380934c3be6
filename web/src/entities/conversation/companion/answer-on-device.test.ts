import type { AssistantEvent, AssistantRequest } from '@app/contracts/assistant'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { FromCompanion, ToCompanion } from './companion-messages.ts'

vi.mock('../../currency/load-rates.ts', () => ({ loadRates: async () => null, readKeptRates: async () => null }))
vi.mock('../../trip/trip-data.ts', () => ({
  loadTripPlaces: async (_: unknown, { cityId }: { cityId: number }) => {
    if (cityId !== 1) throw new Error('offline')
    return { city: null, places: [{ id: 'a' }], version: '' }
  },
}))

const CONFIG = { supabaseUrl: null, supabaseKey: 'key' }
const REQUEST = { question: 'Weather in Rome?' } as AssistantRequest
const EVENT: AssistantEvent = { kind: 'started', by: { kind: 'built-in' }, usage: null }

/** Replaces companion-worker.ts. */
class FakeWorker extends EventTarget {
  static last: FakeWorker
  readonly received: ToCompanion[] = []
  onAsk: (id: number) => void = () => {}
  constructor() {
    super()
    FakeWorker.last = this
  }
  postMessage(message: ToCompanion): void {
    this.received.push(message)
    if (message.kind === 'ask') this.onAsk(message.id)
  }
  reply(data: FromCompanion): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  terminate(): void {}
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => vi.unstubAllGlobals())

async function ask(onAsk: (worker: FakeWorker, id: number) => void, signal = new AbortController().signal) {
  const { answerOnDevice, prepareAnswers } = await import('./answer-on-device.ts')
  prepareAnswers(CONFIG)
  const worker = FakeWorker.last
  worker.onAsk = (id) => onAsk(worker, id)
  const events: AssistantEvent[] = []
  for await (const event of answerOnDevice(CONFIG, REQUEST, signal)) events.push(event)
  return { worker, events }
}

it('passes on the events of the worker', async () => {
  const { worker, events } = await ask((own, id) => {
    own.reply({ kind: 'event', id, event: EVENT })
    own.reply({ kind: 'end', id })
  })
  expect(events).toEqual([EVENT])
  expect(worker.received.map(({ kind }) => kind)).toEqual(['prepare', 'ask'])
})

it('throws when the tables are missing or the script of the worker failed to load', async () => {
  await expect(ask((own, id) => own.reply({ kind: 'failed', id }))).rejects.toThrow('no answer on this device')
  await expect(ask((own) => own.dispatchEvent(new Event('error')))).rejects.toThrow('no answer on this device')
})

it('stops when the question is aborted', async () => {
  const stop = new AbortController()
  const { worker, events } = await ask((own, id) => {
    own.reply({ kind: 'event', id, event: EVENT })
    stop.abort()
  }, stop.signal)
  expect(events).toEqual([])
  expect(worker.received.at(-1)).toMatchObject({ kind: 'stop' })
})

it.each([
  [1, [{ id: 'a' }]],
  [2, null],
])('sends the worker the places of city %i, or null', async (cityId, places) => {
  const { worker } = await ask((own, id) => {
    own.reply({ kind: 'places', key: 7, cityId })
    void vi.waitFor(() => expect(own.received.at(-1)?.kind).toBe('places')).then(() => own.reply({ kind: 'end', id }))
  })
  expect(worker.received.at(-1)).toEqual({ kind: 'places', key: 7, places })
})

it.each([true, false])('asks the worker whether it can answer: %s', async (isReady) => {
  const { canAnswerOnDevice } = await import('./answer-on-device.ts')
  const answer = canAnswerOnDevice(CONFIG)
  FakeWorker.last.reply({ kind: 'prepared', isReady })
  await expect(answer).resolves.toBe(isReady)
})

it('reports false when the script failed to load, and starts a new worker the next time', async () => {
  const { canAnswerOnDevice } = await import('./answer-on-device.ts')
  const before = canAnswerOnDevice(CONFIG)
  const without = FakeWorker.last
  without.dispatchEvent(new Event('error'))
  await expect(before).resolves.toBe(false)
  const after = canAnswerOnDevice(CONFIG)
  expect(FakeWorker.last).not.toBe(without)
  FakeWorker.last.reply({ kind: 'prepared', isReady: true })
  await expect(after).resolves.toBe(true)
})
