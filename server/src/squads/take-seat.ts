import type { SquadInvitationResponse } from '@app/contracts/trips/squad'

import { DbError } from '../database/db-error.ts'
import type { Db, Queryable } from '../database/db.ts'
import { mailboxKey } from '../mail/mailbox-key.ts'
import { findSquadPlan } from '../payments/find-subscription.ts'
import type { Payments } from '../payments/payments.ts'
import { plainName } from './plain-name.ts'
import { isExpired } from './read-squad.ts'

export type Seat = {
  readonly id: string
  readonly ownerId: string
  readonly email: string
  readonly memberId: string | null
  readonly invitedAtMs: number
  readonly payerName: string
}
type SeatRow = Omit<Seat, 'payerName'> & { readonly chosenName: string | null }
type Found = { readonly state: SquadInvitationResponse['state']; readonly seat: Seat | null }

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const SEAT = `select s.id, s.owner_id as "ownerId", s.email, s.member_id as "memberId",
    (extract(epoch from s.invited_at) * 1000)::float8 as "invitedAtMs", p.full_name as "chosenName"
  from public.squad_seats s join auth.users u on u.id = s.owner_id
  left join public.profiles p on p.id = u.id where s.id = $1`

/** The state of an invitation link for the caller. Reading it takes no seat. */
export async function readInvitation(
  db: Queryable,
  provider: Payments['name'],
  seatId: string,
  userId: string | null,
  nowMs: number,
): Promise<Found> {
  const [row] = UUID.test(seatId) ? await db.query<SeatRow>(SEAT, [seatId]) : []
  if (!row) return { state: 'unknown', seat: null }
  const { chosenName, ...found } = row
  const seat = { ...found, payerName: plainName(chosenName) }
  if (userId !== null && seat.memberId === userId) return { state: 'joined', seat }
  // To other travellers a taken seat does not exist.
  if (seat.memberId !== null) return { state: 'unknown', seat: null }
  if (seat.ownerId === userId) return { state: 'own', seat }
  if (isExpired(seat.invitedAtMs, nowMs)) return { state: 'expired', seat }
  if (!(await findSquadPlan(db, provider, seat.ownerId, nowMs))) return { state: 'paused', seat }
  if (userId === null) return { state: 'sign-in', seat }
  return { state: await mayTake(db, seat, userId), seat }
}

type Account = { readonly email: string; readonly isMember: boolean }

/** The address must be confirmed: an account can be created with anyone's. */
async function mayTake(db: Queryable, seat: Seat, userId: string): Promise<'open' | 'wrong-account' | 'other-squad'> {
  const [account] = await db.query<Account>(
    `select email, exists (select from public.squad_seats where member_id = u.id) as "isMember"
     from auth.users u where id = $1 and email is not null and email_confirmed_at is not null`,
    [userId],
  )
  if (!account || mailboxKey(account.email) !== mailboxKey(seat.email)) return 'wrong-account'
  return account.isMember ? 'other-squad' : 'open'
}

export type LeftSeat = { readonly id: string; readonly ownerId: string; readonly email: string }
type Taken = { readonly isTaken: boolean; readonly left: LeftSeat | null }

const NOT_TAKEN: Taken = { isTaken: false, left: null }
const TWICE = '23505'

/**
 * Fails when another request was faster or the seat was just revoked; the traveller then keeps their current seat. A
 * traveller is in one squad at a time: the database allows one seat per account.
 */
export function takeSeat(
  db: Db,
  seat: Pick<Seat, 'id'>,
  userId: string,
  { nowMs, isMoving }: { readonly nowMs: number; readonly isMoving: boolean },
): Promise<Taken> {
  return db
    .transaction(async (tx) => {
      const free = await tx.query('select id from public.squad_seats where id = $1 and member_id is null for update', [
        seat.id,
      ])
      if (free.length === 0) return NOT_TAKEN
      const left = isMoving ? await leaveSeat(tx, userId) : null
      await tx.query('update public.squad_seats set member_id = $2, joined_at = $3 where id = $1', [
        seat.id,
        userId,
        new Date(nowMs).toISOString(),
      ])
      // A traveller who took the seat by the mailed link has seen the offer, so its notification is marked as read.
      await tx.query(
        'update public.notifications set read_at = $3 where user_id = $2 and about = $1 and read_at is null',
        [invitationAbout(seat.id), userId, new Date(nowMs).toISOString()],
      )
      return { isTaken: true, left }
    })
    .catch((error: unknown) => {
      if (error instanceof DbError && error.code === TWICE) return NOT_TAKEN
      throw error
    })
}

/** The deduplication key of the notification about an offered seat. */
export function invitationAbout(seatId: string): string {
  return `squad-invited:${seatId}`
}

/** The seat that was left, or null. */
export async function leaveSeat(db: Queryable, userId: string): Promise<LeftSeat | null> {
  const [left] = await db.query<LeftSeat>(
    'delete from public.squad_seats where member_id = $1 returning id, owner_id as "ownerId", email',
    [userId],
  )
  return left ?? null
}
