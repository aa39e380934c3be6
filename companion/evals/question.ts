import type { Pending, ProposedAction } from '../src/engine/index.ts'
import type { ToolName } from '../src/tools/index.ts'

/** A question, and the tools, inputs and texts of a right answer. */
export type EvalTurn = {
  readonly ask: string
  /** In order; empty when the answer needs none. */
  readonly tools: readonly ToolName[]
  /** Of the first call: required arguments. */
  readonly input?: Readonly<Record<string, unknown>>
  /** Required in the answer, ignoring spaces. */
  readonly says?: readonly string[]
  /** Forbidden in the answer. */
  readonly never?: readonly string[]
  readonly asks?: Pending
  readonly action?: ProposedAction['kind']
}

export type EvalQuestion = {
  readonly language: string
  /** Several when earlier turns matter. */
  readonly turns: readonly EvalTurn[]
  /** One of the forty most common questions. */
  readonly isCommon: boolean
}

type Expected = Omit<EvalTurn, 'ask' | 'tools'>

/** One question, one tool. */
export function one(
  ask: string,
  tool: ToolName,
  input: Readonly<Record<string, unknown>>,
  ...says: readonly string[]
): EvalTurn {
  return { ask, tools: [tool], input, says }
}

/** Any other turn. */
export function turn(ask: string, tools: readonly ToolName[], expected: Expected = {}): EvalTurn {
  return { ask, tools, ...expected }
}

export function inLanguage(
  language: string,
  questions: readonly (EvalTurn | readonly EvalTurn[])[],
  isCommon = false,
): readonly EvalQuestion[] {
  return questions.map((question) => ({
    language,
    turns: Array.isArray(question) ? (question as readonly EvalTurn[]) : [question as EvalTurn],
    isCommon,
  }))
}

/** Of GeoNames. */
export const CITY = {
  rome: 3169070,
  paris: 2988507,
  london: 2643743,
  berlin: 2950159,
  tokyo: 1850147,
  lisbon: 2267057,
  newYork: 5128581,
  vienna: 2761369,
  bangkok: 1609350,
  madrid: 3117735,
  florence: 3176959,
  barcelona: 3128760,
  amsterdam: 2759794,
  prague: 3067696,
  athens: 264371,
  istanbul: 745044,
  sydney: 2147714,
  singapore: 1880252,
  dubai: 292223,
  munich: 2867714,
  milan: 3173435,
  venice: 3164603,
  seville: 2510911,
  porto: 2735943,
  rio: 3451190,
  saoPaulo: 3448439,
  mexicoCity: 3530597,
  buenosAires: 3435910,
  marrakesh: 2542997,
  cairo: 360630,
  capeTown: 3369157,
  reykjavik: 3413829,
  copenhagen: 2618425,
  stockholm: 2673730,
  dublin: 2964574,
  budapest: 3054643,
  nice: 2990440,
  lyon: 2996944,
  naples: 3172394,
  seoul: 1835848,
  losAngeles: 5368361,
  hamburg: 2911298,
  zurich: 2657896,
  edinburgh: 2650225,
  krakow: 3094802,
  kyoto: 1857910,
} as const
