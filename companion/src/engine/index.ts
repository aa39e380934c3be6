export { type Answer, type Piece, type ProposedAction, type Sentence, textOf } from './answer.ts'
export { answerQuestion, PHRASEBOOKS } from './answer-question.ts'
export { type Intent, INTENTS, type SentenceId, SENTENCES } from './sentences.ts'
export { type Memory, NO_MEMORY, type Pending, type Slots } from './slots.ts'
