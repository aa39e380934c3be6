import type { BackendConfig } from '../../api/backend.ts'
import { ask } from '../../entities/support/ask-support.ts'
import { changeGuest, readGuest, type WaitingMessage } from './guest-store.ts'

/** Refused for a while: the server is busy, or too much was written at once. */
const LATER = new Set(['', 'over_request_rate_limit', 'function_timeout', 'internal_error', 'unavailable'])

let running: Promise<boolean> | undefined

/** Sends what waits, in order. True when something is left that may be sent later. */
export function sendWaiting(config: BackendConfig, onSent: () => void): Promise<boolean> {
  running ??= sendAll(config, onSent).finally(() => (running = undefined))
  return running
}

async function sendAll(config: BackendConfig, onSent: () => void): Promise<boolean> {
  for (;;) {
    const guest = readGuest()
    const next = guest?.waiting.find(({ problem }) => problem === null)
    if (!guest || !next) return false
    const { at: _, problem: __, ...message } = next
    const answer = await ask<{ readonly id: string }>(config, 'support-message', {
      ...message,
      who: { token: guest.token },
    })
    const isRefused = 'kind' in answer
    if (isRefused && LATER.has(answer.code)) return true
    settle(next, isRefused ? answer.message : null)
    if (!isRefused) onSent()
  }
}

function settle({ id }: WaitingMessage, problem: string | null): void {
  changeGuest(
    (guest) =>
      guest && {
        ...guest,
        waiting:
          problem === null
            ? guest.waiting.filter((each) => each.id !== id)
            : guest.waiting.map((each) => (each.id === id ? { ...each, problem } : each)),
      },
  )
}
