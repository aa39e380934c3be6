/** A conversation with the support team, as both sides see it. */
import { z } from 'zod'

import { SUPPORT_LIMITS } from './limits.ts'

export const SupportState = z.enum(['open', 'waiting', 'closed'])
export type SupportState = z.infer<typeof SupportState>

export type SupportFile = { readonly id: string; readonly name: string; readonly type: string; readonly bytes: number }

export type SupportMessage = {
  readonly id: string
  readonly author: 'visitor' | 'staff'
  /** Of the team member; empty for the traveller. */
  readonly authorName: string
  readonly kind: 'text' | 'handover'
  readonly body: string
  readonly sentAt: string
  readonly files: readonly SupportFile[]
}

export type SupportConversation = {
  readonly id: string
  readonly topic: string
  readonly state: SupportState
  readonly createdAt: string
  readonly updatedAt: string
  readonly rating: number | null
  /** The realtime channel of presence, typing and "there is something to read". */
  readonly channel: string
  readonly messages: readonly SupportMessage[]
}

export const MessageBody = z.string().trim().max(SUPPORT_LIMITS.letters)
export const MessageFiles = z.array(z.uuid()).max(SUPPORT_LIMITS.filesOfMessage)

/** As the server makes them: 32 random bytes. */
export const SupportToken = z.string().regex(/^[\w-]{43}$/)

/** One's own conversation: by its id for an account, by the token for a guest. */
export const SupportWho = z.union([z.strictObject({ conversation: z.uuid() }), z.strictObject({ token: SupportToken })])
export type SupportWho = z.infer<typeof SupportWho>
