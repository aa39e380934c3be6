import { createCompanion } from '../src/assistant/create-companion.ts'
import { createFunctions } from '../src/functions/all-functions.ts'
import type { ServerFunction } from '../src/functions/server-function.ts'
import { createPlanCheckThread } from '../src/plan-check/plan-check-thread.ts'
import type { TestServer } from './test-server.ts'

/** Every function as it is declared, for tests that hold a rule over all of them. */
export function declaredFunctions({ product: { platform } }: TestServer): readonly ServerFunction[] {
  return createFunctions(platform, createPlanCheckThread(platform.now), createCompanion(platform))
}
