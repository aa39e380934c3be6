/** `npm run bench assistant [--quick] [--show]`: the built-in engine on the questions of companion/evals, with the tables that ship. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { answerQuestion, type Memory, NO_MEMORY, textOf } from '@app/companion/engine'
import { type EvalFault, type EvalQuestion, judge, QUESTIONS } from '@app/companion/evals'

import { openLookUps } from './assistant/open-look-ups.ts'

const EVERY_QUICK = 4

const { values } = parseArgs({ options: { quick: { type: 'boolean' }, show: { type: 'boolean' } } })
const lookUps = await openLookUps(join(import.meta.dirname, '../datasets/packed/city-search'))
const asked = values.quick ? QUESTIONS.filter((_, index) => index % EVERY_QUICK === 0) : QUESTIONS
// The first question of a server reads its tables; whoever comes after does not wait for that.
for (const question of asked.slice(0, 5)) await run(question)

const results: (Awaited<ReturnType<typeof run>> & { readonly question: EvalQuestion })[] = []
for (const question of asked) results.push({ question, ...(await run(question)) })

const right = results.filter(({ faults }) => faults.length === 0)
const count = (kind: EvalFault['kind']): number =>
  results.flatMap(({ faults }) => faults).filter((fault) => fault.kind === kind).length
const common = results.filter(({ question }) => question.isCommon)
const times = results.flatMap((result) => result.milliseconds).toSorted((a, b) => a - b)
const at = (share: number): string =>
  (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0)

say('wholly right (goal >= 95 %)', right.length, results.length)
console.log(`unsupported claims (goal 0): ${count('unsupported')}`)
console.log(
  `a full answer: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms (goal p99 <= 1500 ms: ${Number(at(0.99)) <= 1500 ? 'met' : 'MISSED'})`,
)
say('of the forty commonest questions', common.filter(({ faults }) => faults.length === 0).length, common.length)
console.log(
  `faults: tool ${count('tool')}, slot ${count('slot')}, fact ${count('fact')}, asked back ${count('asks')}, action ${count('action')}, language ${count('language')}`,
)
for (const [language, own] of Map.groupBy(results, ({ question }) => question.language)) {
  say(`  ${language}`, own.filter(({ faults }) => faults.length === 0).length, own.length)
}
for (const { question, faults, answers } of results) {
  if (faults.length === 0 && !values.show) continue
  console.log(`\n${question.turns.map(({ ask }) => ask).join(' | ')}`)
  for (const { kind, what } of faults) console.log(`  ${kind}: ${what}`)
  for (const answer of answers) console.log(`  > ${answer}`)
}

async function run({ turns, language }: EvalQuestion) {
  let memory: Memory = NO_MEMORY
  const faults: EvalFault[] = []
  const answers: string[] = []
  const milliseconds: number[] = []
  for (const turn of turns) {
    const started = performance.now()
    const answer = await answerQuestion(turn.ask, memory, lookUps)
    milliseconds.push(performance.now() - started)
    memory = answer.memory
    answers.push(textOf(answer))
    faults.push(...judge(answer, turn, language))
  }
  return { faults, answers, milliseconds }
}

function say(what: string, number: number, of: number): void {
  console.log(`${what}: ${number} of ${of}, ${((100 * number) / Math.max(1, of)).toFixed(1)} %`)
}
