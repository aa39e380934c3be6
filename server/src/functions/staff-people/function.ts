import {
  staffPeopleContract,
  type StaffPeopleRequest,
  type StaffPeopleResponse,
  type StaffPerson,
} from '@app/contracts/staff-people'

import type { Queryable } from '../../database/db.ts'
import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

/** Only staff who see roles and the audit log may look people up. */
export function createStaffPeopleFunction({ db }: Pick<Platform, 'db'>): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: staffPeopleContract.name,
    access: { staff: ['owner', 'admin'] },
    input: staffPeopleContract.request,
    maxBodyBytes: 8_000,
    limit: { points: 120, seconds: 60 },
    async handle(_request, { input }) {
      return Response.json(await findPeople(db, input))
    },
  })
}

type Row = Omit<StaffPerson, 'since'> & { readonly sinceMs: number }

const SHOWN = 8
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

const PERSON = `select u.id, coalesce(u.email, '') as email, p.full_name as name,
    (extract(epoch from u.created_at) * 1000)::float8 as "sinceMs",
    (select coalesce(jsonb_agg(r.role order by r.role), '[]') from public.user_roles r where r.user_id = u.id) as roles
  from auth.users u left join public.profiles p on p.id = u.id`

/** Addresses and names that begin with the query come first. One more than is shown reveals that there are others. */
const FITTING = `${PERSON}
  where u.deleted_at is null and (u.email ilike '%' || $1 || '%' or p.full_name ilike '%' || $1 || '%')
  order by (u.email ilike $1 || '%' or p.full_name ilike $1 || '%') desc nulls last, u.created_at desc, u.id
  limit ${SHOWN + 1}`

async function findPeople(db: Queryable, wish: StaffPeopleRequest): Promise<StaffPeopleResponse> {
  if (wish.action === 'named') return answer(await byIds(db, wish.ids))
  if (UUID.test(wish.query)) return answer(await byIds(db, [wish.query]))
  const rows = await db.query<Row>(FITTING, [literally(wish.query)])
  return { ...answer(rows.slice(0, SHOWN)), hasMore: rows.length > SHOWN }
}

function byIds(db: Queryable, ids: readonly string[]): Promise<readonly Row[]> {
  return db.query<Row>(`${PERSON} where u.id = any($1::uuid[]) and u.deleted_at is null`, [ids])
}

/** "ann_b" is an address, not a pattern. */
function literally(query: string): string {
  return query.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

function answer(rows: readonly Row[]): StaffPeopleResponse {
  const people = rows.map(({ sinceMs, ...person }) => ({ ...person, since: new Date(sinceMs).toISOString() }))
  return { people, hasMore: false }
}
