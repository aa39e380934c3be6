import { SUPPORT_FILTERS, type SupportFilter } from '@app/contracts/support/limits'
import type { InboxEntry, StaffConversation, StaffSupportResponse } from '@app/contracts/support/staff-support'

import type { Queryable } from '../database/db.ts'
import { AppError } from '../errors/app-error.ts'
import { readConversation } from './read-conversation.ts'
import { isoOf, ms } from './support-deps.ts'

const SHOWN = 30

/** `$1` is the member who asks. */
const CONDITIONS: Readonly<Record<SupportFilter, string>> = {
  open: `c.state = 'open'`,
  mine: `c.assigned_to = $1 and c.state <> 'closed'`,
  waiting: `c.state = 'waiting'`,
  closed: `c.state = 'closed'`,
}
/** A guest who has proven an address and written nothing is no conversation yet. */
const BEGUN = 'exists (select from public.support_messages m where m.conversation_id = c.id)'

const PERSON = `coalesce(nullif(p.full_name, ''), u.email, c.guest_email, '') as person,
  c.guest_email is not null as "isGuest", c.assigned_to as "assignedTo",
  coalesce(nullif(ap.full_name, ''), au.email) as "assignedName"`
const JOINED = `public.support_conversations c
  left join auth.users u on u.id = c.user_id left join public.profiles p on p.id = c.user_id
  left join auth.users au on au.id = c.assigned_to left join public.profiles ap on ap.id = c.assigned_to`

type Wish = { readonly filter: SupportFilter; readonly search: string; readonly after: number }
type Row = Omit<InboxEntry, 'updatedAt'> & { readonly updatedMs: number }

/** The open ones wait longest first; all others show the latest first. */
export async function readInbox(
  db: Queryable,
  actor: string,
  { filter, search, after }: Wish,
): Promise<Extract<StaffSupportResponse, { kind: 'inbox' }>> {
  const rows = await db.query<Row>(
    `select c.id, c.topic, c.state, c.rating, ${PERSON}, ${ms('c.updated_at', 'updatedMs')},
       left(l.body, 200) as "lastBody", l.author as "lastAuthor"
     from ${JOINED}
     left join lateral (select m.body, m.author from public.support_messages m where m.conversation_id = c.id
       order by m.position desc limit 1) l on true
     where ${CONDITIONS[filter]} and $1::uuid is not null and ${BEGUN}
       and ($2 = '' or c.topic ilike '%' || $2 || '%' or coalesce(u.email, c.guest_email) ilike '%' || $2 || '%'
         or p.full_name ilike '%' || $2 || '%')
     order by c.updated_at ${filter === 'open' ? 'asc' : 'desc'}, c.id offset $3 limit ${SHOWN + 1}`,
    [actor, literally(search), after],
  )
  const entries = rows.slice(0, SHOWN).map(({ updatedMs, ...entry }) => ({ ...entry, updatedAt: isoOf(updatedMs) }))
  return { kind: 'inbox', entries, hasMore: rows.length > SHOWN, counts: await countAll(db, actor) }
}

async function countAll(db: Queryable, actor: string): Promise<Readonly<Record<SupportFilter, number>>> {
  const columns = SUPPORT_FILTERS.map((name) => `count(*) filter (where ${CONDITIONS[name]})::int as "${name}"`)
  const [row] = await db.query<Record<SupportFilter, number>>(
    `select ${columns.join(', ')} from public.support_conversations c where $1::uuid is not null and ${BEGUN}`,
    [actor],
  )
  return row ?? { open: 0, mine: 0, waiting: 0, closed: 0 }
}

function literally(search: string): string {
  return search.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

type Extra = Pick<StaffConversation, 'person' | 'isGuest' | 'assignedTo' | 'assignedName' | 'email' | 'ratingNote'> & {
  readonly seenMs: number | null
}

/** With what only the team sees. */
export async function readForStaff(db: Queryable, id: string): Promise<StaffConversation> {
  const [extra] = await db.query<Extra>(
    `select ${PERSON}, coalesce(u.email, c.guest_email, '') as email, c.rating_note as "ratingNote",
       ${ms('s.visitor_seen_at', 'seenMs')}
     from ${JOINED} left join private.support_mailing s on s.conversation_id = c.id where c.id = $1`,
    [id],
  )
  if (!extra) throw new AppError('support_not_found')
  const { seenMs, ...rest } = extra
  const notes = await db.query<{ id: string; authorName: string; body: string; createdMs: number }>(
    `select id, author_name as "authorName", body, ${ms('created_at', 'createdMs')} from public.support_notes
     where conversation_id = $1 order by created_at, id`,
    [id],
  )
  return {
    ...(await readConversation(db, id)),
    ...rest,
    visitorSeenAt: seenMs === null ? null : isoOf(seenMs),
    notes: notes.map(({ createdMs, ...note }) => ({ ...note, createdAt: isoOf(createdMs) })),
  }
}
