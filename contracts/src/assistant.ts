import { USAGE_TYPES } from '@app/domain/usage-limits'
import { z } from 'zod'

import { DeviceHash } from './account/device.ts'
import { Allowance } from './account/usage.ts'
import { claim } from './claim.ts'

/** A pasted plan is a question too. */
export const MAX_QUESTION_LENGTH = 20_000
export const MAX_EARLIER_TURNS = 12

/** Fixed words, or text from claims. `isGeneral`: general knowledge of a model, not checked. */
export const Piece = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('words'), text: z.string(), isGeneral: z.literal(true).exactOptional() }),
  z.object({ kind: z.literal('fact'), text: z.string(), claims: z.array(claim(z.unknown())) }),
])
export type Piece = z.infer<typeof Piece>

/** A tool that was called, and its card. The content of a card depends on the tool: companion has the types. */
export const CalledTool = z.object({
  tool: z.string().max(60),
  input: z.unknown(),
  result: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('found'), card: z.looseObject({}) }),
    z.object({ kind: z.literal('unknown'), about: z.string() }),
    z.object({ kind: z.literal('refused'), because: z.enum(['no-such-tool', 'wrong-input']) }),
  ]),
})
export type CalledTool = z.infer<typeof CalledTool>

/** The author of the answer, which is always shown to the traveller. */
export const AnsweredBy = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('built-in') }),
  z.object({ kind: z.literal('model'), name: z.string() }),
])
export type AnsweredBy = z.infer<typeof AnsweredBy>

/**
 * `fell-back`: the model did not answer and the built-in engine did. `model-away`: the model was not called, because it
 * failed just before or its budget is spent. `left-out`: a sentence that no tool supports was removed. `not-kept`: the
 * account has no room for it, so it is on the device alone.
 */
export const AnswerNotice = z.enum(['fell-back', 'model-away', 'left-out', 'stopped-early', 'not-kept'])
export type AnswerNotice = z.infer<typeof AnswerNotice>

/** A stored answer. Sentences consist of pieces, so that every fact links to its proof. */
export const KeptAnswer = z.object({
  by: AnsweredBy,
  /** BCP 47, of the facts; the words are English when `isInEnglish`. */
  language: z.string().max(40),
  isInEnglish: z.boolean(),
  sentences: z.array(z.object({ id: z.string().nullable(), pieces: z.array(Piece) })),
  calls: z.array(CalledTool),
  /** The actions of buttons; `kind` selects one. Nothing happens before the traveller presses. */
  actions: z.array(z.looseObject({ kind: z.string() })),
  /** The question that the answer asks back. */
  asks: z.string().nullable(),
  /** Suggested follow-up questions, in the answer's language. */
  suggestions: z.array(z.string().max(200)).max(4),
  notices: z.array(AnswerNotice),
  /** The engine's memory; sent back unchanged with the next question. */
  memory: z.unknown(),
})
export type KeptAnswer = z.infer<typeof KeptAnswer>

/** Whether the answer was about despair or an emergency: such an answer is never counted and never refused. */
export function isUrgentHelp({
  sentences,
}: {
  readonly sentences: readonly { readonly id: string | null }[]
}): boolean {
  return sentences[0]?.id?.startsWith('crisis-') ?? false
}

