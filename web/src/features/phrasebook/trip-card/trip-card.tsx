import type { Phrase } from '@app/domain/travel-phrases'
import type { Trip } from '@app/domain/trip'
import { useState } from 'react'

import { useOwnTrips } from '../../../entities/trip/use-own-trips.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Select } from '../../../ui/form/select.tsx'
import type { PhrasebookView } from '../load-phrasebook.ts'
import type { Meaning, Shown } from '../phrase-row.tsx'
import { WithheldNote } from '../withheld-note.tsx'
import { isOnCard, lodgingsOf, phrasesOfDiets } from './card-lines.ts'
import { CardSheet } from './card-sheet.tsx'
import { type CardChoice, LONGEST_ADDRESS, useCardChoice } from './card-store.ts'
import { tripCardText as text } from './trip-card-text.ts'

type Props = {
  readonly view: PhrasebookView
  readonly meaningOf: (phrase: Pick<Phrase, 'key' | 'english'>) => Meaning
  readonly onShow: (shown: Shown) => void
}

const OTHER = ''

/** One card for taxis, restaurants and pharmacies, filled from a trip; it works without a trip too. */
export function TripCard({ view: { book }, meaningOf, onShow }: Props) {
  const trips = useOwnTrips()
  const [askedTrip, chooseTrip] = useState<string | null>(null)
  const trip = askedTrip === OTHER ? undefined : (trips.find(({ id }) => id === askedTrip) ?? trips[0])
  const lodgings = trip ? lodgingsOf(trip) : []
  const [askedLodging, chooseLodging] = useState<string | null>(null)
  const lodging = lodgings.find((name) => name === askedLodging) ?? (askedLodging === null ? (lodgings[0] ?? '') : '')
  const [choice, keep] = useCardChoice()
  const keys = choice.keys ?? phrasesOfDiets(trip?.wishes.diets ?? [])
  const { language } = book
  return (
    <section aria-labelledby="trip-card" className="grid gap-6">
      <div>
        <h2 id="trip-card" className="text-title">
          {text('title')}
        </h2>
        <p className="mt-1 max-w-[60ch] text-soft">{text('lead', { language: language.name })}</p>
      </div>
      <div className="grid items-start gap-4 *:min-w-0 sm:grid-cols-2">
        {trips.length > 0 && <TripField trips={trips} trip={trip} onChoose={chooseTrip} />}
        {lodgings.length > 0 && <LodgingField lodgings={lodgings} lodging={lodging} onChoose={chooseLodging} />}
        <Field id="card-address" label={text('address', { language: language.name })} hint={text('address.hint')}>
          <Input
            key={lodging}
            id="card-address"
            dir="auto"
            maxLength={LONGEST_ADDRESS}
            autoComplete="off"
            defaultValue={choice.addresses[lodging] ?? ''}
            aria-describedby="card-address-hint"
            onChange={({ currentTarget }) => keep(withAddress(choice, lodging, currentTarget.value))}
          />
        </Field>
      </div>
      <Lines
        phrases={[...book.phrases, ...book.withheld].filter(isOnCard)}
        keys={keys}
        meaningOf={meaningOf}
        onChange={(next) => keep({ ...choice, keys: next })}
      />
      <CardSheet
        language={language}
        lodging={lodging}
        address={choice.addresses[lodging] ?? ''}
        taxi={book.phrases.find(({ key }) => key === 'to-this-address')}
        phrases={book.phrases.filter(({ key }) => keys.includes(key))}
        meaningOf={meaningOf}
        onShow={onShow}
      />
      <WithheldNote
        language={language}
        phrases={book.withheld.filter(({ key }) => keys.includes(key))}
        isWhole={false}
      />
      <p className="text-small text-soft">{text('kept')}</p>
    </section>
  )
}

function withAddress(choice: CardChoice, lodging: string, typed: string): CardChoice {
  const { [lodging]: _, ...others } = choice.addresses
  const address = typed.trim()
  // Last, because the oldest are dropped first.
  return { ...choice, addresses: address === '' ? others : { ...others, [lodging]: address } }
}

type TripFieldProps = {
  readonly trips: readonly Trip[]
  readonly trip: Trip | undefined
  readonly onChoose: (id: string) => void
}

function TripField({ trips, trip, onChoose }: TripFieldProps) {
  return (
    <Field id="card-trip" label={text('trip')}>
      <Select
        id="card-trip"
        value={trip?.id ?? OTHER}
        options={[
          ...trips.map(({ id, title }) => ({ value: id, label: title })),
          { value: OTHER, label: text('trip.none') },
        ]}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
    </Field>
  )
}

type LodgingFieldProps = {
  readonly lodgings: readonly string[]
  readonly lodging: string
  readonly onChoose: (lodging: string) => void
}

function LodgingField({ lodgings, lodging, onChoose }: LodgingFieldProps) {
  const options = lodgings.map((name) => ({ value: name, label: name }))
  return (
    <Field id="card-lodging" label={text('lodging')}>
      <Select
        id="card-lodging"
        value={lodging}
        options={[...options, { value: OTHER, label: text('lodging.other') }]}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
    </Field>
  )
}

type LinesProps = Pick<Props, 'meaningOf'> & {
  readonly phrases: readonly Pick<Phrase, 'key' | 'english'>[]
  readonly keys: readonly string[]
  readonly onChange: (keys: readonly string[]) => void
}

function Lines({ phrases, keys, meaningOf, onChange }: LinesProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{text('lines')}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {phrases.map((phrase) => {
          const { words, language } = meaningOf(phrase)
          return (
            <Checkbox
              key={phrase.key}
              checked={keys.includes(phrase.key)}
              label={<span lang={language}>{words}</span>}
              onCheckedChange={(isOn) =>
                onChange(isOn ? [...keys, phrase.key] : keys.filter((key) => key !== phrase.key))
              }
            />
          )
        })}
      </div>
    </fieldset>
  )
}
