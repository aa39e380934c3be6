import type { Platform } from '../platform.ts'
import { createAssessDelayFunction } from './assess-delay/function.ts'
import type { ServerFunction } from './server-function.ts'

export function createFunctions(platform: Platform): readonly ServerFunction[] {
  return [createAssessDelayFunction(platform)]
}
