export { featuresOf, scriptOf, type ScriptKind } from './features.ts'
export { groupOf, isReaderIntent, READER_INTENTS, type IntentGroup, type ReaderIntent } from './intents.ts'
export { decide, readIntents, type IntentReading, type LikelyIntent } from './read-intents.ts'
export {
  EXTRA_COLUMNS,
  FOLLOW_UP,
  SEVERAL,
  type ReaderModel,
  type ReaderTemperatures,
  type ReaderThresholds,
} from './reader-model.ts'
export { linearScores, scoreText, softmax } from './score-text.ts'
export { maskNames, maskOf, NAME_SLOTS, type NameSlot, type NameSpan } from './slots.ts'
