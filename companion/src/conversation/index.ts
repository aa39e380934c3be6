export { answer, type Asked } from './answer.ts'
