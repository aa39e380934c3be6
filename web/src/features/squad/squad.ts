import type {
  squadContract,
  squadInvitationContract,
  SquadInvitationResponse,
  SquadRequest,
  SquadResponse,
} from '@app/contracts/trips/squad'

import { backend, type BackendConfig } from '../../api/backend.ts'

/** Type only: the schemas stay on the server. */
const SQUAD: (typeof squadContract)['name'] = 'squad'
const INVITATION: (typeof squadInvitationContract)['name'] = 'squad-invitation'
const TIMEOUT_MS = 15_000

export type Asked<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  /** With the server's message; empty when there was no answer. */
  | { readonly kind: 'refused'; readonly message: string }

export const askSquad = (config: BackendConfig, wish: SquadRequest): Promise<Asked<SquadResponse>> =>
  ask(config, SQUAD, wish)

export const askInvitation = (
  config: BackendConfig,
  seat: string,
  action: 'look' | 'join' | 'move',
): Promise<Asked<SquadInvitationResponse>> => ask(config, INVITATION, { seat: seat.slice(0, 100), action })

async function ask<Answer>(config: BackendConfig, name: string, body: object): Promise<Asked<Answer>> {
  try {
    const { functions } = await backend(config)
    const { data, error, response } = await functions.invoke<Answer>(name, { body, timeout: TIMEOUT_MS })
    if (!error && data !== null) return { kind: 'answered', answer: data }
    const refusal = (await response?.json().catch(() => null)) as { error?: { message?: string } } | null
    return { kind: 'refused', message: refusal?.error?.message ?? '' }
  } catch {
    return { kind: 'refused', message: '' }
  }
}
