import { USAGE_TYPES } from '@app/domain/usage-limits'
import { z } from 'zod'

import { claim } from './claim.ts'
import { DeviceHash } from './device.ts'
import { Allowance } from './usage.ts'

/** A pasted plan is a question too. */
export const LONGEST_QUESTION = 20_000
export const MOST_EARLIER_TURNS = 12

/** Fixed words, or what claims say. */
export const Piece = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('words'), text: z.string() }),
  z.object({ kind: z.literal('fact'), text: z.string(), claims: z.array(claim(z.unknown())) }),
])
export type Piece = z.infer<typeof Piece>

/** A tool that was asked, and its card. What a card holds is the tool's own matter: companion has the types. */
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

/** Who is answering: the traveller is always told. */
export const AnsweredBy = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('built-in') }),
  z.object({ kind: z.literal('model'), name: z.string() }),
])
export type AnsweredBy = z.infer<typeof AnsweredBy>

/**
 * `fell-back`: the model did not answer and the built-in engine did. `model-away`: it was not even asked, because it
 * failed just before or its money is spent. `left-out`: a sentence no tool stands for was removed. `not-kept`: the
 * account has no room for it, so it is on the device alone.
 */
export const AnswerNotice = z.enum(['fell-back', 'model-away', 'left-out', 'stopped-early', 'not-kept'])
export type AnswerNotice = z.infer<typeof AnswerNotice>

/** An answer as it is kept and shown again. Sentences are made of pieces, so that every fact leads to its proof. */
export const KeptAnswer = z.object({
  by: AnsweredBy,
  /** BCP 47, of the facts; the words are English where `isInEnglish`. */
  language: z.string().max(40),
  isInEnglish: z.boolean(),
  sentences: z.array(z.object({ id: z.string().nullable(), pieces: z.array(Piece) })),
  calls: z.array(CalledTool),
  /** What a button may do; `kind` says which. Nothing happens without it being pressed. */
  actions: z.array(z.looseObject({ kind: z.string() })),
  /** What is asked back. */
  asks: z.string().nullable(),
  /** Questions that may follow, in the answer's language. */
  suggestions: z.array(z.string().max(200)).max(4),
  notices: z.array(AnswerNotice),
  /** What the engine remembers; sent back with the next question as it is. */
  memory: z.unknown(),
})
export type KeptAnswer = z.infer<typeof KeptAnswer>

/** Words of despair or an emergency were answered: such an answer is never counted and never refused. */
export function isUrgentHelp({
  sentences,
}: {
  readonly sentences: readonly { readonly id: string | null }[]
}): boolean {
  return sentences[0]?.id?.startsWith('crisis-') ?? false
}

/** A name and no sentence; whoever reads it looks it up, and what no table has is no place. */
const PlaceOnForm = z.string().regex(/^[\p{L}\p{M}\p{N} .,'’()/-]{2,80}$/u)

/** What stands in the form of a page, as far as it belongs into a question. */
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
  /** From which into which. */
  currencies: z
    .array(z.string().regex(/^[A-Z]{3}$/))
    .max(2)
    .optional(),
  delayMinutes: z.int().min(0).max(100_000).optional(),
  passportExpires: z.iso.date().optional(),
})
export type FormOnScreen = z.infer<typeof FormOnScreen>

/** What the traveller has in front of them while asking beside a tool: ids, codes, and the fields of its form. */
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
  /** Chosen by whoever asks, so that a repeat is known. */
  turnId: z.uuid(),
  /** Signed in: the turn is kept there, and the conversation is begun where there is none. A guest's stays on the device. */
  conversationId: z.uuid(),
  question: z.string().trim().min(1).max(LONGEST_QUESTION),
  /** For a model. The oldest first. */
  earlier: z
    .array(z.strictObject({ question: z.string().max(4000), answer: z.string().max(8000) }))
    .max(MOST_EARLIER_TURNS)
    .default([]),
  memory: z.unknown().optional(),
  /** ISO 639, of the browser: "1200 baht in euro" could be in three languages, and this is the one that is read. */
  reads: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .optional(),
  screen: ScreenContext.optional(),
  /** The trip on the table, for a change to it. */
  trip: z.unknown().optional(),
  /** A question that was edited takes the place of this turn and of those after it. */
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

/** Server-sent events; the name is `kind`, the data the object. A stream ends with `done` or `failed`. */
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

export const LONGEST_TITLE = 120
export const MOST_TURNS = 300

/** A question with its answer, as a device keeps it. */
export const KeptTurn = z.strictObject({
  id: z.uuid(),
  question: z.string().trim().min(1).max(LONGEST_QUESTION),
  answer: KeptAnswer,
  askedAt: z.iso.datetime(),
})
export type KeptTurn = z.infer<typeof KeptTurn>

/** As a guest has it on the device; an account has rows of `conversations` and `conversation_turns`. */
export const KeptConversation = z.strictObject({
  id: z.uuid(),
  title: z.string().trim().min(1).max(LONGEST_TITLE),
  turns: z.array(KeptTurn).max(MOST_TURNS),
})
export type KeptConversation = z.infer<typeof KeptConversation>
