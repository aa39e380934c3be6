import type { CalendarDate } from '@app/domain/kernel'

import { withoutPersonal } from '../conversation/without-personal.ts'
import { askOnce } from '../models/ask-once.ts'
import type { ModelSettings } from '../models/create-model.ts'
import type { ModelUse } from '../models/model-use.ts'
import { TRIP_SLOTS_PROMPT } from '../prompts/trip-slots-prompt.ts'
import { readSlots, SLOTS_SCHEMA, type TripSlots } from './trip-slots.ts'

const TIMEOUT_MS = 6_000
const FILL_SLOTS = { name: 'fill-slots', about: 'Writes down what the message says.', input: SLOTS_SCHEMA }

type Wish = { readonly sentence: string; readonly today: CalendarDate; readonly signal: AbortSignal }
type Filled = {
  /** Null when the model did not answer, or not with slots. */
  readonly slots: TripSlots | null
  readonly use: ModelUse
}

/** Short, because the built-in reading is already on screen. Never throws. */
export async function fillSlots(settings: ModelSettings, { sentence, today, signal }: Wish): Promise<Filled> {
  const { input, use } = await askOnce(settings, {
    prompts: TRIP_SLOTS_PROMPT.id,
    system: `${TRIP_SLOTS_PROMPT.text}\n\nToday is ${today}.`,
    text: withoutPersonal(sentence),
    tool: FILL_SLOTS,
    timeoutMs: TIMEOUT_MS,
    signal,
  })
  return { slots: input === undefined ? null : readSlots(input), use }
}
