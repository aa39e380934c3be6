import type { ReviewsResponse } from '@app/contracts/reviews'

import type { Queryable } from '../database/db.ts'

const LATEST = 3
const READ = `
  select (select count(*) from public.reviews where state = 'approved')::float8 as count,
    (select round(avg(rating), 1) from public.reviews where state = 'approved')::float8 as average,
    (select coalesce(jsonb_agg(jsonb_build_object('name', shown_name, 'rating', rating, 'body', body,
        'writtenAt', written_at) order by written_at desc), '[]')
      from (select * from public.reviews where state = 'approved' order by written_at desc limit ${LATEST}) as newest)
      as latest`

export async function readReviews(db: Queryable): Promise<ReviewsResponse> {
  const [found] = await db.query<ReviewsResponse>(READ)
  return found ?? { count: 0, average: null, latest: [] }
}
