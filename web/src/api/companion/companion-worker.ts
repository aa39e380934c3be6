/** A thread of its own: reading ten thousand names and planning days takes a phone a second, which no tap should wait for. */
import type { TripPlace } from '@app/domain/trip'

import type { FromCompanion, ToCompanion } from './companion-messages.ts'
import { openLookUps } from './open-look-ups.ts'

type Ask = Extract<ToCompanion, { kind: 'ask' }>

const running = new Map<number, AbortController>()
const waiting = new Map<number, (places: readonly TripPlace[] | null) => void>()
let asked = 0

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

/** Fetched once, and then kept by the service worker: the next question may come without a network. */
async function prepare(): Promise<void> {
  try {
    const { loadTables } = await import('./load-tables.ts')
    await Promise.all([loadTables(), import('@app/companion/engine'), import('@app/companion/look-ups')])
    tell({ kind: 'prepared', isReady: true })
  } catch {
    tell({ kind: 'prepared', isReady: false })
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
    for await (const event of events) tell({ kind: 'event', id, event })
    tell({ kind: 'end', id })
  } catch {
    tell({ kind: 'failed', id })
  } finally {
    running.delete(id)
  }
}

/** The page knows the backend and what was kept of it. */
function askPlaces(cityId: number): Promise<readonly TripPlace[] | null> {
  const key = (asked += 1)
  const { promise, resolve } = Promise.withResolvers<readonly TripPlace[] | null>()
  waiting.set(key, resolve)
  tell({ kind: 'places', key, cityId })
  return promise
}

function tell(message: FromCompanion): void {
  postMessage(message)
}
