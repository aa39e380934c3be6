import { createBoundedCache } from '../bounded-cache.ts'
import type { MaybePromise } from '../maybe-promise.ts'
import type { ImmediateFunction } from './complete-function.ts'
import { readJson } from './read-input.ts'

export type AnswerToBody = (body: Buffer) => string

/** The first letters of well-known names are typed again and again. */
const MAX_REMEMBERED = 8_000
const MAX_REMEMBERED_LENGTH = 100

/** The function, loaded with the first call, and again with the next call if that failed. */
export function createAnswerToBody({ input, load }: ImmediateFunction): () => MaybePromise<AnswerToBody> {
  let loaded: AnswerToBody | null = null
  return () =>
    loaded ??
    load().then((answer) => {
      loaded = remembering((body) => inAscii(answer(readJson(body, input))))
      return loaded
    })
}

/** The answer depends on the body alone, so answers are cached by the bytes of the body. */
function remembering(answer: AnswerToBody): AnswerToBody {
  const remembered = createBoundedCache<string, string>(MAX_REMEMBERED)
  return (body) => {
    if (body.length > MAX_REMEMBERED_LENGTH) return answer(body)
    // One character per byte, so that different bodies have different keys.
    return remembered(body.toString('latin1'), () => answer(body))
  }
}

/** JSON in ASCII: Node sends such a text together with the headers, without encoding it again. */
function inAscii(json: string): string {
  return json.replaceAll(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
