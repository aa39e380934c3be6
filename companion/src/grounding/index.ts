export { findUnsupported } from './find-unsupported.ts'
export { gatherEvidence } from './gather-evidence.ts'
export { groundSentence, type Grounded } from './ground-sentence.ts'
export { SentenceBuffer } from './split-sentences.ts'
