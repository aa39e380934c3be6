import { type Answer, textOf } from '../src/engine/index.ts'
import { findUnsupported } from '../src/grounding/index.ts'
import type { ToolName } from '../src/tools/index.ts'
import type { EvalTurn } from './question.ts'

export type EvalFault = {
  readonly kind: 'tool' | 'slot' | 'fact' | 'asks' | 'action' | 'language' | 'unsupported'
  readonly what: string
}

/** Every defect of an answer; empty if it is completely right. */
export function judge(answer: Answer, expected: EvalTurn, language: string): readonly EvalFault[] {
  const text = textOf(answer)
  const called = withoutLikelyPassports(answer, withoutPassportRule(answer.calls.map(({ tool }) => tool)))
  const faults: EvalFault[] = []
  const fault = (kind: EvalFault['kind'], what: string) => faults.push({ kind, what })
  if (called.join() !== expected.tools.join())
    fault('tool', `${called.join() || 'none'} for ${expected.tools.join() || 'none'}`)
  for (const [name, wanted] of Object.entries(expected.input ?? {})) {
    const given = (answer.calls[0]?.input as Readonly<Record<string, unknown>> | undefined)?.[name]
    if (JSON.stringify(given) !== JSON.stringify(wanted))
      fault('slot', `${name}: ${JSON.stringify(given)} for ${JSON.stringify(wanted)}`)
  }
  for (const wanted of expected.says ?? []) if (!tidy(text).includes(tidy(wanted))) fault('fact', `not said: ${wanted}`)
  for (const banned of expected.never ?? []) if (tidy(text).includes(tidy(banned))) fault('fact', `said: ${banned}`)
  if ((expected.asks ?? null) !== answer.asks) fault('asks', `${answer.asks} for ${expected.asks ?? null}`)
  const actions = answer.actions.map(({ kind }) => kind).join()
  if (actions !== (expected.action ?? '')) fault('action', `${actions} for ${expected.action ?? 'none'}`)
  if (!answer.language.startsWith(language)) fault('language', `${answer.language} for ${language}`)
  for (const what of unsupported(answer, text)) fault('unsupported', what)
  return faults
}

/** An entry answer ends with the passport rule; questions name the tool that answers first. */
function withoutPassportRule(tools: readonly ToolName[]): readonly ToolName[] {
  return tools.filter((tool, index) => tool !== 'passport-validity' || tools[index - 1] !== 'entry-rule')
}

/** Rules of passports that are likely in a language come before the own passport is asked for. */
function withoutLikelyPassports({ asks }: Answer, tools: readonly ToolName[]): readonly ToolName[] {
  return asks === 'passport' ? tools.filter((tool) => tool !== 'entry-rule') : tools
}

/** Numbers and links that no tool returned, and facts whose source no tool named. */
function unsupported(answer: Answer, text: string): readonly string[] {
  const evidence = answer.calls.map(({ result }) => result)
  const facts = answer.sentences.flatMap(({ pieces }) =>
    pieces.flatMap((piece) => (piece.kind === 'fact' ? [piece] : [])),
  )
  const words = answer.sentences.flatMap(({ pieces }) =>
    pieces.flatMap((piece) => (piece.kind === 'words' ? [piece.text] : [])),
  )
  const known = JSON.stringify(evidence)
  const claims = facts.flatMap((piece) => piece.claims)
  return [
    ...findUnsupported(text, [...evidence, ...claims.map(({ value, checkedAt }) => ({ value, checkedAt }))]),
    ...claims.filter(({ source }) => !known.includes(JSON.stringify(source.url))).map(({ source }) => source.url),
    // Fixed sentences contain no figures.
    ...words.filter((each) => /\d/.test(each)),
  ]
}

const tidy = (text: string): string => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ').toLowerCase()
