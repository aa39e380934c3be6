import type { RuleAsked } from '../../tools/guide/rules/known-rules.ts'
import type { AskedDiet, StayStyle } from '../../tools/guide/words/en-labels.ts'
import type { ToolName } from '../../tools/registry.ts'
import type { AvoidedContent } from './everyday-memory.ts'
import type { EverydayPlace } from './everyday-place.ts'
import type { Constraints } from './read-constraints.ts'
import type { TransportAsked } from './read-transport.ts'
import type { NamedPlace } from './suggestion-calls.ts'

/** Details of the message besides its intents: numbers, codes and names for the tools. */
export type EverydayFacts = {
  readonly place: EverydayPlace | null
  /** The GeoNames id of the city whose climate applies. */
  readonly climateCityId: number | null
  /** The start, if two places are named. */
  readonly from: EverydayPlace | null
  readonly airport: string | null
  readonly month: number | null
  readonly year: number | null
  readonly days: number | null
  readonly people: number | null
  readonly amount: number | null
  readonly currency: string | null
  readonly hours: number | null
  readonly diet: AskedDiet | null
  readonly avoid: readonly AvoidedContent[]
  readonly style: StayStyle | null
  readonly constraints: Constraints
  readonly transport: TransportAsked
  /** All countries of the message in order, also those on the way. */
  readonly countries: readonly string[]
  /** A woman asks, now or in the question before. */
  readonly isForWoman?: boolean
  /** Monday is 0. */
  readonly weekday: number | null
  /** The rule of a border that is asked, if our tables hold it. */
  readonly rule: RuleAsked | null
  /** The message itself, in which tools look for the names of sights and events. */
  readonly text: string
  /** All places that the message names, for suggestions and comparisons. */
  readonly named?: readonly NamedPlace[]
  readonly language: string
}

export type EverydayCall = { readonly tool: ToolName; readonly input: Readonly<Record<string, unknown>> }
export type CallRow = {
  /** The required detail: without it the place is asked for. */
  readonly needs: 'place' | 'nothing'
  readonly calls: (facts: EverydayFacts) => readonly EverydayCall[]
}
