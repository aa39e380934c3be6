import type { CalendarDate } from '@app/domain/kernel'

import { withoutPersonal } from '../conversation/without-personal.ts'
import { createModel, type ModelSettings } from '../models/create-model.ts'
import { costMicroUsd, type ModelUse } from '../models/model-use.ts'
import { type ModelContext, ModelFailure, type ModelPart } from '../models/model.ts'
import { TRIP_SLOTS_PROMPT } from '../prompts/trip-slots-prompt.ts'
import { readSlots, SLOTS_SCHEMA, type TripSlots } from './trip-slots.ts'

const TIMEOUT_MS = 6_000
const CHARACTERS_PER_TOKEN = 4
const FILL_SLOTS = { name: 'fill-slots', about: 'Writes down what the message says.', input: SLOTS_SCHEMA }

type Wish = { readonly sentence: string; readonly today: CalendarDate; readonly signal: AbortSignal }
type Filled = {
  /** Null when the model did not answer, or not with slots. */
  readonly slots: TripSlots | null
  readonly use: ModelUse
}

/** Calls the model once with a short timeout: the built-in reading is already on screen. Never throws. */
export async function fillSlots(settings: ModelSettings, { sentence, today, signal }: Wish): Promise<Filled> {
  const timeoutMs = Math.min(settings.timeoutMs ?? TIMEOUT_MS, TIMEOUT_MS)
  const model = createModel({ ...settings, timeoutMs, mostTries: 1 })
  const late = AbortSignal.timeout(timeoutMs)
  const context: ModelContext = {
    system: `${TRIP_SLOTS_PROMPT.text}\n\nToday is ${today}.`,
    messages: [{ by: 'traveller', text: withoutPersonal(sentence) }],
    tools: [FILL_SLOTS],
    signal: AbortSignal.any([signal, late]),
  }
  const parts: ModelPart[] = []
  let failed: ModelUse['failed'] = null
  try {
    for await (const part of model.begin(context).next([], true)) parts.push(part)
  } catch (error) {
    const because = error instanceof ModelFailure ? error.because : 'broken'
    failed = late.aborted && !signal.aborted ? 'silent' : because
  }
  const wish = parts.find((part) => part.kind === 'wish')?.wish
  const { inputTokens, outputTokens } = tokensOf(context, parts, failed)
  return {
    slots: failed === null && wish?.tool === FILL_SLOTS.name ? readSlots(wish.input) : null,
    use: {
      model: model.name,
      prompts: TRIP_SLOTS_PROMPT.id,
      steps: 1,
      inputTokens,
      outputTokens,
      costMicroUsd: costMicroUsd(inputTokens, outputTokens, model.prices),
      failed,
    },
  }
}

/** Input read before a timeout may be billed, so it is counted. */
function tokensOf(context: ModelContext, parts: readonly ModelPart[], failed: ModelUse['failed']) {
  const told = parts.find((part) => part.kind === 'used')
  if (told) return told
  const isUnread = failed === 'busy' || failed === 'refused'
  const length = isUnread ? 0 : JSON.stringify(context).length
  return { inputTokens: Math.ceil(length / CHARACTERS_PER_TOKEN), outputTokens: 0 }
}
