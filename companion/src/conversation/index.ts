export { answer, type Asked, type EarlierTurn } from './answer.ts'
