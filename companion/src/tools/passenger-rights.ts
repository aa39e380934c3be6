import { AssessDisruptionRequest } from '@app/contracts/assess-disruption'

import { delayRights } from './delay-rights.ts'
import { defineTool, found, unknown } from './tool.ts'

export const passengerRights = defineTool({
  name: 'passenger-rights',
  about:
    'What an airline owes for a late arrival, a cancellation, a seat refused or a lower class, under Regulation (EC) 261/2004 or its British twin.',
  input: AssessDisruptionRequest,
  run(input, lookUps) {
    const card = delayRights(input, lookUps)
    return card.kind === 'ask' ? unknown('airport') : found(card)
  },
})
