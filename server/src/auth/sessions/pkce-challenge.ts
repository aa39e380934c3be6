import type { Challenge } from '../store/flow-states.ts'

type Body = {
  readonly code_challenge?: string | null | undefined
  readonly code_challenge_method?: 's256' | 'plain' | null | undefined
}

/** Null when the client does not use PKCE. */
export function challengeOf({ code_challenge: challenge, code_challenge_method: method }: Body): Challenge | null {
  return challenge ? { challenge, method: method ?? 'plain' } : null
}
