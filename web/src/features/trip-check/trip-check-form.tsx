import { MAX_PLAN_LENGTH } from '@app/contracts/trips/plan-check'
import { Form, Link, useNavigation } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { Note } from '../../ui/note.tsx'
import type { Refusal, TripCheck } from './load-trip-check.ts'
import { tripCheckText as text } from './trip-check-text.ts'

const ABOUT_CITY: readonly Refusal[] = ['no-city', 'unknown-city']

/** A POST form, because a plan is too long for a URL; works without JavaScript. */
export function TripCheckForm({ check }: { readonly check: TripCheck }) {
  const isChecking = useNavigation().state === 'submitting'
  const { question, answer } = check
  const refusal = answer !== null && typeof answer !== 'string' && answer.kind === 'refused' ? answer.because : null
  const problem = useProblem(refusal)
  const isAboutCity = refusal !== null && ABOUT_CITY.includes(refusal)
  return (
    <Form method="post" action="/itinerary/check#answer" preventScrollReset noValidate className="grid gap-5">
      {typeof answer === 'string' && (
        <Note tone="warning" role="alert">
          {text(answer)}
        </Note>
      )}
      <Field id="plan" label={text('plan')} hint={text('plan.hint')} error={isAboutCity ? null : problem}>
        <Textarea
          id="plan"
          name="plan"
          key={`plan ${question.plan}`}
          defaultValue={question.plan}
          rows={12}
          className="min-h-56"
          spellCheck={false}
          placeholder={text('plan.example')}
          aria-invalid={refusal !== null && !isAboutCity}
          aria-describedby={describedBy('plan', true, refusal !== null && !isAboutCity)}
        />
      </Field>
      <div className="grid items-start gap-x-4 gap-y-5 *:min-w-0 sm:grid-cols-2">
        <ShortField name="city" question={question} error={isAboutCity ? problem : null} />
        <Field id="start" label={text('start')} hint={text('start.hint')}>
          <Input
            id="start"
            name="start"
            type="date"
            key={`start ${question.start}`}
            defaultValue={question.start}
            aria-describedby="start-hint"
          />
        </Field>
        <ShortField name="passport" question={question} error={null} />
      </div>
      <Button type="submit" size="lg" className="w-full" isBusy={isChecking}>
        {text(isChecking ? 'checking' : 'check')}
      </Button>
      {answer === null && (
        <Link
          to="/itinerary/check?example=1#answer"
          className="flex min-h-11 w-fit items-center text-tide underline underline-offset-4"
        >
          {text('example')}
        </Link>
      )}
    </Form>
  )
}

type ShortProps = {
  readonly name: 'city' | 'passport'
  readonly question: TripCheck['question']
  readonly error: string | null
}

function ShortField({ name, question, error }: ShortProps) {
  return (
    <Field id={name} label={text(name)} hint={text(`${name}.hint`)} error={error}>
      <Input
        id={name}
        name={name}
        key={`${name} ${question[name]}`}
        defaultValue={question[name]}
        maxLength={80}
        autoComplete="off"
        placeholder={text(`${name}.example`)}
        aria-invalid={error !== null}
        aria-describedby={describedBy(name, true, error !== null)}
      />
    </Field>
  )
}

function useProblem(refusal: Refusal | null): string | null {
  const { locale } = usePageConfig()
  if (refusal === null) return null
  if (refusal === 'too-long') return text('problem.too-long', { most: MAX_PLAN_LENGTH.toLocaleString(locale) })
  return text(`problem.${refusal}`)
}
