import { z } from 'zod'

import type { OfferedTool } from '../models/model.ts'
import { TOOLS } from '../tools/registry.ts'

/** Takes a whole trip, which a model should not write: the engine does that. */
const NOT_OFFERED: readonly string[] = ['change-trip']

const offered = Object.values(TOOLS).filter(({ name }) => !NOT_OFFERED.includes(name))

/** As JSON Schema, built once: the model sees the schema that we check. */
export const OFFERED_TOOLS: readonly OfferedTool[] = offered.map(({ name, about, input }) => {
  const { $schema: _, ...schema } = z.toJSONSchema(input, { io: 'input', target: 'draft-7', unrepresentable: 'any' })
  return { name, about, input: schema }
})
