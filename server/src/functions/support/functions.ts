import { createConfiguredModel } from '../../assistant/create-configured-model.ts'
import type { Platform } from '../../platform.ts'
import type { ServerFunction } from '../server-function.ts'
import { createSupportFileFunction } from './file-function.ts'
import { createStaffSupportFunction, createSupportReplyFunction } from './staff-functions.ts'
import { createSupportChatFunction, createSupportMessageFunction } from './visitor-functions.ts'

export function createSupportFunctions(platform: Platform): readonly ServerFunction[] {
  const withModel = { ...platform, models: createConfiguredModel(platform) }
  return [
    createSupportChatFunction(platform),
    createSupportMessageFunction(platform),
    createSupportFileFunction(platform),
    createStaffSupportFunction(withModel),
    createSupportReplyFunction(withModel),
  ]
}
