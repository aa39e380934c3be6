import { isCalendarDate, minorDigitsOf, type Money } from '@app/domain/kernel'
import { SPECIAL_WISHES, type SpecialWish, type SpecialWishCode } from '@app/domain/trip'
import { LONGEST_TRIP_DAYS, type TripAsk } from '@app/domain/trip-draft'
import { clockOf } from '@app/domain/trip-export'
import { useState } from 'react'

import { today } from '../../../device/today.ts'
import { describedBy, Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { itineraryText as text } from '../itinerary-text.ts'
import { LodgingEditor } from '../lodging/lodging-editor.tsx'
import { type EditorProps, listOf, minuteOfClock, numbersOf } from './ask-fields.ts'
import { CitiesEditor } from './cities-editor.tsx'
import { type Chip, DIETS, INTERESTS, nameOfWish } from './describe-ask.ts'
import { FixedEditor } from './fixed-editor.tsx'
import { wishText } from './wish-text.ts'

export function AskEditor({ chip, ...props }: EditorProps & { readonly chip: Chip }) {
  const Editor = EDITORS[chip]
  return <Editor {...props} />
}

const EDITORS: Readonly<Record<Chip, (props: EditorProps) => React.ReactNode>> = {
  cities: CitiesEditor,
  dates: DatesEditor,
  people: PeopleEditor,
  pace: PaceEditor,
  interests: InterestsEditor,
  mustSee: (props) => <NamesEditor {...props} list="mustSee" />,
  mustNot: (props) => <NamesEditor {...props} list="mustNot" />,
  budget: BudgetEditor,
  hours: HoursEditor,
  fixed: FixedEditor,
  lodging: LodgingEditor,
  diets: DietsEditor,
  mobility: MobilityEditor,
  special: SpecialEditor,
}

function DatesEditor({ ask, change }: EditorProps) {
  const [first, setFirst] = useState<string>(ask.firstDate ?? '')
  const [days, setDays] = useState(String(ask.dayCount))
  const most = { count: String(LONGEST_TRIP_DAYS) }
  const isPast = first !== '' && first < today()
  const tooMany = Number(days) > LONGEST_TRIP_DAYS && text('edit.days.many', most)
  const daysProblem = tooMany || (days !== '' && Number(days) < 1 && text('edit.days.few'))
  return (
    <div className="grid max-w-lg items-start gap-4 sm:grid-cols-2">
      <Field id="ask-first" label={text('edit.first')} {...(isPast && { error: text('edit.first.past') })}>
        <Input
          id="ask-first"
          type="date"
          min={today()}
          value={first}
          aria-invalid={isPast}
          aria-describedby={describedBy('ask-first', false, isPast)}
          onChange={({ currentTarget: { value } }) => {
            setFirst(value)
            if (value === '') change({ firstDate: null })
            else if (isCalendarDate(value) && value >= today()) change({ firstDate: value })
          }}
        />
      </Field>
      <Field
        id="ask-days"
        label={text('edit.days')}
        hint={text('edit.days.hint', most)}
        {...(daysProblem && { error: daysProblem })}
      >
        <Input
          id="ask-days"
          type="number"
          min={1}
          max={LONGEST_TRIP_DAYS}
          value={days}
          aria-invalid={Boolean(daysProblem)}
          aria-describedby={describedBy('ask-days', true, Boolean(daysProblem))}
          onChange={({ currentTarget: { value } }) => {
            setDays(value)
            const count = Math.round(Number(value))
            if (count >= 1 && count <= LONGEST_TRIP_DAYS) change({ dayCount: count })
          }}
        />
      </Field>
    </div>
  )
}

function PeopleEditor({ ask, change }: EditorProps) {
  return (
    <div className="grid max-w-lg gap-4 sm:grid-cols-2">
      <Field id="ask-adults" label={text('edit.adults')}>
        <Input
          id="ask-adults"
          type="number"
          min={1}
          max={20}
          value={ask.adults}
          onChange={({ currentTarget: { valueAsNumber } }) =>
            change({ adults: Math.max(1, Math.min(20, Math.round(valueAsNumber) || 1)) })
          }
        />
      </Field>
      <Field id="ask-ages" label={text('edit.ages')} hint={text('edit.ages.hint')}>
        <Input
          id="ask-ages"
          inputMode="numeric"
          defaultValue={ask.childAges.join(', ')}
          aria-describedby="ask-ages-hint"
          onChange={({ currentTarget: { value } }) =>
            change({
              childAges: numbersOf(value)
                .filter((age) => age < 18)
                .slice(0, 12),
            })
          }
        />
      </Field>
    </div>
  )
}

function PaceEditor({ ask, change }: EditorProps) {
  return (
    <fieldset className="grid gap-2 sm:grid-cols-3">
      <legend className="sr-only">{text('chip.pace')}</legend>
      {(['calm', 'steady', 'full'] as const).map((pace) => (
        <div
          key={pace}
          className="relative flex min-h-12 items-start gap-3 rounded-control border border-edge p-3 has-checked:border-tide has-checked:bg-tide-wash"
        >
          <input
            type="radio"
            id={`ask-pace-${pace}`}
            name="ask-pace"
            className="mt-1.5 accent-tide"
            checked={ask.pace === pace}
            aria-describedby={`ask-pace-${pace}-hint`}
            onChange={() => change({ pace })}
          />
          <span className="grid">
            <label htmlFor={`ask-pace-${pace}`} className="cursor-pointer font-medium before:absolute before:inset-0">
              {text(`pace.${pace}`)}
            </label>
            <span id={`ask-pace-${pace}-hint`} className="text-small text-soft">
              {text(`pace.${pace}.hint`)}
            </span>
          </span>
        </div>
      ))}
    </fieldset>
  )
}

function InterestsEditor({ ask, change }: EditorProps) {
  return (
    <Choices
      legend={text('chip.interests')}
      options={INTERESTS.map((interest) => ({ value: interest, label: text(`interest.${interest}`) }))}
      chosen={ask.interests}
      onChange={(interests) => change({ interests })}
    />
  )
}

function NamesEditor({ ask, change, list }: EditorProps & { readonly list: 'mustSee' | 'mustNot' }) {
  return (
    <Field id={`ask-${list}`} label={text(`chip.${list}`)} hint={text(`edit.${list}.hint`)}>
      <Input
        id={`ask-${list}`}
        className="max-w-xl"
        defaultValue={ask[list].join(', ')}
        aria-describedby={`ask-${list}-hint`}
        onChange={({ currentTarget: { value } }) => change({ [list]: listOf(value) })}
      />
    </Field>
  )
}

function DietsEditor({ ask, change }: EditorProps) {
  return (
    <>
      <Choices
        legend={text('chip.diets')}
        options={DIETS.map((diet) => ({ value: diet, label: text(`diet.${diet}`) }))}
        chosen={ask.diets}
        onChange={(diets) => change({ diets })}
      />
      <p className="mt-3 max-w-[60ch] text-small text-soft">{text('diet.hint')}</p>
    </>
  )
}

/** The hour to be back is said in the sentence; here it can be removed. */
function SpecialEditor({ ask, change }: EditorProps) {
  const { special = [] } = ask
  const wishOf = (code: SpecialWishCode): SpecialWish => special.find((wish) => wish.code === code) ?? { code }
  const offered = SPECIAL_WISHES.filter((code) => code !== 'back-by' || special.some((wish) => wish.code === code))
  return (
    <Choices
      legend={wishText('chip')}
      options={offered.map((code) => ({ value: code, label: nameOfWish(wishOf(code)) }))}
      chosen={special.map(({ code }) => code)}
      onChange={(codes) => change({ special: SPECIAL_WISHES.filter((code) => codes.includes(code)).map(wishOf) })}
    />
  )
}

const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'JPY', 'CAD', 'AUD', 'BRL', 'INR']
const unitsOf = (budget: Money): number => budget.minorUnits / 10 ** minorDigitsOf(budget.currency)

