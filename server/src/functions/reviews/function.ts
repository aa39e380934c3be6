import { reviewsContract } from '@app/contracts/reviews'

import type { Platform } from '../../platform.ts'
import { readReviews } from '../../reviews/read-reviews.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

/** Public: the average and the newest approved reviews, under the names that their writers chose. */
export function createReviewsFunction({ db }: Pick<Platform, 'db'>): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: reviewsContract.name,
    access: 'public',
    input: reviewsContract.request,
    maxBodyBytes: 200,
    handle: async () => Response.json(await readReviews(db)),
  })
}
