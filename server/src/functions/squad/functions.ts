import {
  squadContract,
  squadInvitationContract,
  type SquadInvitationResponse,
  type SquadRequest,
} from '@app/contracts/trips/squad'

import { notify } from '../../notifications/notify.ts'
import type { Platform } from '../../platform.ts'
import { inviteToSquad } from '../../squads/invite-to-squad.ts'
import { readSquad } from '../../squads/read-squad.ts'
import {
  invitationAbout,
  leaveSeat,
  type LeftSeat,
  readInvitation,
  type Seat,
  takeSeat,
} from '../../squads/take-seat.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

type Deps = Pick<Platform, 'db' | 'now' | 'payments' | 'mailer' | 'settings' | 'limits'>

export function createSquadFunctions(deps: Deps): readonly ServerFunction[] {
  return [createSquadFunction(deps), createSquadInvitationFunction(deps)]
}

/** Every step answers with the updated squad. */
function createSquadFunction(deps: Deps): ServerFunction {
  const { db, now, payments } = deps
  return defineFunction({
    kind: 'reading',
    name: squadContract.name,
    access: 'user',
    input: squadContract.request,
    maxBodyBytes: 2_000,
    async handle(_request, { input, caller }) {
      const userId = caller.userId ?? ''
      await change(deps, userId, input)
      return Response.json(await readSquad(db, payments.name, userId, now()))
    },
  })
}

async function change(deps: Deps, userId: string, wish: SquadRequest): Promise<void> {
  if (wish.action === 'invite') return inviteToSquad(deps, userId, wish.email)
  if (wish.action === 'leave') return notifyOfFreeSeat(deps, await leaveSeat(deps.db, userId))
  if (wish.action === 'remove') await takeBack(deps, userId, wish.seat)
}

async function takeBack({ db, mailer, settings }: Deps, userId: string, seat: string): Promise<void> {
  const [gone] = await db.query<{ member_id: string | null }>(
    'delete from public.squad_seats where id = $1 and owner_id = $2 returning member_id',
    [seat, userId],
  )
  if (!gone) return
  // Removes the notification: its invitation no longer exists.
  await db.query('delete from public.notifications where about = $1', [invitationAbout(seat)])
  if (!gone.member_id) return
  await notify(
    { db, mailer, origin: settings.publicUrl },
    {
      userId: gone.member_id,
      kind: 'plan',
      title: 'Your seat in the squad was taken back',
      body: 'You are on your own plan again. What you saved stays yours.',
      link: '/pricing',
      about: null,
    },
  )
}

function createSquadInvitationFunction(deps: Deps): ServerFunction {
  const { db, now, payments } = deps
  return defineFunction({
    kind: 'reading',
    name: squadInvitationContract.name,
    access: 'public',
    input: squadInvitationContract.request,
    maxBodyBytes: 1_000,
    limit: { points: 30, seconds: 60 },
    async handle(_request, { input, caller: { userId } }) {
      const look = () => readInvitation(db, payments.name, input.seat, userId, now())
      const found = await look()
      const isMoving = input.action === 'move'
      const isWanted = isMoving || input.action === 'join'
      const isFree = found.state === 'open' || (isMoving && found.state === 'other-squad')
      if (isWanted && isFree && found.seat && userId !== null) {
        const { isTaken, left } = await takeSeat(db, found.seat, userId, { nowMs: now(), isMoving })
        if (isTaken) await notifyPayer(deps, found.seat)
        await notifyOfFreeSeat(deps, left)
      }
      const { state, seat } = isWanted ? await look() : found
      return Response.json({ state, payerName: seat?.payerName ?? null } satisfies SquadInvitationResponse)
    },
  })
}

async function notifyOfFreeSeat({ db, mailer, settings }: Deps, left: LeftSeat | null): Promise<void> {
  if (!left) return
  await notify(
    { db, mailer, origin: settings.publicUrl },
    {
      userId: left.ownerId,
      kind: 'plan',
      title: 'A seat of your squad is free again',
      body: `${left.email} travels with you no longer. The seat is yours to give.`,
      link: '/squad',
      about: `squad-left:${left.id}`,
    },
  )
}

async function notifyPayer({ db, mailer, settings }: Deps, { id, ownerId, email }: Seat): Promise<void> {
  await notify(
    { db, mailer, origin: settings.publicUrl },
    {
      userId: ownerId,
      kind: 'plan',
      title: 'A seat of your squad was taken',
      body: `${email} travels with you now.`,
      link: '/squad',
      about: `squad-joined:${id}`,
    },
  )
}
