export { addedKinds, subjectAfter } from './added-words.ts'
export { ANY_END, conceptKey, type Concepts, conceptsIn } from './concepts.ts'
export { featuresOf, scriptOf, type ScriptKind } from './features.ts'
export { type Meaning, meaningsIn } from './meanings.ts'
export { groupOf, isReaderIntent, READER_INTENTS, type IntentGroup, type ReaderIntent } from './intents.ts'
export { readAsks, type Ask } from './read-asks.ts'
export { decide, readIntents, type IntentReading, type LikelyIntent, type ReadingContext } from './read-intents.ts'
export {
  EXTRA_COLUMNS,
  FOLLOW_UP,
  PATTERN_SIZE,
  PATTERNS,
  SEVERAL,
  type ReaderModel,
  type ReaderTemperatures,
  type ReaderThresholds,
} from './reader-model.ts'
export { rawScores, scoreText, softmax } from './score-text.ts'
export {
  bestLabel,
  firstLabel,
  LABELS,
  SLOT_KINDS,
  type SlotKind,
  taggerFeatures,
  type TaggerModel,
  type TaggedSlot,
  tagSlots,
  type Word,
  wordsOf,
} from './tag-slots.ts'
export { maskNames, maskOf, NAME_SLOTS, type NameSlot, type NameSpan } from './slots.ts'