function BudgetEditor({ ask, change }: EditorProps) {
  const currency = ask.budget?.currency ?? 'EUR'
  const set = (amount: number, of: string): void =>
    change({ budget: amount > 0 ? { minorUnits: Math.round(amount * 10 ** minorDigitsOf(of)), currency: of } : null })
  return (
    <div className="grid max-w-lg gap-4 sm:grid-cols-[1fr_9rem]">
      <Field id="ask-amount" label={text('edit.amount')}>
        <Input
          id="ask-amount"
          type="number"
          min={0}
          defaultValue={ask.budget ? unitsOf(ask.budget) : ''}
          onChange={({ currentTarget: { valueAsNumber } }) => set(valueAsNumber, currency)}
        />
      </Field>
      <Field id="ask-currency" label={text('edit.currency')}>
        <Select
          id="ask-currency"
          value={currency}
          options={[...new Set([currency, ...CURRENCIES])].map((value) => ({ value, label: value }))}
          onChange={({ currentTarget: { value } }) => set(ask.budget ? unitsOf(ask.budget) : 0, value)}
        />
      </Field>
    </div>
  )
}

function HoursEditor({ ask, change }: EditorProps) {
  return (
    <div className="grid max-w-lg grid-cols-2 gap-4">
      {(['arrive', 'depart'] as const).map((edge) => {
        const minute = ask[`${edge}At`]
        return (
          <Field key={edge} id={`ask-${edge}`} label={text(`edit.${edge}`)}>
            <Input
              id={`ask-${edge}`}
              type="time"
              value={minute === null ? '' : clockOf(minute)}
              onChange={({ currentTarget: { value } }) => change({ [`${edge}At`]: minuteOfClock(value) })}
            />
          </Field>
        )
      })}
    </div>
  )
}

