import type { Guide } from '@app/datasets/guide'
import { TRAVEL_STYLES, type TravelStyle } from '@app/domain/travel-prices'
import { useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { ClaimLine } from '../../entities/place/country-facts/claim-line.tsx'
import { formatCountry } from '../../text/format.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import type { BudgetSheet } from './budget-sheet.ts'
import { loadBudgetGuide, loadUsualCosts, type UsualChoice, type UsualCosts } from './load-usual-costs.ts'
import { ownFiguresText as text } from './own-figures-text.ts'

type Props = {
  readonly sheet: Pick<BudgetSheet, 'currency' | 'people'>
  readonly fill: (amounts: BudgetSheet['amounts']) => void
}

/** The guide is loaded only on request. */
export function UsualPrices({ sheet, fill }: Props) {
  const [guide, setGuide] = useState<Guide | 'failed' | 'loading' | null>(null)
  const open = (): void => {
    setGuide('loading')
    loadBudgetGuide().then(setGuide, () => setGuide('failed'))
  }
  if (guide !== null && typeof guide === 'object') return <Choice guide={guide} sheet={sheet} fill={fill} />
  return (
    <div className="mt-6">
      <Button variant="outline" size="sm" isBusy={guide === 'loading'} onClick={open}>
        {text('usual.open')}
      </Button>
      {guide === 'failed' && (
        <p role="alert" className="mt-2 text-small text-signal">
          {text('usual.failed')}
        </p>
      )}
    </div>
  )
}

const FIRST: UsualChoice = { country: '', destination: '', style: 'mid' }

function Choice({ guide, sheet, fill }: Props & { readonly guide: Guide }) {
  const [choice, setChoice] = useState(FIRST)
  const [found, setFound] = useState<UsualCosts | 'unknown' | null>(null)
  const change = (changes: Partial<UsualChoice>): void => {
    setChoice({ ...choice, ...changes })
    setFound(null)
  }
  const apply = async (): Promise<void> => {
    const costs = await loadUsualCosts(choice, sheet).catch(() => null)
    setFound(costs ?? 'unknown')
    if (costs) fill(costs.amounts)
  }
  return (
    <fieldset className="mt-6 grid gap-4 rounded-sheet border border-line p-4">
      <legend className="px-1 font-semibold">{text('usual.title')}</legend>
      <Selects guide={guide} choice={choice} change={change} />
      <div className="flex flex-wrap items-center gap-4">
        <Button size="sm" disabled={choice.country === ''} onClick={() => void apply()}>
          {text('usual.fill')}
        </Button>
        {found === 'unknown' && (
          <p role="status" className="text-small">
            {text('usual.unknown')}
          </p>
        )}
      </div>
      {found !== null && found !== 'unknown' && (
        <div role="status">
          <p className="text-small">{text('usual.filled')}</p>
          <ClaimLine claim={found.claim} />
        </div>
      )}
    </fieldset>
  )
}

type SelectsProps = {
  readonly guide: Guide
  readonly choice: UsualChoice
  readonly change: (changes: Partial<UsualChoice>) => void
}

function Selects({ guide, choice, change }: SelectsProps) {
  const { locale } = usePageConfig()
  const countries = guide.countries
    .map((code) => ({ value: code, label: formatCountry(code, locale) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
  const towns = guide.destinations
    .filter((entry) => entry.countries[0] === choice.country && entry.kind === 'city')
    .map(({ id, name }) => ({ value: id, label: name }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Pick
        name="country"
        value={choice.country}
        options={countries}
        placeholder={text('usual.choose')}
        onPick={(country) => change({ country, destination: '' })}
      />
      <Pick
        name="destination"
        value={choice.destination}
        options={towns}
        placeholder={text('usual.anywhere')}
        onPick={(destination) => change({ destination })}
      />
      <Pick
        name="style"
        value={choice.style}
        options={TRAVEL_STYLES.map((value) => ({ value, label: text(`usual.style.${value}`) }))}
        onPick={(style) => change({ style: style as TravelStyle })}
      />
    </div>
  )
}

type PickProps = {
  readonly name: 'country' | 'destination' | 'style'
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly placeholder?: string
  readonly onPick: (value: string) => void
}

function Pick({ name, value, options, placeholder, onPick }: PickProps) {
  const id = `usual-${name}`
  return (
    <Field id={id} label={text(`usual.${name}`)}>
      <Select
        id={id}
        value={value}
        options={options}
        {...(placeholder !== undefined && { placeholder })}
        disabled={name === 'destination' && options.length === 0}
        onChange={({ currentTarget }) => onPick(currentTarget.value)}
      />
    </Field>
  )
}
