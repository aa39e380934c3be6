import type { ReactNode } from 'react'

import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { describedBy, Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { toast } from '../../../ui/overlay/toast.ts'
import { CountryField } from '../country-field.tsx'
import { cardText as text } from './card-text.ts'
import { ALLERGIES, BLOOD_GROUPS, CONDITIONS, type EmergencyCard, LONGEST } from './emergency-card.ts'
import type { CardOnDevice } from './use-card.ts'
import { useEnglishPhrases } from './use-english-phrases.ts'

const WORDS = 'en-GB'

export function CardForm({ kept }: { readonly kept: CardOnDevice }) {
  const { card, change, clear, nationality, chooseNationality } = kept
  return (
    <div className="grid gap-8">
      <Group title={text('where')}>
        <CountryField
          id="card-country"
          label={text('country')}
          placeholder={text('country.choose')}
          value={card.country}
          locale={WORDS}
          onChoose={(country) => change({ country })}
        />
        <CountryField
          id="card-passport"
          label={text('passport')}
          placeholder={text('passport.choose')}
          value={nationality}
          hint={text('passport.hint')}
          locale={WORDS}
          onChoose={chooseNationality}
        />
      </Group>
      <AboutYou kept={kept} />
      <Group title={text('help')}>
        <Line kept={kept} field="insurer" label={text('insurer')} longest={LONGEST.insurer} />
        <Line kept={kept} field="policy" label={text('policy')} longest={LONGEST.policy} />
        <Line kept={kept} field="insurerPhone" label={text('insurer.phone')} longest={LONGEST.phone} isPhone />
        <Line kept={kept} field="contactName" label={text('contact.name')} longest={LONGEST.name} />
        <Line kept={kept} field="contactPhone" label={text('contact.phone')} longest={LONGEST.phone} isPhone />
      </Group>
      <div className="grid justify-items-start gap-2">
        <p className="text-small text-soft">{text('kept')}</p>
        <Button
          variant="link"
          className="px-0!"
          onClick={() => {
            clear()
            toast.success(text('clear.done'), { action: { label: text('clear.undo'), onPress: () => change(card) } })
          }}
        >
          {text('clear')}
        </Button>
      </div>
    </div>
  )
}

function AboutYou({ kept }: { readonly kept: CardOnDevice }) {
  const { card, change } = kept
  const english = useEnglishPhrases()
  return (
    <Group title={text('you')}>
      <Line kept={kept} field="name" label={text('you.name')} longest={LONGEST.name} />
      <Field id="card-blood" label={text('blood')}>
        <Select
          id="card-blood"
          value={card.bloodGroup ?? ''}
          placeholder={text('blood.none')}
          options={BLOOD_GROUPS.map((group) => ({ value: group, label: group }))}
          onChange={({ currentTarget: { value } }) =>
            change({ bloodGroup: BLOOD_GROUPS.find((group) => group === value) ?? null })
          }
        />
      </Field>
      <Choices
        title={text('allergies')}
        all={ALLERGIES}
        chosen={card.allergies}
        english={english}
        onChange={(allergies) => change({ allergies })}
      />
      <Choices
        title={text('conditions')}
        all={CONDITIONS}
        chosen={card.conditions}
        english={english}
        onChange={(conditions) => change({ conditions })}
      />
      <Line kept={kept} field="medicines" label={text('medicines')} longest={LONGEST.medicines} />
      <Line kept={kept} field="other" label={text('other')} longest={LONGEST.other} hint={text('other.hint')} />
    </Group>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="mb-4 text-title font-semibold">{title}</legend>
      {children}
    </fieldset>
  )
}

type TextField = 'name' | 'other' | 'medicines' | 'insurer' | 'policy' | 'insurerPhone' | 'contactName' | 'contactPhone'
type LineProps = {
  readonly kept: CardOnDevice
  readonly field: TextField & keyof EmergencyCard
  readonly label: string
  readonly longest: number
  readonly hint?: string
  readonly isPhone?: boolean
}

function Line({ kept: { card, change }, field, label, longest, hint, isPhone = false }: LineProps) {
  const id = `card-${field}`
  return (
    <Field id={id} label={label} {...(hint !== undefined && { hint })}>
      <Input
        id={id}
        type={isPhone ? 'tel' : 'text'}
        value={card[field]}
        maxLength={longest}
        autoComplete="off"
        aria-describedby={describedBy(id, hint !== undefined, false)}
        onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
      />
    </Field>
  )
}

/** Until the sentences have come: `allergic-peanuts` as “Allergic peanuts”, which can be ticked already. */
function wordsOf(key: string): string {
  const words = key.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

type ChoicesProps<Key extends string> = {
  readonly title: string
  readonly all: readonly Key[]
  readonly chosen: readonly Key[]
  readonly english: ReadonlyMap<string, string>
  readonly onChange: (chosen: readonly Key[]) => void
}

/** The sentences themselves are the labels: what is ticked is what will be shown. */
function Choices<Key extends string>({ title, all, chosen, english, onChange }: ChoicesProps<Key>) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{title}</legend>
      <div className="mt-1 grid">
        {all.map((key) => (
          <Checkbox
            key={key}
            label={english.get(key) ?? wordsOf(key)}
            checked={chosen.includes(key)}
            onCheckedChange={(isChecked) =>
              onChange(all.filter((each) => (each === key ? isChecked : chosen.includes(each))))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
