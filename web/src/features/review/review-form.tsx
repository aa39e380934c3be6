import { type FormEvent, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import {
  deleteReview,
  type OwnReview,
  type ReviewDraft,
  saveReview,
} from '../../entities/traveller/review/own-review.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { SEGMENT, SEGMENTS } from '../../ui/form/segments.ts'
import { Textarea } from '../../ui/form/textarea.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { reviewText as text } from './review-text.ts'

const STARS = [1, 2, 3, 4, 5] as const
const SHORTEST = 20
const LONGEST = 2000
const LONGEST_NAME = 60

type Props = { readonly userId: string; readonly review: OwnReview | null; readonly onSaved: () => void }
type Problem = { readonly at: 'rating' | 'body' | 'name' | 'form'; readonly said: string }

export function ReviewForm({ userId, review, onSaved }: Props) {
  const config = usePageConfig()
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isWorking, setWorking] = useState(false)
  const [isDeleting, setDeleting] = useState(false)

  async function run(work: () => Promise<'sent' | 'waiting' | 'refused'>, said: string): Promise<void> {
    setWorking(true)
    const outcome = await work().catch(() => 'refused' as const)
    setWorking(false)
    if (outcome === 'refused') return setProblem({ at: 'form', said: text('refused') })
    toast.success(outcome === 'sent' ? said : text('sent.later'))
    if (outcome === 'sent') onSaved()
  }

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const read = readDraft(new FormData(event.currentTarget))
    if ('said' in read) return setProblem(read)
    setProblem(null)
    await run(() => saveReview(config, userId, read, review === null), text('sent'))
  }

  return (
    <>
      {review && <State review={review} />}
      <form noValidate className="grid max-w-xl gap-6" onSubmit={(event) => void send(event)}>
        <Stars chosen={review?.rating} problem={problem?.at === 'rating' ? problem.said : null} />
        <TextFields review={review} problem={problem} />
        {problem?.at === 'form' && <Refusal said={problem.said} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={isWorking}>
            {text(review ? 'save' : 'send')}
          </Button>
          {review && (
            <Button variant="ghost" onClick={() => setDeleting(true)}>
              {text('remove')}
            </Button>
          )}
        </div>
      </form>
      {isDeleting && (
        <ConfirmDialog
          title={text('remove.sure')}
          description={text('remove.text')}
          action={text('remove')}
          cancel={text('cancel')}
          isWorking={isWorking}
          onConfirm={() =>
            void run(() => deleteReview(config, userId), text('removed')).finally(() => setDeleting(false))
          }
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  )
}

function Refusal({ said }: { readonly said: string }) {
  return (
    <p role="alert" className="text-small font-medium text-signal">
      {said}
    </p>
  )
}

function readDraft(form: FormData): ReviewDraft | Problem {
  const read = (name: string): string => {
    const given = form.get(name)
    return typeof given === 'string' ? given.trim() : ''
  }
  const rating = Number(read('rating'))
  if (!STARS.some((stars) => stars === rating)) return { at: 'rating', said: text('rating.bad') }
  const body = read('body')
  if (body.length < SHORTEST) return { at: 'body', said: text('body.bad') }
  const shown_name = read('name')
  if (shown_name === '') return { at: 'name', said: text('name.bad') }
  return { rating, body: body.slice(0, LONGEST), shown_name }
}

function State({ review }: { readonly review: OwnReview }) {
  const isRefused = review.state === 'refused'
  return (
    <p className={`mb-6 border-s-2 ps-4 ${isRefused ? 'border-signal' : 'border-moss'}`}>
      {isRefused
        ? text('state.refused', { reason: review.refusal ?? '' })
        : text(review.state === 'approved' ? 'state.approved' : 'state.waiting')}
    </p>
  )
}

function Stars({ chosen, problem }: { readonly chosen: number | undefined; readonly problem: string | null }) {
  return (
    <fieldset className="grid gap-1.5" aria-describedby={describedBy('rating', true, problem !== null)}>
      <legend className="mb-1.5 font-semibold">{text('rating')}</legend>
      <div className={`grid max-w-sm grid-cols-5 ${SEGMENTS}`}>
        {STARS.map((stars) => (
          <label key={stars} className={SEGMENT}>
            <input
              type="radio"
              name="rating"
              value={stars}
              defaultChecked={stars === chosen}
              aria-label={text('stars', { rating: String(stars) })}
              className="sr-only"
            />
            <span aria-hidden="true" className="tabular-nums">
              {stars}
            </span>
          </label>
        ))}
      </div>
      <p id="rating-hint" className="text-small text-soft">
        {text('rating.hint')}
      </p>
      {problem && (
        <p id="rating-error" role="alert" className="text-small font-medium text-signal">
          {problem}
        </p>
      )}
    </fieldset>
  )
}

function TextFields({ review, problem }: { readonly review: OwnReview | null; readonly problem: Problem | null }) {
  const said = (at: Problem['at']): string | null => (problem?.at === at ? problem.said : null)
  const [bodyProblem, nameProblem] = [said('body'), said('name')]
  return (
    <>
      <Field id="review-body" label={text('body')} hint={text('body.hint')} error={bodyProblem}>
        <Textarea
          id="review-body"
          name="body"
          rows={6}
          maxLength={LONGEST}
          defaultValue={review?.body ?? ''}
          aria-invalid={bodyProblem !== null}
          aria-describedby={describedBy('review-body', true, bodyProblem !== null)}
        />
      </Field>
      <Field id="review-name" label={text('name')} hint={text('name.hint')} error={nameProblem}>
        <Input
          id="review-name"
          name="name"
          maxLength={LONGEST_NAME}
          autoComplete="nickname"
          defaultValue={review?.shown_name ?? ''}
          aria-invalid={nameProblem !== null}
          aria-describedby={describedBy('review-name', true, nameProblem !== null)}
        />
      </Field>
    </>
  )
}
