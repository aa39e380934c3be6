import { z } from 'zod'

import { CRISIS_KINDS } from './crisis-kind.ts'
import type { Crisis } from './read-crisis.ts'

const MOST_WORDS = 5
const LONGEST = 60

const AfterCrisis = z.object({ crisis: z.object({ kind: z.enum(CRISIS_KINDS), language: z.string().max(8) }) })

/** A few words right after help without a country: they may name it. `memory` comes from a device. */
export function readCrisisFollowUp(text: string, memory: unknown): Crisis | null {
  const isShort = text.length <= LONGEST && text.trim().split(/\s+/).length <= MOST_WORDS
  const read = isShort ? AfterCrisis.safeParse(memory) : null
  if (!read?.success) return null
  const { kind, language } = read.data.crisis
  return { kind, kinds: [kind], language }
}
