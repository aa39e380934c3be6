import { z } from 'zod'

import { CRISIS_KINDS } from './crisis.ts'
import type { Crisis } from './crisis.ts'
import { AID_TOPICS } from './first-aid/read-first-aid.ts'

const MOST_WORDS = 5
/** "We have no vinegar, and she is very pale now". */
const MOST_WORDS_OF_AID = 14
const LONGEST = 100
const MOST_TOLD = 10

/** Help that the next message may go on from. */
export const KeptCrisis = z.object({
  kind: z.enum(CRISIS_KINDS),
  language: z.string().regex(/^[a-z]{2,3}$/),
  aid: z
    .object({ topic: z.enum(AID_TOPICS), isCallFirst: z.boolean(), timesTold: z.int().min(0).max(MOST_TOLD) })
    .nullable()
    .default(null),
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(2)
    .default([]),
})
const AfterCrisis = z.object({ crisis: KeptCrisis })

/** A few words right after help: they may name the country, or say what is missing. `memory` comes from a device. */
export function readCrisisFollowUp(text: string, memory: unknown): Crisis | null {
  const read = text.length <= LONGEST ? AfterCrisis.safeParse(memory) : null
  if (!read?.success) return null
  const { kind, language, aid, countries } = read.data.crisis
  const isShort = text.trim().split(/\s+/).length <= (aid ? MOST_WORDS_OF_AID : MOST_WORDS)
  return isShort ? { kind, kinds: [kind], language, aid, countries } : null
}
