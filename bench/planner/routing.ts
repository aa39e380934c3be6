import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { Search } from '@app/domain/orienteering'

import { readMctopmtw, readToptw, type RoutingInstance } from './routing-instance.ts'
import { routingProblem } from './routing-problem.ts'
import { verifyRoutes } from './verify-routes.ts'

export type RoutingTask = { readonly instance: RoutingInstance; readonly bestKnown: number }

export type RoutingLine = {
  readonly set: 'toptw' | 'mctopmtw'
  readonly instance: string
  readonly m: number
  readonly seconds: number
  readonly score: number
  readonly bestKnown: number
  readonly gapPercent: number
  readonly faults: readonly string[]
  /** Vertices by the numbers of the file, tour by tour, without the start. */
  readonly routes: readonly (readonly number[])[]
}

const ROUNDS_BETWEEN_LOOKS_AT_THE_CLOCK = 50

/** Null when the set is missing. */
export async function readRoutingTasks(
  folder: string,
  set: RoutingLine['set'],
): Promise<readonly RoutingTask[] | null> {
  const list = join(folder, set, 'best-known.csv')
  if (!existsSync(list)) return null
  const [, ...lines] = (await readFile(list, 'utf8')).trim().split(/\r?\n/)
  return await Promise.all(
    lines.map(async (line) => {
      const fields = line.split(',')
      const [name = '', m = '', best = ''] =
        set === 'toptw' ? fields : [fields[1]?.replace(/\.txt$/, ''), fields[0], fields[2]]
      const file = set === 'toptw' ? `${name}.txt` : `MCTOPMTW-${m}-${name}.txt`
      const text = await readFile(join(folder, set, file), 'utf8')
      const instance = set === 'toptw' ? readToptw(text, name, Number(m)) : readMctopmtw(text, name)
      return { instance, bestKnown: Number(best) }
    }),
  )
}

/** Solves one task within a number of seconds of CPU time of this thread, and verifies its routes. */
export function solveTask({ instance, bestKnown }: RoutingTask, set: RoutingLine['set'], seconds: number): RoutingLine {
  const problem = routingProblem(instance)
  const started = threadSeconds()
  const search = new Search(problem, 1)
  for (let spent = 0; spent < seconds; spent = threadSeconds() - started) {
    search.improve(ROUNDS_BETWEEN_LOOKS_AT_THE_CLOCK, spent / seconds)
  }
  const routes = search.best.toRoutes().map((route) => route.map((node) => instance.vertices[node]!.id))
  const { score, faults } = verifyRoutes(instance, routes)
  const gapPercent = (100 * (bestKnown - score)) / bestKnown
  return { set, instance: instance.name, m: instance.tours, seconds, score, bestKnown, gapPercent, faults, routes }
}

function threadSeconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1e6
}
