import type { ModelFailure, TokenPrices } from './model.ts'

/** What one answer took of a model, for the account of cost. Prompts by their version. */
export type ModelUse = {
  readonly model: string
  readonly prompts: string
  readonly steps: number
  readonly inputTokens: number
  readonly outputTokens: number
  readonly costMicroUsd: number
  /** Null where it answered. `refused`: the key or the request is wrong, and will be until somebody mends it. */
  readonly failed: ModelFailure['because'] | null
}

/** A dollar for a million tokens is a millionth of a dollar for each. */
export function costMicroUsd(inputTokens: number, outputTokens: number, { input, output }: TokenPrices): number {
  return Math.round(inputTokens * input + outputTokens * output)
}
