import { keepLast } from '../keep-last.ts'
import type { Soon } from '../soon.ts'
import type { ImmediateFunction } from './complete-function.ts'
import { readJson } from './read-input.ts'

export type AnswerToBody = (body: Buffer) => string

/** The first letters of well-known names are typed again and again. */
const MOST_REMEMBERED = 8_000
const LONGEST_REMEMBERED = 100

/** The function itself, once it has read what it needs: with the first call, and again with the next one if that failed. */
export function createAnswerToBody({ input, load }: ImmediateFunction): () => Soon<AnswerToBody> {
  let loaded: AnswerToBody | null = null
  return () =>
    loaded ??
    load().then((answer) => {
      loaded = remembering((body) => inAscii(answer(readJson(body, input))))
      return loaded
    })
}

/** What is answered follows from the body alone: one that came before is not read, checked and answered again. */
function remembering(answer: AnswerToBody): AnswerToBody {
  const remembered = keepLast<string, string>(MOST_REMEMBERED)
  return (body) => {
    if (body.length > LONGEST_REMEMBERED) return answer(body)
    // A sign for every byte, so that no two bodies are taken for one.
    return remembered(body.toString('latin1'), () => answer(body))
  }
}

/** The same JSON in signs of one byte each: Node sends such a text in one piece with its head, without turning it into others. */
function inAscii(json: string): string {
  return json.replaceAll(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
