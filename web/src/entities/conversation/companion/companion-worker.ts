/** A worker, because reading ten thousand names and planning days takes a phone a second and would block taps. */
import type { TripPlace } from '@app/domain/trip'

import type { FromCompanion, ToCompanion } from './companion-messages.ts'
import { loadTables, openLookUps } from './device-look-ups.ts'

type Ask = Extract<ToCompanion, { kind: 'ask' }>

const running = new Map<number, AbortController>()
const waiting = new Map<number, (places: readonly TripPlace[] | null) => void>()
let lastKey = 0

addEventListener('message', ({ data }: MessageEvent<ToCompanion>) => {
  switch (data.kind) {
    case 'prepare':
      void prepare()
      return
    case 'ask':
      void answer(data)
      return
    case 'stop':
      running.get(data.id)?.abort()
      return
    case 'places':
      waiting.get(data.key)?.(data.places)
      waiting.delete(data.key)
  }
})

/** The service worker caches what this loads, so that the next question can be answered offline. */
async function prepare(): Promise<void> {
  try {
    await Promise.all([loadTables(), import('@app/companion/engine'), import('@app/companion/look-ups')])
    send({ kind: 'prepared', isReady: true })
  } catch {
    send({ kind: 'prepared', isReady: false })
  }
}

async function answer({ id, request, bookingSite, rates }: Ask): Promise<void> {
  const stop = new AbortController()
  running.set(id, stop)
  try {
    const opening = openLookUps({ now: Date.now(), bookingSite, rates, askPlaces })
    const lookUps = opening.catch(() => null)
    const { answerBuiltIn, tellCrisisWithoutTables } = await import('@app/companion/engine')
    const help = (await lookUps) === null ? tellCrisisWithoutTables(request) : null
    const events = help ?? answerBuiltIn(request, { lookUps: await opening, signal: stop.signal })
    for await (const event of events) send({ kind: 'event', id, event })
    send({ kind: 'end', id })
  } catch {
    send({ kind: 'failed', id })
  } finally {
    running.delete(id)
  }
}

/** Only the page has the backend's address and its cached places. */
function askPlaces(cityId: number): Promise<readonly TripPlace[] | null> {
  const key = (lastKey += 1)
  const { promise, resolve } = Promise.withResolvers<readonly TripPlace[] | null>()
  waiting.set(key, resolve)
  send({ kind: 'places', key, cityId })
  return promise
}

function send(message: FromCompanion): void {
  postMessage(message)
}
