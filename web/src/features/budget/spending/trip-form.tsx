import { type Person, PLANNED_PARTS } from '@app/domain/trip-spending'
import { type FormEvent, useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { CURRENCIES } from '../../../entities/currency/currencies.ts'
import { currencyOptions } from '../../../entities/currency/currency-options.ts'
import { useProfile } from '../../../entities/traveller/profile/use-profile.ts'
import { peopleOf, planOf, type TripRow } from '../../../entities/trip-spending/spending-rows.ts'
import { changeTrip, insertTrip } from '../../../entities/trip-spending/write-spending.ts'
import { Button } from '../../../ui/button.tsx'
import { describedBy, Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { MOST_PEOPLE, readTrip, type TripProblem, typedOf } from './read-trip.ts'
import { reportFailure } from './report-failure.ts'
import { spendingText as text } from './spending-text.ts'

type Props = {
  /** Null for one that is started. */
  readonly trip: TripRow | null
  /** Ids of those who paid or have a share. */
  readonly needed?: ReadonlySet<string>
  readonly onSaved: (id: string) => void
  readonly onCancel?: () => void
}

const LONGEST = { title: 100, name: 60 } as const
const NONE: ReadonlySet<TripProblem> = new Set()
const NOBODY: ReadonlySet<string> = new Set()

export function TripForm({ trip, needed = NOBODY, onSaved, onCancel }: Props) {
  const [problems, setProblems] = useState(NONE)
  const people = trip ? peopleOf(trip) : [{ id: 'me', name: text('trip.me') }]

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const read = readTrip(new FormData(event.currentTarget), people, needed)
    if ('problems' in read) {
      setProblems(read.problems)
      return
    }
    const id = trip?.id ?? crypto.randomUUID()
    const written = trip ? changeTrip(trip, read.draft) : insertTrip(id, read.draft)
    reportFailure(written.then(() => onSaved(id)))
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Named name="title" trip={trip} problems={problems} />
      <div className="grid grid-cols-2 items-start gap-4 *:min-w-0">
        <Named name="starts" trip={trip} problems={problems} />
        <Named name="ends" trip={trip} problems={problems} />
      </div>
      <Planned trip={trip} isWrong={problems.has('planned')} />
      <People people={people} problem={problems.has('needed') ? 'needed' : problems.has('people') ? 'people' : null} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{text('trip.save')}</Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {text('cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}

type NamedProps = {
  readonly name: 'title' | 'starts' | 'ends'
  readonly trip: TripRow | null
  readonly problems: ReadonlySet<TripProblem>
}

function Named({ name, trip, problems }: NamedProps) {
  const id = `trip-${name}`
  const isWrong = problems.has(name)
  const value = { title: trip?.title, starts: trip?.starts_on, ends: trip?.ends_on }[name]
  return (
    <Field id={id} label={text(`trip.${name}`)} error={isWrong && text(`problem.${name}`)}>
      <Input
        id={id}
        name={name}
        autoComplete="off"
        {...(name === 'title' ? { maxLength: LONGEST.title } : { type: 'date' })}
        defaultValue={value ?? ''}
        aria-invalid={isWrong}
        aria-describedby={describedBy(id, false, isWrong)}
      />
    </Field>
  )
}

/** The currency of a trip that exists stays: the rates of its expenses lead to it. */
function Planned({ trip, isWrong }: { readonly trip: TripRow | null; readonly isWrong: boolean }) {
  const { locale } = usePageConfig()
  const { profile } = useProfile()
  const own = profile.currency !== null && CURRENCIES.includes(profile.currency) ? profile.currency : 'EUR'
  const plan = trip && planOf(trip)
  return (
    <>
      {trip ? (
        <input type="hidden" name="currency" value={trip.currency} />
      ) : (
        <Field id="trip-currency" label={text('trip.currency')} hint={text('trip.currency.hint')}>
          <Select
            id="trip-currency"
            name="currency"
            key={own}
            defaultValue={own}
            options={currencyOptions(CURRENCIES, locale)}
            aria-describedby="trip-currency-hint"
          />
        </Field>
      )}
      <fieldset>
        <legend className="font-semibold">{text('trip.planned')}</legend>
        <p className="text-small text-soft">{text('trip.planned.hint')}</p>
        {isWrong && (
          <p role="alert" className="mt-1 text-small font-medium text-signal">
            {text('problem.planned')}
          </p>
        )}
        <ul className="mt-2 border-t border-line">
          {PLANNED_PARTS.map((part) => (
            <li key={part} className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2">
              <label htmlFor={`planned-${part}`} className="flex-1">
                {text(`part.${part}`)}
              </label>
              <Input
                id={`planned-${part}`}
                name={`planned-${part}`}
                inputMode="decimal"
                autoComplete="off"
                maxLength={13}
                defaultValue={plan?.planned[part] ? typedOf(plan.planned[part], plan.currency) : ''}
                className="max-w-32 text-end tabular-nums"
              />
            </li>
          ))}
        </ul>
      </fieldset>
    </>
  )
}

function People({
  people,
  problem,
}: {
  readonly people: readonly Person[]
  readonly problem: 'needed' | 'people' | null
}) {
  const [added, setAdded] = useState(0)
  const isFull = people.length + added >= MOST_PEOPLE
  const labelOf = (place: number): string => `${text('trip.person')} ${place + 1}`
  return (
    <fieldset>
      <legend className="font-semibold">{text('trip.people')}</legend>
      {problem && (
        <p role="alert" className="mt-1 text-small font-medium text-signal">
          {text(`problem.${problem}`)}
        </p>
      )}
      <div className="mt-2 grid gap-2 sm:grid-cols-2">
        {people.map(({ id, name }, place) => (
          <Input
            key={id}
            name={`person-${id}`}
            aria-label={labelOf(place)}
            autoComplete="off"
            maxLength={LONGEST.name}
            defaultValue={name}
          />
        ))}
        {Array.from({ length: added }, (_, place) => (
          <Input
            key={place}
            name="person"
            aria-label={labelOf(people.length + place)}
            autoComplete="off"
            maxLength={LONGEST.name}
          />
        ))}
      </div>
      {!isFull && (
        <Button variant="outline" size="sm" className="mt-2" onClick={() => setAdded(added + 1)}>
          {text('trip.person.add')}
        </Button>
      )}
    </fieldset>
  )
}
