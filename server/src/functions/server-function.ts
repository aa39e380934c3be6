import type { z } from 'zod'

import type { Transaction } from '../database/db.ts'
import type { Caller } from '../identity/caller.ts'
import type { LimitRule } from '../limits/rate-limits.ts'

/**
 * `public`: everyone. `even-ended`: everyone; an ended session counts as none. `user`: a signed-in traveller.
 * `service`: the secret key. Or one of these staff roles.
 */
export type Access = 'public' | 'even-ended' | 'user' | 'service' | { readonly staff: readonly string[] }

export type FunctionContext<Input> = {
  readonly input: Input
  readonly caller: Caller
  readonly clientAddress: string
  readonly requestId: string
  /** Aborts when the traveller has left or the time is up. */
  readonly signal: AbortSignal
}

export type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/** The kind of body. A `form` arrives as FormData, `bytes` of any type as Uint8Array, `none` as an empty object. */
export type InputKind = 'json' | 'text' | 'form' | 'bytes' | 'none'

type Declaration<Input> = {
  /** The last part of /functions/v1/{name}. */
  readonly name: string
  readonly access: Access
  readonly input: z.ZodType<Input>
  /** JSON unless it says otherwise. */
  readonly inputKind?: InputKind
  readonly methods?: readonly ('GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE')[]
  readonly maxBodyBytes?: number
  readonly timeoutMs?: number
  readonly limit?: Omit<LimitRule, 'name'>
}

/**
 * A handler in the style of Supabase Edge Functions, with the conditions checked before it runs. A `writing` function
 * gets a transaction as the caller: its writes and the stored answer of its Idempotency-Key are committed or rolled
 * back together.
 */
export type ServerFunction<Input = unknown> = Declaration<Input> &
  (
    | { readonly kind: 'reading'; readonly handle: Handler<FunctionContext<Input>> }
    | {
        /** A pure function of its input that returns JSON text: it needs no Request, no Response and no clock. */
        readonly kind: 'immediate'
        readonly inputKind?: 'json'
        /** Loads the data, with the first call. */
        readonly load: () => Promise<(input: Input) => string>
      }
    | {
        readonly kind: 'writing'
        /** The answer must not be stored, so the Idempotency-Key is ignored and a repeat runs again. */
        readonly hasSecretAnswer?: true
        readonly handle: Handler<FunctionContext<Input> & { readonly tx: Transaction }>
      }
  )

/** Keeps the input's type between schema and handler; the registry erases it. */
export function defineFunction<Input>(declared: ServerFunction<Input>): ServerFunction {
  return declared as unknown as ServerFunction
}
