export { readReaderModel } from './read-reader-model.ts'
export { MODEL_MARK, type ModelHeader, type TaggerHeader } from './model-header.ts'
