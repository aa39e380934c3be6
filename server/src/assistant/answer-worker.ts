/** Runs on its own thread: reading the tables takes a second, and a long plan takes as long. */
import { setImmediate as letOthersSpeak } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'

import { answer } from '@app/companion/conversation'
import type { Model, ModelSettings } from '@app/companion/models'
import type { LookUps } from '@app/companion/tools'

import { createBoundedCache } from '../bounded-cache.ts'
import { type Moment, openLookUps, readTables } from '../companion/open-look-ups.ts'
import type { Kept, LivePlaces } from '../functions/trip-places/live-places.ts'
import type { AnswerOrder, FromThread, ToThread } from './answer-thread.ts'

const running = new Map<number, AbortController>()
const waiting = new Map<number, (kept: Kept | null) => void>()
const models = createBoundedCache<string, Promise<Model>>(4)
let liveAsked = 0

const tell = (message: FromThread): void => parentPort?.postMessage(message)

parentPort?.on('message', (message: ToThread) => {
  // A failure is reported by the first question.
  if (message.kind === 'prepare') void prepare().catch(() => undefined)
  if (message.kind === 'ask') void run(message.id, message.order)
  if (message.kind === 'leave') running.get(message.id)?.abort()
  if (message.kind === 'live') {
    waiting.get(message.id)?.(message.kept)
    waiting.delete(message.id)
  }
})

/** One question per answered language, about the most common topics. */
const REHEARSED = [
  'How is the weather in Lisbon in May?',
  'Wie wird das Wetter im Mai in Lissabon?',
  'Quel temps fait-il à Lisbonne en mai ?',
  '¿Qué tiempo hace en Lisboa en mayo?',
  'Che tempo fa a Lisbona a maggio?',
  'Como está o tempo em Lisboa em maio?',
]
const REHEARSAL_TURN_ID = '00000000-0000-4000-8000-000000000000'
const ANY_MOMENT: Moment = {
  now: Date.UTC(2026, 0, 1),
  bookingSite: { host: '' },
  live: null,
  rates: { date: '2026-01-01', source: { title: '', url: '' }, perDollar: {} },
}

/**
 * Fills the caches built at first use (per language, per name) before the first question, and runs the code once. Real
 * questions do not wait for it.
 */
async function prepare(): Promise<void> {
  await readTables()
  const lookUps = await openLookUps(ANY_MOMENT)
  for (const question of REHEARSED) {
    // A real question that has arrived meanwhile goes first.
    await letOthersSpeak()
    if (running.size > 0) return
    await rehearse(question, lookUps)
  }
}

async function rehearse(question: string, lookUps: LookUps): Promise<void> {
  const request = { turnId: REHEARSAL_TURN_ID, conversationId: REHEARSAL_TURN_ID, question, earlier: [] }
  const { signal } = new AbortController()
  for await (const { kind } of answer({ request, model: null, lookUps, signal })) if (kind === 'failed') return
}

async function run(id: number, { request, earlier, model, moment, hasLive }: AnswerOrder): Promise<void> {
  const leaving = new AbortController()
  running.set(id, leaving)
  try {
    const lookUps = await openLookUps({ ...moment, live: hasLive ? LIVE : null })
    const events = answer({
      request,
      model: model && (await modelOf(model)),
      lookUps,
      signal: leaving.signal,
      ...(earlier.length > 0 && { earlier }),
      onUse: (use) => tell({ kind: 'used', id, use }),
    })
    for await (const event of events) tell({ kind: 'event', id, event })
    tell({ kind: 'ended', id })
  } catch (error) {
    tell({ kind: 'ended', id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  } finally {
    running.delete(id)
  }
}

/** The model providers' code is loaded only when a model is configured. */
function modelOf(settings: ModelSettings): Promise<Model> {
  return models(JSON.stringify(settings), async () => (await import('@app/companion/models')).createModel(settings))
}

const LIVE: LivePlaces = {
  of(cityId, at, hasLittle) {
    liveAsked += 1
    const id = liveAsked
    return new Promise((resolve) => {
      waiting.set(id, resolve)
      tell({ kind: 'live', id, cityId, at, hasLittle })
    })
  },
}
