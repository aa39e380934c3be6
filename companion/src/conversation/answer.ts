import type { AssistantEvent, AssistantRequest } from '@app/contracts/assistant'
import type { Allowance } from '@app/contracts/usage'

import { answerBuiltIn } from '../engine/index.ts'
import type { Model } from '../models/model.ts'
import type { LookUps } from '../tools/look-ups.ts'

export type Asked = {
  readonly request: AssistantRequest
  /** Null: the built-in engine answers. */
  readonly model: Model | null
  readonly lookUps: LookUps
  readonly signal: AbortSignal
  readonly usage?: Allowance | null
}

/** One turn of a conversation. Whoever has left is told nothing more, not even `done`. */
export function answer({ request, lookUps, signal, usage = null }: Asked): AsyncIterable<AssistantEvent> {
  return answerBuiltIn(request, { lookUps, signal, usage })
}
