import { addDays, type CalendarDate } from '@app/domain/kernel'
import { useState } from 'react'
import { Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { today } from '../../device/today.ts'
import { amountOf, CLAIM_STATES, type ClaimState, type FlightClaim } from '../../entities/flight-claim/flight-claim.ts'
import { changeClaim, deleteClaim } from '../../entities/flight-claim/write-claims.ts'
import { formatMoney } from '../../text/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Select } from '../../ui/form/select.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { ClaimNote } from './claim-note.tsx'
import { trackerText as text } from './tracker-text.ts'

/** Canada gives an airline thirty days for its answer; our letter gives fourteen. */
const WAIT_DAYS = { APPR: 30, others: 14 } as const
const OFFICE_DAYS = 60

export function ClaimEntry({ claim }: { claim: FlightClaim }) {
  const { locale } = usePageConfig()
  const amount = amountOf(claim)
  const isDue = claim.remind_on !== null && claim.state !== 'paid' && claim.remind_on <= today()
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-display text-lead leading-tight wrap-anywhere">{claim.title}</h3>
        {amount && <p className="tabular-nums">{formatMoney(amount, locale)}</p>}
      </div>
      {isDue && <p className="mt-1 text-small font-medium text-signal">{text('due')}</p>}
      <p className="mt-1 text-small text-soft">{text(`next.${claim.state}`)}</p>
      {claim.isWaiting && <Badge tone="sun">{text('waiting')}</Badge>}
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <StateField claim={claim} />
        <RemindField claim={claim} />
      </div>
      <ClaimNote claim={claim} />
      <Actions claim={claim} />
    </li>
  )
}

function StateField({ claim }: { claim: FlightClaim }) {
  const id = `state-${claim.id}`
  return (
    <Field id={id} label={text('state')}>
      <Select
        id={id}
        value={claim.state}
        options={CLAIM_STATES.map((state) => ({ value: state, label: text(`state.${state}`) }))}
        onChange={({ target }) => write(changeClaim(claim, stepTo(claim, target.value as ClaimState)))}
      />
    </Field>
  )
}

function RemindField({ claim }: { claim: FlightClaim }) {
  const id = `remind-${claim.id}`
  if (claim.state === 'paid') return null
  return (
    <Field id={id} label={text('remind')}>
      <Input
        id={id}
        type="date"
        key={claim.remind_on}
        defaultValue={claim.remind_on ?? ''}
        onBlur={({ target }) => {
          const day = target.value || null
          if (target.validity.valid && day !== claim.remind_on) write(changeClaim(claim, { remind_on: day }))
        }}
      />
    </Field>
  )
}

/** A new step brings the day on which to look again; the traveller may change it. */
function stepTo({ law }: FlightClaim, state: ClaimState): { state: ClaimState; remind_on?: CalendarDate | null } {
  if (state === 'sent')
    return { state, remind_on: addDays(today(), law === 'APPR' ? WAIT_DAYS.APPR : WAIT_DAYS.others) }
  if (state === 'escalated') return { state, remind_on: addDays(today(), OFFICE_DAYS) }
  return state === 'paid' ? { state, remind_on: null } : { state }
}

const ACTION = 'inline-flex min-h-11 cursor-pointer items-center text-small underline underline-offset-4'

function Actions({ claim }: { claim: FlightClaim }) {
  const [isAsking, setAsking] = useState(false)
  const { title } = claim
  return (
    <div className="mt-1 flex flex-wrap gap-x-5">
      <Link
        to={`${claim.path}#answer`}
        aria-label={text('open.name', { title })}
        className={`${ACTION} font-semibold text-tide`}
      >
        {text('open')}
      </Link>
      {!isAsking && (
        <button
          type="button"
          aria-label={text('remove.name', { title })}
          className={ACTION}
          onClick={() => setAsking(true)}
        >
          {text('remove')}
        </button>
      )}
      {isAsking && (
        <>
          <button type="button" className={`${ACTION} text-signal`} onClick={() => write(deleteClaim(claim))}>
            {text('remove.ask')}
          </button>
          <button type="button" className={ACTION} onClick={() => setAsking(false)}>
            {text('keep')}
          </button>
        </>
      )}
    </div>
  )
}

/** Only a device that stores nothing refuses; a refusal of the server stands in the list of unsent changes. */
function write(done: Promise<void>): void {
  done.catch((error: unknown) => toast.error(error instanceof Error ? error.message : text('refused')))
}
