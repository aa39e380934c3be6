/** A thread of its own: the tables take a second to read, a long plan takes as long to make. */
import { parentPort } from 'node:worker_threads'

import { answer } from '@app/companion/conversation'
import type { Model, ModelSettings } from '@app/companion/models'

import { openLookUps, readTables } from '../companion/open-look-ups.ts'
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
  if (message.kind === 'prepare') void readTables().catch(() => undefined)
  if (message.kind === 'ask') void run(message.id, message.order)
  if (message.kind === 'leave') running.get(message.id)?.abort()
  if (message.kind === 'live') {
    waiting.get(message.id)?.(message.kept)
    waiting.delete(message.id)
  }
})

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
