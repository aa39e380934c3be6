import { REVIEW_STATES, type ReadReview, type StaffReviewsResponse } from '@app/contracts/staff/staff-reviews'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { usePageConfig } from '../../../api/page-config.tsx'
import { formatMoment } from '../../../text/format-moment.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { toast } from '../../../ui/overlay/toast.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { askStaff, useStaffReading } from '../ask-staff.ts'
import { PageLinks, readPage } from '../page-links.tsx'
import { ReadingState } from '../reading-state.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { staffReviewsText as text } from './reviews-text.ts'

const NAME = 'staff-reviews'
const ON_A_PAGE = 20
const STATES = ['waiting', 'approved', 'refused'] as const satisfies readonly (typeof REVIEW_STATES)[number][]

type State = (typeof STATES)[number]

/** Decides one review and reads the list again. The refusal in words, or null when it was decided. */
function useDecision(again: () => void) {
  const config = usePageConfig()
  const [isWorking, setWorking] = useState(false)
  async function decide(body: object, said: string): Promise<string | null> {
    setWorking(true)
    const answer = await askStaff<StaffReviewsResponse>(config, NAME, body, true)
    setWorking(false)
    if (answer.kind === 'refused') return answer.message
    toast.success(said)
    again()
    return null
  }
  return { isWorking, decide }
}

export function ReviewsPanel() {
  const [params] = useSearchParams()
  const state = STATES.find((each) => each === params.get('state')) ?? 'waiting'
  const page = readPage(params)
  const { reading, again } = useStaffReading<StaffReviewsResponse>(NAME, { action: 'list', state, page })
  return (
    <section aria-labelledby="staff-reviews" className="max-w-3xl pt-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="staff-reviews" className="text-title">
          {text('title')}
        </h2>
        <StateChoice state={state} waiting={reading.kind === 'answered' ? String(reading.answer.waiting) : '…'} />
      </div>
      <p className="mt-2 text-small text-soft">{text('lead')}</p>
      <div className="mt-6" aria-live="polite">
        <ReadingState reading={reading} again={again}>
          {({ reviews, total }) => (
            <>
              {reviews.length === 0 && (
                <EmptyState heading="h3" title={text(`empty.${state}`)} text={text('empty.text')} action={null} />
              )}
              <ReviewList reviews={reviews} again={again} />
              <PageLinks label={text('pages')} page={page} perPage={ON_A_PAGE} total={total} />
            </>
          )}
        </ReadingState>
      </div>
    </section>
  )
}

function StateChoice({ state, waiting }: { readonly state: State; readonly waiting: string }) {
  const [, setParams] = useSearchParams()
  return (
    <div className="w-44">
      <Field id="review-state" label={text('state')}>
        <Select
          id="review-state"
          value={state}
          onChange={({ target }) => setParams({ tab: 'reviews', state: target.value }, { preventScrollReset: true })}
          options={STATES.map((value) => ({
            value,
            label: value === 'waiting' ? text('state.waiting', { count: waiting }) : text(`state.${value}`),
          }))}
        />
      </Field>
    </div>
  )
}

function ReviewList({ reviews, again }: { readonly reviews: readonly ReadReview[]; readonly again: () => void }) {
  const { isWorking, decide } = useDecision(again)
  const [refusing, setRefusing] = useState<ReadReview | null>(null)

  async function approve({ id, writtenAt }: ReadReview): Promise<void> {
    const refusal = await decide({ action: 'approve', id, writtenAt }, text('approved'))
    if (refusal === null) return
    toast.error(refusal)
    again()
  }

  return (
    <>
      <ul className="border-t border-line">
        {reviews.map((review) => (
          <Review
            key={`${review.id} ${review.writtenAt}`}
            review={review}
            isWorking={isWorking}
            onApprove={() => void approve(review)}
            onRefuse={() => setRefusing(review)}
          />
        ))}
      </ul>
      {refusing && (
        <ReasonDialog
          title={text('refuse.title')}
          description={text('refuse.text')}
          action={text('refuse')}
          hint={text('refuse.hint')}
          isDestructive
          onConfirm={(reason) => {
            const { id, writtenAt } = refusing
            return decide({ action: 'refuse', id, writtenAt, reason }, text('refused'))
          }}
          onClose={() => setRefusing(null)}
        />
      )}
    </>
  )
}

type ReviewProps = {
  readonly review: ReadReview
  readonly isWorking: boolean
  readonly onApprove: () => void
  readonly onRefuse: () => void
}

function Review({ review, isWorking, onApprove, onRefuse }: ReviewProps) {
  const { locale } = usePageConfig()
  const { email, shownName: name, rating, body, state, refusal, writtenAt } = review
  return (
    <li className="grid gap-3 border-b border-line py-5">
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-small text-soft">
        <span className="font-semibold text-ink">{text('stars', { rating: String(rating) })}</span>
        <bdi className="wrap-anywhere">{email}</bdi>
      </p>
      <p className="max-w-[66ch] whitespace-pre-line wrap-anywhere">{body}</p>
      <p className="text-small text-soft">
        <bdi>{text('shown-as', { name })}</bdi>. {text('written', { date: formatMoment(writtenAt, locale) })}
      </p>
      {refusal !== null && <p className="text-small text-signal">{text('reason', { reason: refusal })}</p>}
      <div className="flex flex-wrap gap-3">
        {state !== 'approved' && (
          <Button size="sm" isBusy={isWorking} aria-label={text('approve.named', { name })} onClick={onApprove}>
            {text('approve')}
          </Button>
        )}
        {state !== 'refused' && (
          <Button size="sm" variant="outline" aria-label={text('refuse.named', { name })} onClick={onRefuse}>
            {text('refuse')}
          </Button>
        )}
      </div>
    </li>
  )
}
