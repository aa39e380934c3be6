import { createRandom, createScheduler, pick, type Random, type Tab } from './scheduler.ts'
import { createWorld, type Note, type Weather, type World } from './world.ts'

type OpenQueue = {
  /** Resolves when the traveller was told that it is stored. */
  save(userId: string, note: Note): Promise<void>
  sync(isForced: boolean): Promise<void>
  /** The traveller settles actions that need attention; a discarded note is named before it goes. */
  settle(choice: 'retry' | 'discard', onDiscard: (note: string) => void): Promise<void>
}

export type Queue = {
  readonly name: string
  open(world: World, tab: Tab, appVersion: 1 | 2): OpenQueue
  kept(world: World): readonly string[]
}

/** Logical times of start and promise, so that "before" does not depend on a clock that jumps. */
export type Saved = Note & { readonly userId: string; readonly startedAt: number; promisedAt: number | null }

export const USERS = ['ann', 'ben'] as const
const ENTITIES = ['trip:1', 'trip:2', 'note:3'] as const
const TABS = 3
export const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

export type Life = ReturnType<typeof createLife>

/** Three tabs of the app, and the events in and around them. */
export function createLife(queue: Queue, seed: number) {
  const random = createRandom(seed)
  const scheduler = createScheduler(random)
  const world = createWorld(random, scheduler)
  let isUpgraded = false
  let opened = 0
  const openTab = () => {
    opened += 1
    const tab = scheduler.open(`tab${opened}`)
    return { tab, queue: queue.open(world, tab, isUpgraded ? 2 : 1) }
  }
  const tabs = Array.from({ length: TABS }, openTab)
  return {
    random,
    scheduler,
    world,
    tabs,
    saved: [] as Saved[],
    discarded: new Set<string>(),
    moment: 0,
    reopen(index: number): void {
      const old = tabs[index]
      if (old) scheduler.kill(old.tab)
      tabs[index] = openTab()
    },
    upgrade(): void {
      isUpgraded = true
    },
  }
}

/** One of them happens at each step; saving and sending are the most frequent. */
export function listEvents(life: Life): readonly (() => void)[] {
  const { random, world } = life
  const save = (): void => saveNote(life)
  const sync = (): void => {
    const { tab, queue } = pick(random, life.tabs)
    const isForced = random() < 0.3
    life.scheduler.start(tab, () => queue.sync(isForced))
  }
  const crash = (): void => life.reopen(Math.floor(random() * TABS))
  const switchUser = (): void => {
    world.user = pick(random, [...USERS, ...USERS, null])
  }
  const turnWeather = (): void => {
    world.weather = newWeather(random)
  }
  const moveClock = (): void => {
    world.now += pick(random, [1000, 5000, MINUTE_MS, 10 * MINUTE_MS, DAY_MS, -DAY_MS])
  }
  const orphanLock = (): void => {
    if (random() < 0.1) world.isLockOrphaned = true
  }
  const rare = [crash, switchUser, turnWeather, moveClock, orphanLock, life.upgrade, () => settleOne(life)]
  return [save, save, save, save, sync, sync, sync, sync, ...rare]
}

function saveNote(life: Life): void {
  const { random, world, saved } = life
  const userId = world.user
  if (userId === null) return
  const { tab, queue } = pick(random, life.tabs)
  life.moment += 1
  const note = newNote(random, saved.length)
  const entry: Saved = { ...note, userId, startedAt: life.moment, promisedAt: null }
  saved.push(entry)
  life.scheduler.start(tab, async () => {
    await queue.save(userId, note)
    life.moment += 1
    entry.promisedAt = life.moment
  })
}

function settleOne(life: Life): void {
  const { tab, queue } = pick(life.random, life.tabs)
  const choice = pick(life.random, ['retry', 'discard'] as const)
  life.scheduler.start(tab, () => queue.settle(choice, (note) => life.discarded.add(note)))
}

function newNote(random: Random, number: number): Note {
  const fate = random()
  return {
    entity: pick(random, ENTITIES),
    note: `note-${number}`,
    fate: fate < 0.9 ? 'ok' : fate < 0.95 ? 'refuse' : 'conflict',
  }
}

function newWeather(random: Random): Weather {
  const some = (): number => (random() < 0.5 ? random() * 0.5 : 0)
  return {
    networkError: some(),
    lostAnswer: some(),
    busy: some(),
    broken: some(),
    tokenRefused: some(),
    portal: some(),
    quota: some(),
  }
}
