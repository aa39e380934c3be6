import type { ModelFailure, TokenPrices } from './model.ts'

/** The usage of one answer, for cost accounting. Prompts by their version. */
export type ModelUse = {
  readonly model: string
  readonly prompts: string
  readonly steps: number
  readonly inputTokens: number
  readonly outputTokens: number
  readonly costMicroUsd: number
  /**
   * Null on success. `refused`: the key or the request is invalid, and will be until an operator fixes it. `declined`:
   * the provider withholds this answer, which says nothing about the next one.
   */
  readonly failed: ModelFailure['because'] | null
}

/** A dollar per million tokens is a millionth of a dollar per token. */
export function costMicroUsd(inputTokens: number, outputTokens: number, { input, output }: TokenPrices): number {
  return Math.round(inputTokens * input + outputTokens * output)
}
