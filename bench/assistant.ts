/** `npm run bench assistant [--quick] [--show]`: the built-in engine on the questions of companion/evals, with the tables that ship. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { answerQuestion, type Memory, NO_MEMORY, textOf } from '@app/companion/engine'
import { type EvalFault, type EvalQuestion, judge, QUESTIONS } from '@app/companion/evals'
import type { Trip } from '@app/domain/trip'

import { type Given, holdSentences } from './assistant/grounding.ts'
import { openLookUps } from './assistant/open-look-ups.ts'
import { askOverHttp, type Waited } from './assistant/over-http.ts'
import { TOPIC_QUESTIONS } from './assistant/topic-questions.ts'

const EVERY_QUICK = 4
const EVERY_OVER_HTTP = 2

const { values } = parseArgs({ options: { quick: { type: 'boolean' }, show: { type: 'boolean' } } })
const lookUps = await openLookUps(join(import.meta.dirname, '../datasets/packed/city-search'))
const asked = values.quick ? QUESTIONS.filter((_, index) => index % EVERY_QUICK === 0) : QUESTIONS
// The first question of a server reads its tables; later ones do not wait for that.
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
  `faults: tool ${count('tool')}, slot ${count('slot')}, fact ${count('fact')}, asked back ` +
    `${count('asks')}, action ${count('action')}, language ${count('language')}`,
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

// One sentence each: its topic and its language.
const ways = TOPIC_QUESTIONS.filter((_, index) => !values.quick || index % EVERY_QUICK === 0)
const told = await Promise.all(
  ways.map(async ({ asked: text, intent, language }) => {
    const answer = await answerQuestion(text, NO_MEMORY, lookUps)
    return answer.intent === intent && answer.language.startsWith(language)
  }),
)
console.log()
say('ways of asking that are understood', told.filter(Boolean).length, ways.length)

// A model's sentences are compared with the tools; here with sentences that are known to be right, and with false ones.
const held = holdSentences(
  results.flatMap(({ given }) => given),
  lookUps,
)
console.log()
say("of a model's sentences, those that are right would be shown", held.right.kept, held.right.all)
say('  those with other numbers (goal 0)', held.numbers.kept, held.numbers.all)
say('  those with made-up places (goal 0)', held.names.kept, held.names.all)
say('  those with a number of an earlier answer (goal 0)', held.swapped.kept, held.swapped.all)
if (values.show)
  for (const [kind, { odd }] of Object.entries(held)) for (const text of odd) console.log(`  ${kind}: ${text}`)

const overHttp = await askOverHttp(
  asked.filter((_, index) => index % EVERY_OVER_HTTP === 0).flatMap(({ turns }) => turns[0]?.ask ?? []),
)
sayWaited('over HTTP, one at a time', overHttp.alone)
sayWaited('over HTTP, four at a time', overHttp.together)

function sayWaited(how: string, waited: readonly Waited[]): void {
  const atShare = (part: keyof Waited, share: number): number => {
    const sorted = waited.map((each) => each[part]).toSorted((a, b) => a - b)
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  }
  const both = (part: keyof Waited): string =>
    `p50 ${atShare(part, 0.5).toFixed(0)} ms, p99 ${atShare(part, 0.99).toFixed(0)} ms`
  const isMet = atShare('firstWords', 0.95) <= 150 && atShare('whole', 0.99) <= 1500
  console.log(
    `${how} (${waited.length} questions): begun ${both('started')}; first words ${both('firstWords')}; ` +
      `whole ${both('whole')} (goals: first words within 150 ms for 95 %, whole p99 <= 1500 ms: ${isMet ? 'met' : 'MISSED'})`,
  )
}

async function run({ turns, language }: EvalQuestion) {
  let memory: Memory = NO_MEMORY
  let trip: Trip | null = null
  const faults: EvalFault[] = []
  const answers: string[] = []
  const given: Given[] = []
  const milliseconds: number[] = []
  for (const turn of turns) {
    const started = performance.now()
    const answer = await answerQuestion(turn.ask, memory, { ...lookUps, trip })
    milliseconds.push(performance.now() - started)
    memory = answer.memory
    for (const action of answer.actions) if (action.kind === 'open-trip') trip = action.trip
    answers.push(textOf(answer))
    given.push({ ask: turn.ask, answer })
    faults.push(...judge(answer, turn, language))
  }
  return { faults, answers, given, milliseconds }
}

function say(what: string, number: number, of: number): void {
  console.log(`${what}: ${number} of ${of}, ${((100 * number) / Math.max(1, of)).toFixed(1)} %`)
}
