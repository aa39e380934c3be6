import { DELAY_CAUSES } from '@app/domain/passenger-rights'
import { Form } from 'react-router'

import { claimText as text } from '../../text/claim.ts'
import { Button } from '../../ui/button.tsx'
import { fetchFlightFacts } from '../../ui/chart/load-flight-facts.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { useFirstFocus } from '../../ui/use-first-focus.ts'
import { ClaimEndField } from './claim-end-field.tsx'
import type { DelayClaim } from './delay-claim.ts'
import type { DelayQuestion } from './delay-question.ts'
import { EventField } from './event-field.tsx'
import { LaterField } from './later-field.tsx'

const NOTICES = ['14', '7', '0'] as const

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
      className="group/claim grid gap-5"
      noValidate
    >
      <EventField event={question.event} key={`event ${question.event}`} />
      <ClaimEndField name="from" question={question} problem={problems.from} key={`from ${question.from}`} />
      <ClaimEndField name="to" question={question} problem={problems.to} key={`to ${question.to}`} />
      <NoticeField question={question} />
      <LaterField question={question} problem={problems.delay} />
      <NoOtherField question={question} />
      <CauseField question={question} />
      {(question.carrier || question.earlier) && (
        <>
          {question.carrier && <input type="hidden" name="carrier" value={question.carrier} />}
          {question.earlier && <input type="hidden" name="earlier" value={question.earlier} />}
          <input type="hidden" name="flight" value={question.flight} />
        </>
      )}
      <Button type="submit" size="lg" className="w-full">
        {text('claim.submit')}
      </Button>
    </Form>
  )
}

/** Of a cancellation: two weeks and one week are what the law asks about. */
function NoticeField({ question }: { question: DelayQuestion }) {
  return (
    <div className="hidden group-has-[#event-cancellation:checked]/claim:block">
      <Field id="notice" label={text('claim.notice')}>
        <Select
          id="notice"
          name="notice"
          key={question.notice}
          defaultValue={question.notice}
          placeholder={text('claim.notice.unknown')}
          options={NOTICES.map((notice) => ({ value: notice, label: text(`claim.notice.${notice}`) }))}
        />
      </Field>
    </div>
  )
}

function NoOtherField({ question }: { question: DelayQuestion }) {
  return (
    <div className="hidden group-has-[#event-cancellation:checked]/claim:block group-has-[#event-denied-boarding:checked]/claim:block">
      <Checkbox
        id="other"
        name="other"
        value="none"
        key={question.other}
        defaultChecked={question.other === 'none'}
        label={text('claim.no-other')}
      />
    </div>
  )
}

function CauseField({ question }: { question: DelayQuestion }) {
  return (
    <div className="group-has-[#event-denied-boarding:checked]/claim:hidden group-has-[#event-downgrade:checked]/claim:hidden">
      <Field id="cause" label={text('claim.cause')}>
        <Select
          id="cause"
          name="cause"
          key={question.cause}
          defaultValue={question.cause}
          options={DELAY_CAUSES.map((cause) => ({ value: cause, label: text(`cause.${cause}`) }))}
        />
      </Field>
    </div>
  )
}
