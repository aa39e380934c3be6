import type { AssistantRequest, KeptAnswer } from '@app/contracts/assistant'
import type { Allowance } from '@app/contracts/usage'

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
  /** What was said before, where the server knows it better than the device; the oldest first. */
  readonly earlier?: readonly EarlierTurn[]
  /** Told once, at the end, however it ended; never where no model was asked. */
  readonly onUse?: (use: ModelUse) => void
}

export type EarlierTurn = {
  readonly question: string
  readonly answer: KeptAnswer
  /** Only what we wrote ourselves stands for anything. */
  readonly isFromServer: boolean
}
