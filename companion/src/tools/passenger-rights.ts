import { AssessDelayRequest } from '@app/contracts/assess-delay'

import { delayRights } from './delay-rights.ts'
import { defineTool, found, unknown } from './tool.ts'

export const passengerRights = defineTool({
  name: 'passenger-rights',
  about: 'What an airline owes for a late arrival under Regulation (EC) 261/2004.',
  input: AssessDelayRequest,
  run(input, lookUps) {
    const card = delayRights(input, lookUps)
    return card.kind === 'ask' ? unknown('airport') : found(card)
  },
})
