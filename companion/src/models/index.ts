export { createModel, type ModelSettings } from './create-model.ts'
export type { Model } from './model.ts'
export type { ModelUse } from './model-use.ts'
