/** A call about the place that was asked about. */
import type { ToolName } from '../../tools/registry.ts'
import type { CallRow, EverydayFacts } from './everyday-facts.ts'
import { nameOf } from './transport-inputs.ts'

export const toPlace = (tool: ToolName, more: (facts: EverydayFacts) => object): CallRow => ({
  needs: 'place',
  calls: (facts) => [{ tool, input: { place: nameOf(facts.place), ...more(facts), language: facts.language } }],
})
