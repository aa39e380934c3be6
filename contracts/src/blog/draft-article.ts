/** A draft from the guide, by a template or by the configured model. */
import { z } from 'zod'

import type { FunctionContract } from '../function-contract.ts'

export const draftArticleContract = {
  name: 'draft-article',
  /** A destination of the guide. */
  request: z.strictObject({ destination: z.string().regex(/^[a-z0-9-]{1,60}$/) }),
  response: z.object({ id: z.uuid(), title: z.string(), by: z.enum(['template', 'model']) }),
} as const satisfies FunctionContract
export type DraftArticleResponse = z.infer<typeof draftArticleContract.response>
