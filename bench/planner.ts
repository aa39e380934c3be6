/**
 * `npm run bench planner [toptw] [mctopmtw] [natural-plan] [slots] [small-days] [--quick] [--data DIR] [--out FILE]`:
 * the planner on public problem sets, beside published results.
 */
import { existsSync, globSync } from 'node:fs'
import { appendFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { measureNaturalPlan } from './planner/natural-plan.ts'
import { readRoutingTasks, type RoutingLine, solveTask } from './planner/routing.ts'
import { measureSlots } from './planner/slots.ts'
import { measureSmallDays } from './planner/small-days.ts'

const PUBLISHED: Readonly<Record<RoutingLine['set'], string>> = {
  toptw: 'published: evolution strategy 0.79 % in 45 s, SSA 1.25 % in 88 s, ILS 3.66 % in 3 s',
  mctopmtw: 'published: GRILS 5.19 % in 15 s',
}
/** The step between tasks of a quick run; no multiple of four, because tasks come in fours. */
const SMALL_DAY_STEPS = { quick: 12, whole: 4 } as const
const QUICK_STEPS = { toptw: { 1: 5, 5: 11 }, mctopmtw: { 1: 3, 5: 7 } } as const

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    data: { type: 'string', default: join(import.meta.dirname, '../../shared/yardsticks') },
    out: { type: 'string' },
  },
})
const isWanted = (part: string): boolean => positionals.length === 0 || positionals.includes(part)

if (!existsSync(values.data)) {
  console.log(`The problem sets are not here (${values.data}): --data DIR says where they are. Nothing was measured.`)
} else {
  if (values.out !== undefined) await writeFile(values.out, '')
  if (isWanted('toptw')) await measureRouting('toptw', 1, 1.0)
  if (isWanted('toptw')) await measureRouting('toptw', 5, 0.8)
  if (isWanted('mctopmtw')) await measureRouting('mctopmtw', 1, 3.0)
  if (isWanted('small-days')) await compareSmallDays()
  if (isWanted('natural-plan')) await printNaturalPlan()
  if (isWanted('slots')) await printSlots()
}

async function measureRouting(set: RoutingLine['set'], seconds: 1 | 5, goalPercent: number): Promise<void> {
  const all = await readRoutingTasks(values.data, set)
  if (!all) {
    console.log(`${set.toUpperCase()}: not in ${values.data}, not measured`)
    return
  }
  const step = values.quick ? QUICK_STEPS[set][seconds] : 1
  const lines: RoutingLine[] = []
  for (const task of all.filter((_, index) => index % step === 0)) {
    const line = solveTask(task, set, seconds)
    lines.push(line)
    await write([line])
  }
  const gap = lines.reduce((sum, { gapPercent }) => sum + gapPercent, 0) / lines.length
  const feasible = lines.filter(({ faults }) => faults.length === 0).length
  console.log(
    `${set.toUpperCase()} ${seconds} s of one core, ${lines.length} of ${all.length} tasks: gap ${gap.toFixed(2)} % ` +
      `(goal <= ${goalPercent.toFixed(1)} %: ${gap <= goalPercent ? 'met' : 'MISSED'}), feasible ${feasible} of ${lines.length}`,
  )
  console.log(`  ${PUBLISHED[set]}`)
  for (const { instance, m, faults } of lines) {
    if (faults.length > 0) console.log(`  ${instance} m=${m}: ${faults.join(', ')}`)
  }
}

/** The exact solver gives the upper bound for any planner. */
async function compareSmallDays(): Promise<void> {
  const tasks = (await readRoutingTasks(values.data, 'toptw'))?.filter(({ instance }) => instance.tours === 1) ?? []
  if (tasks.length === 0) return
  const step = SMALL_DAY_STEPS[values.quick ? 'quick' : 'whole']
  const days = await measureSmallDays(tasks.map(({ instance }) => instance).filter((_, index) => index % step === 0))
  const total = (field: 'best' | 'ours'): number => days.reduce((sum, day) => sum + day[field], 0)
  const reached = days.filter(({ best, ours, isFeasible }) => isFeasible && ours >= best).length
  const gap = (100 * (total('best') - total('ours'))) / total('best')
  console.log(`SMALL DAYS beside HiGHS, ${days.length} days: best possible on ${reached}, gap ${gap.toFixed(2)} %`)
  await write(days)
}

async function printNaturalPlan(): Promise<void> {
  const { scores, lines } = await measureNaturalPlan(filesOf('natural-plan'))
  const share = (count: number, of: number): string => `${((100 * count) / of).toFixed(1)} %`
  for (const { kind, set, tasks, valid, exact, microseconds } of scores) {
    const measured = `valid ${share(valid, tasks)}, exact ${share(exact, tasks)}, ${Math.round(microseconds)} us each`
    console.log(`NATURAL PLAN ${kind} (${set}), ${tasks} tasks: ${measured}`)
  }
  await write(lines)
}

async function printSlots(): Promise<void> {
  const { scores, lines } = await measureSlots(filesOf('slots'))
  for (const { set, requests, whole, wholeWithWishes, microseconds } of scores) {
    const percent = (count: number): string => `${((100 * count) / requests).toFixed(1)} %`
    console.log(
      `SLOTS ${set}, ${requests} requests: wholly right ${percent(whole)}, with every wish ${percent(wholeWithWishes)}, ` +
        `${Math.round(microseconds)} us each`,
    )
  }
  await write(lines)
}

function filesOf(set: string): readonly string[] {
  const files = globSync(join(values.data, set, '*.jsonl')).toSorted()
  if (files.length === 0) console.log(`${set}: not in ${values.data}, not measured`)
  return files
}

async function write(lines: readonly object[]): Promise<void> {
  if (values.out === undefined) return
  await appendFile(values.out, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
}