/** A name, not a sentence; readers look it up, and an unknown name is ignored. */
const PlaceOnForm = z.string().regex(/^[\p{L}\p{M}\p{N} .,'’()/-]{2,80}$/u)

/** The values of a page's form that are relevant to a question. */
export const FormOnScreen = z.strictObject({
  from: PlaceOnForm.optional(),
  to: PlaceOnForm.optional(),
  airports: z
    .array(z.string().regex(/^[A-Z]{3}$/))
    .max(2)
    .optional(),
  start: z.iso.date().optional(),
  end: z.iso.date().optional(),
  month: z.int().min(1).max(12).optional(),
  people: z.int().min(1).max(50).optional(),
  amount: z.number().positive().max(1e12).optional(),
  /** The source and target currency. */
  currencies: z
    .array(z.string().regex(/^[A-Z]{3}$/))
    .max(2)
    .optional(),
  delayMinutes: z.int().min(0).max(100_000).optional(),
  passportExpires: z.iso.date().optional(),
})
export type FormOnScreen = z.infer<typeof FormOnScreen>

/** The context on screen for a question on a tool page: ids, codes, and the fields of its form. */
export const ScreenContext = z.strictObject({
  path: z.string().max(300),
  cityId: z.int().positive().optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  tripId: z.uuid().optional(),
  form: FormOnScreen.optional(),
})
export type ScreenContext = z.infer<typeof ScreenContext>

export const AssistantRequest = z.strictObject({
  /** Chosen by the client, so that a repeat is recognised. */
  turnId: z.uuid(),
  /**
   * Signed in: the turn is stored in this conversation, which is created when missing. A guest's stays on the device.
   */
  conversationId: z.uuid(),
  question: z.string().trim().min(1).max(MAX_QUESTION_LENGTH),
  /** For a model. The oldest first. */
  earlier: z
    .array(z.strictObject({ question: z.string().max(4000), answer: z.string().max(8000) }))
    .max(MAX_EARLIER_TURNS)
    .default([]),
  memory: z.unknown().optional(),
  /** ISO 639, from the browser: "1200 baht in euro" could be in three languages, and this decides. */
  reads: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .optional(),
  screen: ScreenContext.optional(),
  /** The trip on screen, for a change to it. */
  trip: z.unknown().optional(),
  /** What the traveller's own payments add up to, sent only with a question about them. */
  spending: z.unknown().optional(),
  /** An edited question replaces this turn and those after it. */
  replaces: z.uuid().optional(),
  /** Required of a guest. */
  device: DeviceHash.optional(),
})
export type AssistantRequest = z.infer<typeof AssistantRequest>

const UsedUpAllowance = z.object({
  type: z.enum(USAGE_TYPES),
  limit: z.int().nullable(),
  resetsAt: z.iso.datetime(),
})
export type UsedUpAllowance = z.infer<typeof UsedUpAllowance>

/** Server-sent events; the event name is `kind`, the data the object. A stream ends with `done` or `failed`. */
export const AssistantEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('started'), by: AnsweredBy, usage: Allowance.nullable() }),
  z.object({ kind: z.literal('called'), call: CalledTool }),
  /** One more piece of the answer; `startsSentence` before the first of each. */
  z.object({ kind: z.literal('piece'), piece: Piece, startsSentence: z.boolean() }),
  z.object({ kind: z.literal('notice'), notice: AnswerNotice }),
  z.object({ kind: z.literal('done'), answer: KeptAnswer }),
  /** `usedUp`: with `usage_limit_reached`, which allowance. */
  z.object({ kind: z.literal('failed'), code: z.string(), message: z.string(), usedUp: UsedUpAllowance.optional() }),
])
export type AssistantEvent = z.infer<typeof AssistantEvent>

export const ASSISTANT_FUNCTION = 'assistant'

export const MAX_TITLE_LENGTH = 120
export const MAX_TURNS = 300

/** A question with its answer, as a device stores it. */
export const KeptTurn = z.strictObject({
  id: z.uuid(),
  question: z.string().trim().min(1).max(MAX_QUESTION_LENGTH),
  answer: KeptAnswer,
  askedAt: z.iso.datetime(),
})
export type KeptTurn = z.infer<typeof KeptTurn>

/** A guest's conversation on the device; an account has rows of `conversations` and `conversation_turns`. */
export const KeptConversation = z.strictObject({
  id: z.uuid(),
  title: z.string().trim().min(1).max(MAX_TITLE_LENGTH),
  turns: z.array(KeptTurn).max(MAX_TURNS),
})
export type KeptConversation = z.infer<typeof KeptConversation>
