import type { SquadResponse } from '@app/contracts/trips/squad'
import { SQUAD_SIZE } from '@app/domain/subscription'

import type { Queryable } from '../database/db.ts'
import { findSquadPlan, type OwnPurchase } from '../payments/find-subscription.ts'
import type { Payments } from '../payments/payments.ts'
import { plainName } from './plain-name.ts'

/** An invitation reserves the seat this long. */
export const INVITATION_DAYS = 14

type SeatRow = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly is_joined: boolean
  readonly since_ms: number
}

const PAYER_OF = `select p.full_name as name, s.owner_id as id from public.squad_seats s
  join auth.users u on u.id = s.owner_id left join public.profiles p on p.id = u.id where s.member_id = $1`
const SEATS = `select s.id, s.email, coalesce(p.full_name, '') as name, s.member_id is not null as is_joined,
    (extract(epoch from coalesce(s.joined_at, s.invited_at)) * 1000)::float8 as since_ms
  from public.squad_seats s left join public.profiles p on p.id = s.member_id
  where s.owner_id = $1 order by s.joined_at nulls last, s.invited_at, s.id`

/** The squad that the traveller pays for, or is a member of. */
export async function readSquad(
  db: Queryable,
  provider: Payments['name'],
  userId: string,
  nowMs: number,
): Promise<SquadResponse> {
  const [payer] = await db.query<{ name: string | null; id: string }>(PAYER_OF, [userId])
  const own = await findSquadPlan(db, provider, userId, nowMs)
  const seats = (await db.query<SeatRow>(SEATS, [userId])).map((row) => toSeat(row, nowMs))
  const squad = { size: SQUAD_SIZE, payerName: null, seats, isActive: own !== null, endsAt: endOf(own) }
  if (own || seats.length > 0) return { ...squad, role: 'payer' }
  if (!payer) return { ...squad, role: 'none' }
  const theirs = await findSquadPlan(db, provider, payer.id, nowMs)
  const payerName = plainName(payer.name)
  return { ...squad, role: 'member', payerName, isActive: theirs !== null, endsAt: endOf(theirs) }
}

function endOf(plan: OwnPurchase | null): string | null {
  return plan?.cancelsAtEnd && plan.periodEndMs !== null ? new Date(plan.periodEndMs).toISOString() : null
}

function toSeat({ id, email, name, is_joined: isJoined, since_ms: sinceMs }: SeatRow, nowMs: number) {
  const state = isJoined ? 'joined' : isExpired(sinceMs, nowMs) ? 'expired' : 'invited'
  return { id, email, name, state, since: new Date(sinceMs).toISOString() } as const
}

export function isExpired(invitedAtMs: number, nowMs: number): boolean {
  return nowMs >= invitedAtMs + INVITATION_DAYS * 86_400_000
}
