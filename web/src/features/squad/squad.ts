import type {
  squadContract,
  squadInvitationContract,
  SquadInvitationResponse,
  SquadRequest,
  SquadResponse,
} from '@app/contracts/trips/squad'

import { type Asked, askFunction } from '../../api/ask-function.ts'
import type { BackendConfig } from '../../api/backend.ts'

/** Type only: the schemas stay on the server. */
const SQUAD: (typeof squadContract)['name'] = 'squad'
const INVITATION: (typeof squadInvitationContract)['name'] = 'squad-invitation'

export const askSquad = (config: BackendConfig, wish: SquadRequest): Promise<Asked<SquadResponse>> =>
  askFunction(config, SQUAD, wish)

export const askInvitation = (
  config: BackendConfig,
  seat: string,
  action: 'look' | 'join' | 'move',
): Promise<Asked<SquadInvitationResponse>> => askFunction(config, INVITATION, { seat: seat.slice(0, 100), action })
