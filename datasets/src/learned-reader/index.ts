export { readReaderModel } from './read-reader-model.ts'
export { MODEL_MARK, type ModelHeader } from './model-header.ts'
