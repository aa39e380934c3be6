import { createLife, type Life, listEvents, MINUTE_MS, type Queue, type Saved, USERS } from './life.ts'
import { pick } from './scheduler.ts'
import { FAIR } from './world.ts'

export type Harm = { lost: number; doubled: number; misordered: number; crossed: number }

const STEPS = 26
const LAST_ROUNDS = 60

/** One random history of the app, then a perfect network until nothing changes; counts the damage. */
export async function playHistory(queue: Queue, seed: number): Promise<Harm> {
  const life = createLife(queue, seed)
  const events = listEvents(life)
  for (let step = 0; step < STEPS; step += 1) {
    pick(life.random, events)()
    await life.scheduler.play(Math.floor(life.random() * 12))
  }
  await clearUp(life)
  return countHarm(life, queue)
}

/** All tabs die once more, return as the newest app, and everyone signs in again for as long as needed. */
async function clearUp({ world, tabs, scheduler, ...life }: Life): Promise<void> {
  life.upgrade()
  for (const index of tabs.keys()) life.reopen(index)
  world.weather = FAIR
  for (let round = 0; round < LAST_ROUNDS && world.disk.size > 0; round += 1) {
    world.user = USERS[round % USERS.length] ?? null
    world.now += 10 * MINUTE_MS
    for (const { tab, queue } of tabs.slice(round % tabs.length)) scheduler.start(tab, () => queue.sync(false))
    await scheduler.play(10_000)
  }
}

function countHarm({ world, saved, discarded }: Life, queue: Queue): Harm {
  const { applied } = world
  const kept = new Set(queue.kept(world))
  const times = new Map<string, number>()
  for (const { note } of applied) times.set(note, (times.get(note) ?? 0) + 1)
  // With a perfect network a valid note must have arrived; only one behind a refused note may still wait, on disk.
  const isSafe = ({ note, fate, userId, entity }: Saved): boolean => {
    if (times.has(note) || discarded.has(note)) return true
    const isBehind = saved.some((other) => {
      return other.userId === userId && other.entity === entity && other.note !== note && other.fate !== 'ok'
    })
    return kept.has(note) && (fate !== 'ok' || isBehind)
  }
  const byNote = new Map(saved.map((note) => [note.note, note]))
  const lines = Map.groupBy(applied, ({ user, entity }) => `${user} ${entity}`)
  return {
    lost: saved.filter((note) => note.promisedAt !== null && !isSafe(note)).length,
    doubled: [...times.values()].filter((count) => count > 1).length,
    misordered: [...lines.values()].filter((line) => !isInOrder(line.flatMap(({ note }) => byNote.get(note) ?? [])))
      .length,
    crossed: applied.filter(({ user, note }) => byNote.get(note)?.userId !== user).length,
  }
}

/**
 * Only overtaking a note that was promised before this one started is an error; two concurrent ones may go either way.
 */
function isInOrder(line: readonly Saved[]): boolean {
  return line.every(({ promisedAt }, index) =>
    line.slice(0, index).every(({ startedAt }) => promisedAt === null || promisedAt > startedAt),
  )
}
