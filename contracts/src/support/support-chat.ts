/** The traveller's side of support. */
import { z } from 'zod'

import type { FunctionContract } from '../function-contract.ts'
import { MessageBody, MessageFiles, type SupportConversation, SupportWho } from './conversation.ts'
import { SUPPORT_LIMITS } from './limits.ts'

export const SupportChatRequest = z.discriminatedUnion('action', [
  /** The conversations of the account. */
  z.strictObject({ action: z.literal('list') }),
  z.strictObject({ action: z.literal('look'), who: SupportWho, isSeen: z.boolean() }),
  /** Mails a code to a guest. The answer is the same whether or not the address is known to us. */
  z.strictObject({ action: z.literal('ask-code'), email: z.email().max(320) }),
  z.strictObject({ action: z.literal('enter'), challenge: z.uuid(), code: z.string().regex(/^\d{6}$/) }),
  /** Ends the guest's access on this device. */
  z.strictObject({ action: z.literal('leave'), who: SupportWho }),
  z.strictObject({
    action: z.literal('rate'),
    who: SupportWho,
    rating: z.int().min(1).max(5),
    note: z.string().trim().max(1000),
  }),
  /** A link to an attachment, for a few minutes. */
  z.strictObject({ action: z.literal('file'), who: SupportWho, file: z.uuid() }),
  z.strictObject({ action: z.literal('transcript'), who: SupportWho }),
])
export type SupportChatRequest = z.infer<typeof SupportChatRequest>

export type SupportSummary = Pick<SupportConversation, 'id' | 'topic' | 'state' | 'updatedAt'>

export type SupportChatResponse =
  | { readonly kind: 'list'; readonly conversations: readonly SupportSummary[] }
  | {
      readonly kind: 'conversation'
      readonly conversation: SupportConversation
      /** A member of the team has the inbox open. */
      readonly isStaffed: boolean
      /** Where answers are mailed to. */
      readonly email: string
    }
  | { readonly kind: 'challenge'; readonly challenge: string }
  | { readonly kind: 'entered'; readonly token: string; readonly conversation: string }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'transcript'; readonly fileName: string; readonly text: string }
  | { readonly kind: 'done' }

export const supportChatContract = {
  name: 'support-chat',
  request: SupportChatRequest,
  response: z.custom<SupportChatResponse>(),
} as const satisfies FunctionContract

/** What the traveller agreed to copy from the assistant. */
export const HandoverTurn = z.strictObject({
  question: z.string().trim().min(1).max(4000),
  answer: z.string().trim().max(20_000),
})
export type HandoverTurn = z.infer<typeof HandoverTurn>

/** A message of the traveller. Its id is chosen by the browser: sent twice, it is stored once. */
export const SupportMessageRequest = z.strictObject({
  id: z.uuid(),
  /** An account's conversation begins with its first message. */
  who: SupportWho,
  body: MessageBody,
  files: MessageFiles,
  handover: z.array(HandoverTurn).min(1).max(SUPPORT_LIMITS.handoverTurns).optional(),
})
export type SupportMessageRequest = z.infer<typeof SupportMessageRequest>

export const supportMessageContract = {
  name: 'support-message',
  request: SupportMessageRequest,
  response: z.custom<{ readonly id: string }>(),
} as const satisfies FunctionContract
