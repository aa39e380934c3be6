import { BAGGAGE_EVENTS, DELAY_CAUSES, type Disruption, DISRUPTIONS } from '@app/domain/passenger-rights'
import { Form } from 'react-router'

import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { CONTROL, Field } from '../../ui/form/field.tsx'
import { SEGMENT, SEGMENTS } from '../../ui/form/segments.ts'
import { Select } from '../../ui/form/select.tsx'
import { useFirstFocus } from '../../ui/overlay/use-first-focus.ts'
import { ClaimEndField } from './claim-end-field.tsx'
import { claimText as text } from './delay-claim-text.ts'
import type { DelayClaim } from './delay-claim.ts'
import { type DelayQuestion, FOLLOW_UPS } from './delay-question.ts'
import { HereField } from './here-field.tsx'
import { LaterField } from './later-field.tsx'
import { fetchClaimFacts } from './load-claim-worth.ts'

const NOTICES = ['15', '14', '7', '0'] as const

/** A plain GET form: it works before and without hydration, and text typed meanwhile stays. */
export function DelayForm({ claim }: { claim: DelayClaim }) {
  const { question } = claim
  const form = useFirstFocus(fetchClaimFacts)
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
      <HereField here={question.here} />
      <EventField event={question.event} key={`event ${question.event}`} />
      <ClaimEndField name="from" question={question} problem={problems.from} key={`from ${question.from}`} />
      <ClaimEndField name="to" question={question} problem={problems.to} key={`to ${question.to}`} />
      <DateField date={question.date} />
      <BagField bag={question.bag} />
      <NoticeField question={question} />
      <LaterField question={question} problem={problems.delay} />
      <NoOtherField question={question} />
      <CauseField question={question} />
      <FollowUps question={question} />
      <Button type="submit" size="lg" className="w-full">
        {text('claim.submit')}
      </Button>
    </Form>
  )
}

/** What was answered before stays with the form; the flight says whether it still holds. */
function FollowUps({ question }: { question: DelayQuestion }) {
  const given = FOLLOW_UPS.filter((name) => question[name] !== '')
  if (given.length === 0) return null
  return [...given, 'flight' as const].map((name) => (
    <input key={name} type="hidden" name={name} value={question[name]} />
  ))
}

/** Amounts and rules are those of the day; without it, today's. */
function DateField({ date }: { date: string }) {
  return (
    <Field id="date" label={text('claim.date')} hint={text('claim.date.hint')}>
      <input
        id="date"
        name="date"
        type="date"
        key={date}
        defaultValue={date}
        aria-describedby="date-hint"
        className={CONTROL}
      />
    </Field>
  )
}

function BagField({ bag }: { bag: DelayQuestion['bag'] }) {
  return (
    <div className="hidden group-has-[#event-baggage:checked]/claim:block">
      <Field id="bag" label={text('claim.bag')}>
        <Select
          id="bag"
          name="bag"
          key={bag}
          defaultValue={bag}
          placeholder={text('claim.bag.unknown')}
          options={BAGGAGE_EVENTS.map((each) => ({ value: each, label: text(`claim.bag.${each}`) }))}
        />
      </Field>
    </div>
  )
}

/** Of a cancellation: the law's limits are two weeks and one week. */
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
    <div className="group-has-[#event-baggage:checked]/claim:hidden group-has-[#event-denied-boarding:checked]/claim:hidden group-has-[#event-downgrade:checked]/claim:hidden">
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

/** Styles alone (`group-has`) show the other fields for the event, so it needs no script. */
function EventField({ event }: { event: Disruption }) {
  return (
    <fieldset>
      <legend className="font-semibold">{text('claim.event')}</legend>
      <div className={`mt-1.5 grid grid-cols-2 gap-1 ${SEGMENTS}`}>
        {DISRUPTIONS.map((each) => (
          <label key={each} className={SEGMENT}>
            <input
              type="radio"
              id={`event-${each}`}
              name="event"
              value={each}
              defaultChecked={each === event}
              className="sr-only"
            />
            {text(`claim.event.${each}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
