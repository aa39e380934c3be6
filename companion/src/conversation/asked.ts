import type { Allowance } from '@app/contracts/account/usage'
import type { AssistantRequest, KeptAnswer } from '@app/contracts/assistant'

import type { ModelUse } from '../models/model-use.ts'
import type { Model } from '../models/model.ts'
import type { LookUps } from '../tools/look-ups.ts'

export type Asked = {
  readonly request: AssistantRequest
  /** Null: the built-in engine answers. */
  readonly model: Model | null
  readonly lookUps: LookUps
  readonly signal: AbortSignal
  readonly usage?: Allowance | null
  /** Earlier turns, when the server has a better record than the device; the oldest first. */
  readonly earlier?: readonly EarlierTurn[]
  /** Called once, at the end, whatever the result; never without a model call. */
  readonly onUse?: (use: ModelUse) => void
}

export type EarlierTurn = {
  readonly question: string
  readonly answer: KeptAnswer
  /** Only our own answers are evidence. */
  readonly isFromServer: boolean
}
