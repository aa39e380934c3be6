import { DELAY_CAUSES } from '@app/domain/passenger-rights'
import { Form } from 'react-router'

import { claimText as text } from '../../text/claim.ts'
import { Button } from '../../ui/button.tsx'
import { fetchFlightFacts } from '../../ui/chart/load-flight-facts.ts'
import { CONTROL, Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { useFirstFocus } from '../../ui/use-first-focus.ts'
import { ClaimEndField } from './claim-end-field.tsx'
import type { DelayClaim, QuestionProblems } from './delay-claim.ts'
import type { DelayQuestion } from './delay-question.ts'

/** A plain GET form: it works before and without script, and what was typed meanwhile stays typed. */
export function DelayForm({ claim }: { claim: DelayClaim }) {
  const { question } = claim
  const form = useFirstFocus(fetchFlightFacts)
  const problems = claim.kind === 'problems' ? claim.problems : {}
  return (
    <Form
      ref={form}
      method="get"
      action="/flight-compensation#answer"
      preventScrollReset
      className="grid gap-5"
      noValidate
    >
      <ClaimEndField name="from" question={question} problem={problems.from} key={`from ${question.from}`} />
      <ClaimEndField name="to" question={question} problem={problems.to} key={`to ${question.to}`} />
      <DelayField question={question} problem={problems.delay} />
      <CauseField question={question} />
      {question.carrier && (
        <>
          <input type="hidden" name="carrier" value={question.carrier} />
          <input type="hidden" name="flight" value={question.flight} />
        </>
      )}
      <Button type="submit" size="lg" className="w-full">
        {text('claim.submit')}
      </Button>
    </Form>
  )
}

type DelayProps = { readonly question: DelayQuestion; readonly problem: QuestionProblems['delay'] }

function DelayField({ question, problem }: DelayProps) {
  return (
    <fieldset aria-describedby={problem ? 'delay-hint delay-error' : 'delay-hint'}>
      <legend className="font-semibold">{text('claim.delay')}</legend>
      <div className="mt-1.5 flex items-center gap-3">
        <NumberField
          key={`hours ${question.hours}`}
          name="hours"
          value={question.hours}
          isWrong={problem !== undefined}
        />
        <NumberField
          key={`minutes ${question.minutes}`}
          name="minutes"
          value={question.minutes}
          isWrong={problem !== undefined}
        />
      </div>
      <p id="delay-hint" className="mt-1.5 text-small text-soft">
        {text('claim.delay.hint')}
      </p>
      {problem && (
        <p id="delay-error" role="alert" className="mt-1 text-small font-medium text-signal">
          {text(problem)}
        </p>
      )}
    </fieldset>
  )
}

function CauseField({ question }: { question: DelayQuestion }) {
  return (
    <Field id="cause" label={text('claim.cause')}>
      <Select
        id="cause"
        name="cause"
        key={question.cause}
        defaultValue={question.cause}
        options={DELAY_CAUSES.map((cause) => ({ value: cause, label: text(`cause.${cause}`) }))}
      />
    </Field>
  )
}

type NumberProps = { readonly name: 'hours' | 'minutes'; readonly value: string; readonly isWrong: boolean }

function NumberField({ name, value, isWrong }: NumberProps) {
  return (
    <label className="flex items-center gap-2 text-soft">
      <input
        id={name}
        name={name}
        defaultValue={value}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? 'delay-error' : undefined}
        className={`${CONTROL} w-[4.5rem] px-2 text-center tabular-nums`}
      />
      {text(`claim.${name}`)}
    </label>
  )
}