function MobilityEditor({ ask, change }: EditorProps) {
  const km = ask.walkingCapMetres === null ? '' : String(ask.walkingCapMetres / 1000)
  const [cap, setCap] = useState(km)
  const isOdd = cap !== '' && !isCap(Number(cap))
  return (
    <div className="grid max-w-lg items-start gap-4 sm:grid-cols-2">
      <Field id="ask-mobility" label={text('chip.mobility')} hint={text('mobility.hint')}>
        <Select
          id="ask-mobility"
          aria-describedby="ask-mobility-hint"
          value={ask.mobility}
          options={(['any', 'step-free', 'short-walks'] as const).map((value) => ({
            value,
            label: text(`mobility.${value}`),
          }))}
          onChange={({ currentTarget: { value } }) => change({ mobility: value as TripAsk['mobility'] })}
        />
      </Field>
      <Field
        id="ask-cap"
        label={text('edit.walking')}
        hint={text('edit.walking.hint')}
        {...(isOdd && { error: text('edit.walking.odd') })}
      >
        <Input
          id="ask-cap"
          type="number"
          inputMode="decimal"
          min={LEAST_KM}
          max={MOST_KM}
          step={0.5}
          value={cap}
          aria-invalid={isOdd}
          aria-describedby={describedBy('ask-cap', true, isOdd)}
          onChange={({ currentTarget: { value } }) => {
            setCap(value)
            if (value === '') change({ walkingCapMetres: null })
            else if (isCap(Number(value))) change({ walkingCapMetres: Math.round(Number(value) * 1000) })
          }}
        />
      </Field>
    </div>
  )
}

const LEAST_KM = 0.5
const MOST_KM = 40

function isCap(km: number): boolean {
  return km >= LEAST_KM && km <= MOST_KM
}

type ChoicesProps = {
  readonly legend: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** A few options as checkboxes. */
export function Choices({ legend, options, chosen, onChange }: ChoicesProps) {
  const toggle = (value: string): void =>
    onChange(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value])
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{legend}</legend>
      {options.map(({ value, label }) => (
        <label
          key={value}
          className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control border border-edge px-3.5 has-checked:border-tide has-checked:bg-tide-wash"
        >
          <input
            type="checkbox"
            className="size-4 accent-tide"
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
