import type {
  checkInContract,
  CheckInRequest,
  CheckInResponse,
  safetyLinkContract,
  SafetyLinkResponse,
} from '@app/contracts/safety/check-in'

import { type Asked, askFunction } from '../../../api/ask-function.ts'
import type { BackendConfig } from '../../../api/backend.ts'

/** Type only: the schemas stay on the server. */
const CHECK_IN: (typeof checkInContract)['name'] = 'check-in'
const LINK: (typeof safetyLinkContract)['name'] = 'safety-link'

export const askCheckIn = (config: BackendConfig, wish: CheckInRequest): Promise<Asked<CheckInResponse>> =>
  askFunction(config, CHECK_IN, wish)

export const askSafetyLink = (
  config: BackendConfig,
  token: string,
  action: 'look' | 'accept' | 'refuse',
): Promise<Asked<SafetyLinkResponse>> => askFunction(config, LINK, { token, action })
