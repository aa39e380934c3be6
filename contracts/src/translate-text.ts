import { z } from 'zod'

import { DeviceHash } from './account/device.ts'
import type { FunctionContract } from './function-contract.ts'

/** A menu, a notice, a letter from a landlord. */
export const LONGEST_TRANSLATED = 2000
const LANGUAGE = /^[a-z]{2,3}$/

const LanguageTag = z.string().regex(LANGUAGE)

export type TranslateTextResponse =
  /** `hasModel`: a model would answer, which counts as one of the day's AI requests. */
  | { readonly kind: 'none'; readonly hasModel: boolean }
  | {
      readonly kind: 'translated'
      readonly words: string
      /** Null: neither told nor recognised. */
      readonly from: string | null
      readonly by:
        | { readonly kind: 'service'; readonly host: string }
        | { readonly kind: 'model'; readonly name: string }
    }

export const translateTextContract = {
  name: 'translate-text',
  request: z.strictObject({
    text: z.string().trim().min(1).max(LONGEST_TRANSLATED),
    from: LanguageTag.nullable(),
    to: LanguageTag,
    /** Whether the traveller agreed that it counts as one of the day's AI requests. */
    mayCount: z.boolean().default(false),
    /** A guest is counted by it. */
    device: DeviceHash.optional(),
  }),
  response: z.custom<TranslateTextResponse>(),
} as const satisfies FunctionContract

export type TranslateTextRequest = z.input<typeof translateTextContract.request>
