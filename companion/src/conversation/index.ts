export { answer } from './answer.ts'
export type { Asked, EarlierTurn } from './asked.ts'
