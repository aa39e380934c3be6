import type { AssistantEvent } from '@app/contracts/assistant'

import { answerWithoutTables } from '../crisis/answer-without-tables.ts'
import { readCrisis } from '../crisis/read-crisis.ts'
import { type BuiltInRequest, eventsOf } from './answer-built-in.ts'

/** For a device with the engine but without tables: crisis help in fixed sentences. Null for other questions. */
export function tellCrisisWithoutTables({ question, memory }: BuiltInRequest): readonly AssistantEvent[] | null {
  const crisis = readCrisis(question)
  if (!crisis) return null
  const answer = answerWithoutTables(crisis, question, memory ?? null)
  return [{ kind: 'started', by: answer.by, usage: null }, ...eventsOf(answer)]
}
