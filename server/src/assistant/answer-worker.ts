/** A thread of its own: the tables take a second to read, a long plan takes as long to make. */
import { setImmediate as letOthersSpeak } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'

import { answer } from '@app/companion/conversation'
import type { Model, ModelSettings } from '@app/companion/models'
import type { LookUps } from '@app/companion/tools'

import { type Moment, openLookUps, readTables } from '../companion/open-look-ups.ts'
import type { Kept, LivePlaces } from '../functions/trip-places/live-places.ts'
import { keepLast } from '../keep-last.ts'
import type { AnswerOrder, FromThread, ToThread } from './answer-thread.ts'

const running = new Map<number, AbortController>()
const waiting = new Map<number, (kept: Kept | null) => void>()
const models = keepLast<string, Promise<Model>>(4)
let liveAsked = 0

const tell = (message: FromThread): void => parentPort?.postMessage(message)

parentPort?.on('message', (message: ToThread) => {
  // What cannot be read now is said to whoever asks.
  if (message.kind === 'prepare') void prepare().catch(() => undefined)
  if (message.kind === 'ask') void run(message.id, message.order)
  if (message.kind === 'leave') running.get(message.id)?.abort()
  if (message.kind === 'live') {
    waiting.get(message.id)?.(message.kept)
    waiting.delete(message.id)
  }
})

/** One in each language that is answered in, about things that most ask for. */
const REHEARSED = [
  'How is the weather in Lisbon in May?',
  'Wie wird das Wetter im Mai in Lissabon?',
  'Quel temps fait-il à Lisbonne en mai ?',
  '¿Qué tiempo hace en Lisboa en mayo?',
  'Che tempo fa a Lisbona a maggio?',
  'Como está o tempo em Lisboa em maio?',
]
const NOBODYS = '00000000-0000-4000-8000-000000000000'
const ANY_MOMENT: Moment = {
  now: Date.UTC(2026, 0, 1),
  bookingSite: { host: '' },
  live: null,
  rates: { date: '2026-01-01', source: { title: '', url: '' }, perDollar: {} },
}

/**
 * What is made at first use (of a language, of a name) is made before the first question comes, and the code has run
 * once. Whoever has asked already does not wait for that.
 */
async function prepare(): Promise<void> {
  await readTables()
  const lookUps = await openLookUps(ANY_MOMENT)
  for (const question of REHEARSED) {
    // A real question that has come meanwhile is heard first.
    await letOthersSpeak()
    if (running.size > 0) return
    await rehearse(question, lookUps)
  }
}

async function rehearse(question: string, lookUps: LookUps): Promise<void> {
  const request = { turnId: NOBODYS, conversationId: NOBODYS, question, earlier: [] }
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

/** The wires of the providers are read only where there is one. */
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
