import type { OfflineAction } from '../offline-action.ts'
import { decideLease, type Lease, type OutboxStore } from '../outbox-store.ts'
import type { Locks } from '../with-sender-turn.ts'
import { pick, type Random, type Scheduler, type Tab } from './scheduler.ts'

export type Weather = {
  /** Probability from 0 to 1. */
  readonly networkError: number
  readonly lostAnswer: number
  readonly busy: number
  readonly broken: number
  readonly tokenRefused: number
  readonly portal: number
  readonly quota: number
}

export const FAIR: Weather = {
  networkError: 0,
  lostAnswer: 0,
  busy: 0,
  broken: 0,
  tokenRefused: 0,
  portal: 0,
  quota: 0,
}

export type Applied = { readonly user: string; readonly entity: string; readonly note: string }

/** The server's reaction to a note: accepted, refused permanently, or a conflict. */
export type Note = { readonly entity: string; readonly note: string; readonly fate: 'ok' | 'refuse' | 'conflict' }

export type World = ReturnType<typeof createWorld>

/** One device (disk, locks, clock, account) and one server, with an unreliable network between them. */
export function createWorld(random: Random, scheduler: Scheduler) {
  const world = {
    now: 1_000_000_000,
    user: 'ann' as string | null,
    weather: FAIR,
    disk: new Map<string, OfflineAction>(),
    lease: undefined as Lease | undefined,
    lockedBy: null as Tab | null,
    isLockOrphaned: false,
    applied: [] as Applied[],
    remembered: new Set<string>(),
    random,
    scheduler,
  }
  return world
}

export function createModelStore(world: World, tab: Tab): OutboxStore {
  async function transaction<T>(work: () => T, canBeFull = false): Promise<T> {
    await world.scheduler.turn(tab)
    if (canBeFull && world.random() < world.weather.quota) throw new DOMException('full', 'QuotaExceededError')
    const result = work()
    await world.scheduler.turn(tab)
    return result
  }
  return {
    list: () => transaction(() => [...world.disk.values()]),
    add: (make) =>
      transaction(() => {
        const action = make([...world.disk.values()])
        world.disk.set(action.id, action)
        return action
      }, true),
    change: (id, change) =>
      transaction(() => {
        const record = world.disk.get(id)
        if (record) world.disk.set(id, change(record))
      }, true),
    remove: (id) => transaction(() => void world.disk.delete(id)),
    claimLease: (owner, now, lock) =>
      transaction(() => {
        const { isMine, lease } = decideLease(world.lease, owner, now, lock)
        world.lease = lease
        return isMine
      }),
    releaseLease: (owner) =>
      transaction(() => {
        if (world.lease?.owner === owner) world.lease = undefined
      }),
  }
}

/** Released with its tab, unless the browser leaks it. */
export function createModelLocks(world: World, tab: Tab): Locks {
  return {
    async request(_name, _options, work) {
      await world.scheduler.turn(tab)
      const isFree = !world.isLockOrphaned && (world.lockedBy === null || !world.lockedBy.isAlive)
      if (!isFree) return work(null)
      world.lockedBy = tab
      try {
        return await work({})
      } finally {
        world.lockedBy = null
      }
    },
  }
}

const JSON_TYPE = 'application/json'
const answerOf = (status: number, contentType = JSON_TYPE, retryAfter: string | null = null) => ({
  status,
  body: '{}',
  contentType,
  retryAfter,
  date: null,
})

/** The server stores a key in the same step in which it accepts the note; a refusal leaves nothing behind. */
export async function askServer(
  world: World,
  tab: Tab,
  user: string,
  key: string | null,
  { entity, note, fate }: Note,
) {
  const { weather, random } = world
  await world.scheduler.turn(tab)
  const luck = random()
  if (luck < weather.networkError) throw new TypeError('Failed to fetch')
  if (random() < weather.portal) return answerOf(200, 'text/html')
  if (random() < weather.tokenRefused) return answerOf(401)
  if (random() < weather.busy) return answerOf(pick(random, [429, 503]), JSON_TYPE, pick(random, [null, '3', '120']))
  if (random() < weather.broken) return answerOf(pick(random, [500, 502, 504]))
  const answer = fate === 'ok' ? 201 : fate === 'refuse' ? 400 : 409
  const isKnown = key !== null && world.remembered.has(`${user} ${key}`)
  if (fate === 'ok' && !isKnown) {
    world.applied.push({ user, entity, note })
    if (key !== null) world.remembered.add(`${user} ${key}`)
  }
  await world.scheduler.turn(tab)
  if (random() < weather.lostAnswer) throw new TypeError('Failed to fetch')
  return answerOf(answer)
}
