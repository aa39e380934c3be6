import { createHash, randomUUID } from 'node:crypto'

import type { Row } from '../../database/sql-values.ts'
import type { Tx } from '../auth-deps.ts'

export type Challenge = { readonly challenge: string; readonly method: 's256' | 'plain' }

type FlowState = Row & {
  readonly id: string
  readonly user_id: string
  readonly auth_code: string
  readonly code_challenge: string
  readonly code_challenge_method: 's256' | 'plain'
  readonly authentication_method: string
  readonly issued_ms: number | null
}

type NewFlow = { readonly userId: string; readonly challenge: Challenge; readonly method: string }

/** Stores the challenge of the app that requested the mail: only that app can exchange the code of the link. */
export async function saveFlowState(tx: Tx, { userId, challenge, method }: NewFlow, at: string): Promise<string> {
  const id = randomUUID()
  await tx.query(
    `insert into auth.flow_state (id, user_id, auth_code, code_challenge, code_challenge_method, provider_type,
       authentication_method, created_at, updated_at) values ($1, $2, $3, $4, $5, 'email', $6, $7, $7)`,
    [id, userId, randomUUID(), challenge.challenge, challenge.method, method, at],
  )
  return id
}

/** Returns the code for the redirect, or null when no app waits for one. */
export async function issueAuthCode(tx: Tx, flowId: string, at: string): Promise<string | null> {
  const rows = await tx.query<{ auth_code: string }>(
    'update auth.flow_state set auth_code_issued_at = $2, updated_at = $2 where id = $1 returning auth_code',
    [flowId, at],
  )
  return rows[0]?.auth_code ?? null
}

/** Deletes the flow state, because a code works once. */
export async function takeFlowState(tx: Tx, authCode: string): Promise<FlowState | null> {
  const rows = await tx.query<FlowState>(
    `delete from auth.flow_state where auth_code = $1 and auth_code_issued_at is not null
     returning *, (extract(epoch from auth_code_issued_at) * 1000)::float8 as issued_ms`,
    [authCode],
  )
  return rows[0] ?? null
}

export function isVerifierOf(flow: FlowState, verifier: string): boolean {
  if (flow.code_challenge_method === 'plain') return verifier === flow.code_challenge
  return createHash('sha256').update(verifier).digest('base64url') === flow.code_challenge
}
