import type { Problem } from './offline-action.ts'

/** The part of the response that the outbox reads. */
export type Answer = {
  readonly status: number
  readonly body: string
  readonly contentType: string
  readonly retryAfter: string | null
  /** The server's own clock, needed for a date in Retry-After. */
  readonly date: string | null
}

export type Verdict =
  | { readonly kind: 'sent' }
  | { readonly kind: 'token-refused' }
  | {
      readonly kind: 'wait'
      /** `all`: no other action would succeed now. `one`: the others may continue. */
      readonly scope: 'all' | 'one'
      readonly isReached: boolean
      readonly retryAfterMs: number | null
    }
  | { readonly kind: 'attention'; readonly problem: Problem }

const WHOLE_SERVER = new Set([429, 503])
const LATER = new Set([408, 425])
const CONFLICT = new Set([409, 412])
const KEPT_OF_ANSWER = 20_000

/** Null means no answer. */
export function judgeAnswer(answer: Answer | null): Verdict {
  if (!answer || isCaptivePortal(answer)) {
    return { kind: 'wait', scope: 'all', isReached: false, retryAfterMs: null }
  }
  const { status } = answer
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 401) return { kind: 'token-refused' }
  if (status < 400 || status >= 500 || LATER.has(status) || status === 429) {
    const scope = WHOLE_SERVER.has(status) ? 'all' : 'one'
    return { kind: 'wait', scope, isReached: true, retryAfterMs: readRetryAfter(answer) }
  }
  const kind = CONFLICT.has(status) ? 'conflict' : 'refused'
  return { kind: 'attention', problem: { kind, status, answer: answer.body.slice(0, KEPT_OF_ANSWER) } }
}

/** The sign-in page of a hotel's Wi-Fi answers everything with 200 and HTML; our API never does. */
function isCaptivePortal({ contentType }: Answer): boolean {
  return contentType.startsWith('text/html')
}

function readRetryAfter({ retryAfter, date }: Answer): number | null {
  if (retryAfter === null) return null
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000
  const wait = Date.parse(retryAfter) - Date.parse(date ?? '')
  return Number.isFinite(wait) && wait > 0 ? wait : null
}
