import type { AssistantEvent } from '@app/contracts/assistant'

import { answerBuiltIn } from '../engine/index.ts'
import { answerWithModel } from './answer-with-model.ts'
import type { Asked } from './asked.ts'

/** One turn of a conversation. A disconnected client gets no further events, not even `done`. */
export function answer(asked: Asked): AsyncIterable<AssistantEvent> {
  const { request, model, lookUps, signal, usage = null } = asked
  return model ? answerWithModel(asked, model) : answerBuiltIn(request, { lookUps, signal, usage })
}
