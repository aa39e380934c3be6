import {
  type ReadReview,
  staffReviewsContract,
  type StaffReviewsRequest,
  type StaffReviewsResponse,
} from '@app/contracts/staff/staff-reviews'

import { AppError } from '../../errors/app-error.ts'
import { notify } from '../../notifications/notify.ts'
import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'
import { personOf } from '../staff/person-of.ts'
import { writeStaffAudit } from '../staff/write-staff-audit.ts'

type Deps = Pick<Platform, 'db' | 'mailer' | 'settings'>
type State = ReadReview['state']
type Decision = Exclude<StaffReviewsRequest, { action: 'list' }>

const ON_A_PAGE = 20

export function createStaffReviewsFunction(deps: Deps): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: staffReviewsContract.name,
    access: { staff: ['owner', 'admin', 'support'] },
    input: staffReviewsContract.request,
    maxBodyBytes: 2_000,
    limit: { points: 120, seconds: 60 },
    async handle(_request, { input, caller }) {
      if (input.action === 'list') return Response.json(await listReviews(deps, input.state, input.page))
      await decide(deps, personOf(caller), input)
      return Response.json(await listReviews(deps, 'waiting', 1))
    },
  })
}

const REVIEWS = `
  select r.user_id as id, coalesce(u.email, '') as email, r.shown_name as "shownName", r.rating::float8 as rating, r.body,
    r.state, r.refusal, to_json(r.written_at) #>> '{}' as "writtenAt", count(*) over ()::float8 as total
  from public.reviews r join auth.users u on u.id = r.user_id
  where r.state = $1 order by r.written_at, r.user_id limit ${ON_A_PAGE} offset $2`

async function listReviews({ db }: Deps, state: State, page: number): Promise<StaffReviewsResponse> {
  const rows = await db.query<ReadReview & { total: number }>(REVIEWS, [state, (page - 1) * ON_A_PAGE])
  const [count] = await db.query<{ waiting: number }>(
    `select count(*)::float8 as waiting from public.reviews where state = 'waiting'`,
  )
  return {
    reviews: rows.map(({ total: _, ...review }) => review),
    total: rows[0]?.total ?? 0,
    waiting: count?.waiting ?? 0,
  }
}

async function decide(deps: Deps, actor: string, decision: Decision): Promise<void> {
  const reason = decision.action === 'refuse' ? decision.reason : null
  const state: State = reason === null ? 'approved' : 'refused'
  await deps.db.transaction(async (tx) => {
    const decided = await tx.query(
      `update public.reviews set state = $3, refusal = $4, decided_at = now()
       where user_id = $1 and written_at = $2::timestamptz and user_id <> $5 and state <> $3 returning user_id`,
      [decision.id, decision.writtenAt, state, reason, actor],
    )
    if (decided.length === 0) throw new AppError('review_changed')
    await writeStaffAudit(tx, {
      actor,
      action: `review.${state}`,
      subjectType: 'user',
      subjectId: decision.id,
      details: reason === null ? {} : { reason },
    })
  })
  await tell(deps, decision.id, reason)
}

async function tell({ db, mailer, settings }: Deps, userId: string, reason: string | null): Promise<void> {
  const notice =
    reason === null
      ? { title: 'Your review is on our page', body: 'Thank you. You can change or delete it at any time.' }
      : { title: 'Your review was not published', body: `The reason: ${reason} You can change it and send it again.` }
  await notify(
    { db, mailer, origin: settings.publicUrl },
    { userId, kind: 'account', ...notice, link: '/review', about: null },
  )
}
