/** What draws an answer: the cards, and their words in six languages. Loaded by answer-later.tsx, and by nobody else. */
export { AnswerBody } from './cards/answer-body.tsx'
export { NextQuestions } from './next-questions.tsx'
