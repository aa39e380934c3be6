import type { CheckIn, CheckInResponse, SafetyContact } from '@app/contracts/safety/check-in'

import type { Queryable } from '../database/db.ts'

type Row = Omit<CheckIn, 'dueAt' | 'positionedAt' | 'alarmedAt' | 'linkExpiresAt'> &
  Readonly<Record<'dueMs', number>> &
  Readonly<Record<'positionedMs' | 'alarmedMs' | 'expiresMs', number | null>>

const MS = (column: string, name: string): string => `(extract(epoch from ${column}) * 1000)::float8 as "${name}"`

/** The traveller's contacts, and the timer that runs or has just raised its alarm. */
export async function readCheckIn(db: Queryable, userId: string): Promise<CheckInResponse> {
  const contacts = await db.query<SafetyContact>(
    'select id, name, email, state from public.safety_contacts where user_id = $1 order by created_at, id',
    [userId],
  )
  const [row] = await db.query<Row>(
    `select id, contact_id as "contactId", note, shares_position as "sharesPosition", ${MS('due_at', 'dueMs')},
       ${MS('positioned_at', 'positionedMs')}, ${MS('alarmed_at', 'alarmedMs')}, ${MS('link_expires_at', 'expiresMs')}
     from public.check_ins where user_id = $1 and checked_in_at is null order by created_at desc limit 1`,
    [userId],
  )
  return { contacts: [...contacts], current: row ? toCheckIn(row) : null }
}

function toCheckIn({ dueMs, positionedMs, alarmedMs, expiresMs, ...rest }: Row): CheckIn {
  return {
    ...rest,
    dueAt: isoOf(dueMs),
    positionedAt: positionedMs === null ? null : isoOf(positionedMs),
    alarmedAt: alarmedMs === null ? null : isoOf(alarmedMs),
    linkExpiresAt: expiresMs === null ? null : isoOf(expiresMs),
  }
}

export function isoOf(ms: number): string {
  return new Date(ms).toISOString()
}
