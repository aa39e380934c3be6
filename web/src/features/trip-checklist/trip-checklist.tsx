import type { EntryTables } from '@app/contracts/entry-facts'
import type { CalendarDate } from '@app/domain/kernel'
import type { Trip } from '@app/domain/trip'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { travellerToday } from '../../device/traveller-today.ts'
import type { BorderStay } from '../../entities/party/party-traveller.ts'
import { useParty } from '../../entities/party/use-party.ts'
import { loadEntryTables } from '../../entities/place/entry-tables/load-entry-tables.ts'
import { useTicks } from '../../entities/trip-ticks/use-ticks.ts'
import { useOwnTrips } from '../../entities/trip/use-own-trips.ts'
import { formatCountry, formatDate } from '../../text/format.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { BorderLegs } from './border-legs.tsx'
import { tripChecklistText as text } from './trip-checklist-text.ts'
import { checklistOf, type Line } from './use-checklist.ts'

/** A trip, a traveller, and their list. */
export function TripChecklist() {
  const trips = useOwnTrips()
  const { travellers } = useParty()
  const [askedTrip, chooseTrip] = useState('')
  const [askedTraveller, chooseTraveller] = useState('')
  const trip = trips.find(({ id }) => id === askedTrip) ?? trips[0]
  const traveller = travellers.find(({ id }) => id === askedTraveller) ?? travellers[0]
  if (!trip)
    return (
      <EmptyState
        title={text('none.title')}
        text={text('none.text')}
        action={<ButtonLink to="/itinerary">{text('none.action')}</ButtonLink>}
      />
    )
  return (
    <div className="grid gap-8">
      <div className="grid gap-4 *:min-w-0 sm:grid-cols-2">
        <Choice
          id="checklist-trip"
          label={text('trip')}
          options={trips.map(({ id, title }) => ({ value: id, label: title }))}
          value={trip.id}
          onChoose={chooseTrip}
        />
        {travellers.length > 1 && (
          <Choice
            id="checklist-who"
            label={text('who')}
            options={travellers.map(({ id, name }) => ({ value: id, label: name || text('you') }))}
            value={traveller.id}
            onChoose={chooseTraveller}
          />
        )}
      </div>
      <List
        key={`${trip.id} ${traveller.id}`}
        trip={trip}
        passports={traveller.passports.map(({ country }) => country)}
        stays={traveller.stays}
        // The owner's ticks are those of the trip; the others' name them.
        suffix={traveller === travellers[0] ? '' : `:${traveller.id}`}
      />
    </div>
  )
}

type ChoiceProps = {
  readonly id: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly value: string
  readonly onChoose: (value: string) => void
}

function Choice({ id, label, options, value, onChoose }: ChoiceProps) {
  return (
    <Field id={id} label={label}>
      <Select id={id} options={options} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)} />
    </Field>
  )
}

type ListProps = {
  readonly trip: Trip
  readonly passports: readonly string[]
  readonly stays: readonly BorderStay[]
  readonly suffix: string
}

function List({ trip, passports, stays, suffix }: ListProps) {
  const { tables, hasFailed } = useEntryTables()
  const { isTicked, toggle } = useTicks(trip.id, trip.title)
  const lines = checklistOf(trip, passports, tables)
  const done = lines.filter(({ key }) => isTicked(key + suffix)).length
  const words = text('progress', { done: String(done), all: String(lines.length) })
  return (
    <section aria-label={trip.title} className="grid gap-5">
      <div className="grid gap-2">
        <p className="text-title tabular-nums" role="status">
          {words}
        </p>
        <div className="h-2.5 border border-edge" aria-hidden="true">
          <div className="h-full bg-moss" style={{ width: `${(done / lines.length) * 100}%` }} />
        </div>
      </div>
      {passports.length === 0 && (
        <p className="border-s-2 border-sun-deep ps-4">
          {text('passport.none')}{' '}
          <Link to="/documents/travellers" className="py-1 text-tide underline">
            {text('passport.add')}
          </Link>
        </p>
      )}
      {hasFailed && <p className="border-s-2 border-sun-deep ps-4">{text('tables.none')}</p>}
      <ul className="border-t border-line">
        {lines.map((line) => (
          <ListLine
            key={line.key}
            line={line}
            isTicked={isTicked(line.key + suffix)}
            isOneOfSeveral={passports.length > 1}
            onToggle={() => toggle(line.key + suffix)}
          />
        ))}
      </ul>
      <p className="max-w-[62ch] text-small text-soft">{text('advice')}</p>
      {tables && <BorderLegs trip={trip} passports={passports} stays={stays} tables={tables} />}
    </section>
  )
}

type LineProps = {
  readonly line: Line
  readonly isTicked: boolean
  readonly isOneOfSeveral: boolean
  readonly onToggle: () => void
}

function ListLine({ line, isTicked, isOneOfSeveral, onToggle }: LineProps) {
  const { locale } = usePageConfig()
  const { kind, country, passport } = line
  const name = country ? formatCountry(country, locale) : ''
  const why = kind === 'visa' || kind === 'e-visa' || kind === 'eta' ? '' : text(`kind.${kind}.why`)
  const which =
    passport && isOneOfSeveral && kind !== 'yellow-fever'
      ? text('with', { country: formatCountry(passport, locale) })
      : ''
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 border-b border-line py-1">
      <div className="min-w-[min(16rem,100%)] flex-1">
        <Checkbox
          checked={isTicked}
          onCheckedChange={onToggle}
          label={
            <span className={isTicked ? 'text-soft line-through' : ''}>{text(`kind.${kind}`, { country: name })}</span>
          }
          hint={[dueOf(line, isTicked, travellerToday(), locale), why, which].filter(Boolean).join(' · ')}
        />
      </div>
      {country && passport && (
        <Link
          to={`/documents?passport=${passport}&destination=${country}#answer`}
          aria-label={text('source.named', { country: name })}
          className="flex min-h-11 items-center py-2 text-small text-tide underline"
        >
          {text('source')}
        </Link>
      )}
    </li>
  )
}

function dueOf({ kind, by }: Line, isTicked: boolean, today: CalendarDate, locale: string): string {
  if (kind === 'on-arrival') return text('by.there')
  if (by === null) return ''
  return text(by < today && !isTicked ? 'by.late' : 'by.date', { date: formatDate(by, locale) })
}

function useEntryTables() {
  const [tables, setTables] = useState<EntryTables | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isGone = false
    loadEntryTables().then(
      (loaded) => !isGone && setTables(loaded),
      () => !isGone && setFailed(true),
    )
    return () => {
      isGone = true
    }
  }, [])
  return { tables, hasFailed }
}
