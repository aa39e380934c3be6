import type { ReviewsResponse } from '@app/contracts/reviews'
import { useEffect, useState } from 'react'

import { backend } from '../../api/backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { reviewText as text } from './review-text.ts'
import { YourReview } from './your-review.tsx'

export function ReviewPage() {
  return (
    <div className="page-width grid gap-12 py-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16 lg:py-16">
      <div>
        <h1 className="text-heading">{text('page.title')}</h1>
        <p className="mt-3 max-w-[60ch] text-soft">{text('lead')}</p>
        <YourReview />
      </div>
      <Others />
    </div>
  )
}

function useReviews(): ReviewsResponse | null {
  const config = usePageConfig()
  const [reviews, setReviews] = useState<ReviewsResponse | null>(null)
  useEffect(() => {
    let isCurrent = true
    void backend(config)
      .then(({ functions }) => functions.invoke<ReviewsResponse>('reviews', { body: {}, timeout: 15_000 }))
      .then(
        ({ data }) => isCurrent && data && setReviews(data),
        // The form works without the reviews of others.
        () => undefined,
      )
    return () => {
      isCurrent = false
    }
  }, [config])
  return reviews
}

function Others() {
  const reviews = useReviews()
  if (!reviews) return null
  const { average, count, latest } = reviews
  const figures = { average: String(average ?? ''), count: String(count) }
  return (
    <section aria-labelledby="others" className="lg:border-s lg:border-line lg:ps-10">
      <h2 id="others" className="text-title">
        {text('latest')}
      </h2>
      <p className="mt-2 text-soft">
        {count === 0 ? text('none') : count === 1 ? text('figures.one', figures) : text('figures', figures)}
      </p>
      <ul className="mt-4">
        {latest.map(({ name, rating, body, writtenAt }) => (
          <li key={`${name} ${writtenAt}`} className="border-t border-line py-4">
            <p className="chart-label text-soft">{text('stars', { rating: String(rating) })}</p>
            <p className="mt-2 whitespace-pre-line wrap-anywhere">{body}</p>
            <p className="mt-2 text-small text-soft">
              <bdi>{name}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
