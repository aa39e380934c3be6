import { checkInContract, type CheckInRequest, safetyLinkContract } from '@app/contracts/safety/check-in'

import { addContact } from '../../check-ins/add-contact.ts'
import { openLink } from '../../check-ins/open-link.ts'
import { readCheckIn } from '../../check-ins/read-check-in.ts'
import { keepPosition, moveTimer, startTimer, stopSharing } from '../../check-ins/run-timer.ts'
import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

type Deps = Pick<Platform, 'db' | 'now' | 'mailer' | 'settings' | 'limits'>

export function createCheckInFunctions(deps: Deps): readonly ServerFunction[] {
  return [createCheckInFunction(deps), createSafetyLinkFunction(deps)]
}

/** Every step answers with the contacts and the timer as they are then. */
function createCheckInFunction(deps: Deps): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: checkInContract.name,
    access: 'user',
    input: checkInContract.request,
    maxBodyBytes: 3_000,
    async handle(_request, { input, caller }) {
      const userId = caller.userId ?? ''
      await change(deps, userId, input)
      return Response.json(await readCheckIn(deps.db, userId))
    },
  })
}

async function change(deps: Deps, userId: string, wish: CheckInRequest): Promise<void> {
  switch (wish.action) {
    case 'add-contact':
      return addContact(deps, userId, wish)
    case 'start':
      return startTimer(deps, userId, wish)
    case 'move':
      return moveTimer(deps, userId, wish)
    case 'position':
      return keepPosition(deps, userId, wish)
    case 'stop-sharing':
      return stopSharing(deps, userId)
    case 'look':
      return undefined
  }
}

/** Public for holders of the link. The token is 32 random bytes, so guessing is hopeless; the limit stops noise. */
function createSafetyLinkFunction(deps: Deps): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: safetyLinkContract.name,
    access: 'public',
    input: safetyLinkContract.request,
    maxBodyBytes: 1_000,
    limit: { points: 30, seconds: 60 },
    async handle(_request, { input: { token, action } }) {
      return Response.json({ link: await openLink(deps, token, action) })
    },
  })
}
