/** The team's side of support. */
import { z } from 'zod'

import type { FunctionContract } from '../function-contract.ts'
import { MessageBody, MessageFiles, type SupportConversation } from './conversation.ts'
import { SUPPORT_FILTERS, type SupportFilter } from './limits.ts'

const conversation = z.uuid()

export const StaffSupportRequest = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('inbox'),
    filter: z.enum(SUPPORT_FILTERS),
    search: z.string().trim().max(120),
    /** How many to skip. */
    after: z.int().min(0).max(10_000),
  }),
  z.strictObject({ action: z.literal('open'), conversation }),
  z.strictObject({ action: z.literal('assign'), conversation, to: z.uuid().nullable() }),
  z.strictObject({ action: z.literal('close'), conversation }),
  z.strictObject({ action: z.literal('reopen'), conversation }),
  z.strictObject({ action: z.literal('translate'), message: z.uuid(), to: z.string().regex(/^[a-z]{2,3}$/) }),
  z.strictObject({ action: z.literal('file'), file: z.uuid() }),
  z.strictObject({ action: z.literal('transcript'), conversation }),
  z.strictObject({ action: z.literal('answers') }),
  z.strictObject({
    action: z.literal('save-answer'),
    id: z.uuid(),
    title: z.string().trim().min(1).max(80),
    body: MessageBody.min(1),
  }),
  z.strictObject({ action: z.literal('remove-answer'), id: z.uuid() }),
])
export type StaffSupportRequest = z.infer<typeof StaffSupportRequest>

export type InboxEntry = {
  readonly id: string
  readonly topic: string
  readonly state: SupportConversation['state']
  /** The name of the account, or the address. */
  readonly person: string
  readonly isGuest: boolean
  readonly assignedTo: string | null
  readonly assignedName: string | null
  readonly lastBody: string
  readonly lastAuthor: 'visitor' | 'staff' | null
  readonly updatedAt: string
  readonly rating: number | null
}

export type TeamMember = { readonly id: string; readonly name: string }
export type ReadyAnswer = { readonly id: string; readonly title: string; readonly body: string }
export type SupportNote = {
  readonly id: string
  readonly authorName: string
  readonly body: string
  readonly createdAt: string
}

export type StaffConversation = SupportConversation &
  Pick<InboxEntry, 'person' | 'isGuest' | 'assignedTo' | 'assignedName'> & {
    readonly email: string
    readonly notes: readonly SupportNote[]
    readonly ratingNote: string
    readonly visitorSeenAt: string | null
  }

export type StaffSupportResponse =
  | {
      readonly kind: 'inbox'
      readonly entries: readonly InboxEntry[]
      readonly hasMore: boolean
      readonly counts: Readonly<Record<SupportFilter, number>>
    }
  | {
      readonly kind: 'conversation'
      readonly conversation: StaffConversation
      readonly team: readonly TeamMember[]
      /** A model is set that translates. */
      readonly canTranslate: boolean
    }
  | { readonly kind: 'answers'; readonly answers: readonly ReadyAnswer[] }
  | { readonly kind: 'translated'; readonly words: string; readonly model: string }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'transcript'; readonly fileName: string; readonly text: string }
  | { readonly kind: 'done' }

export const staffSupportContract = {
  name: 'staff-support',
  request: StaffSupportRequest,
  response: z.custom<StaffSupportResponse>(),
} as const satisfies FunctionContract

/** An answer, or a note for the team. Its id is chosen by the browser: sent twice, it is stored once. */
export const SupportReplyRequest = z.strictObject({
  id: z.uuid(),
  conversation,
  body: MessageBody,
  files: MessageFiles,
  isNote: z.boolean(),
})
export type SupportReplyRequest = z.infer<typeof SupportReplyRequest>

export const supportReplyContract = {
  name: 'support-reply',
  request: SupportReplyRequest,
  response: z.custom<{ readonly id: string }>(),
} as const satisfies FunctionContract
