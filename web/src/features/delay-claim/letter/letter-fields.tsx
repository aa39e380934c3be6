import type { Evidence, LetterPlan } from '@app/domain/passenger-rights'

import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { describedBy, Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Textarea } from '../../../ui/form/textarea.tsx'
import { claimText } from '../delay-claim-text.ts'
import { LETTER_FIELDS, type LetterDetails, type LetterField, LONG_FIELDS, LONGEST } from './letter-details.ts'
import { letterText as text } from './letter-text.ts'
import { enclosedOf } from './write-letter.ts'

type Props = {
  readonly plan: LetterPlan
  readonly details: LetterDetails
  /** Found by the flight number; used unless another one is typed. */
  readonly airline: string | undefined
  readonly onChange: (changes: Partial<LetterDetails>) => void
}

export function LetterFields({ plan, details, airline, onChange }: Props) {
  return (
    <fieldset className="grid gap-5">
      <legend className="sr-only">{text('details')}</legend>
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
        {fieldsFor(plan).map((field) => (
          <DetailField
            key={field}
            field={field}
            value={details[field]}
            placeholder={field === 'airline' ? airline : undefined}
            onChange={(typed) => onChange({ [field]: typed })}
          />
        ))}
      </div>
      {plan.enclosures.length > 0 && <Enclosed plan={plan} details={details} onChange={onChange} />}
    </fieldset>
  )
}

function fieldsFor({ demand: { kind } }: LetterPlan): readonly LetterField[] {
  const hasPrice = kind === 'share' || kind === 'fare' || kind === 'refund'
  const hasExpenses = kind === 'losses' || kind === 'expenses'
  return LETTER_FIELDS.filter((field) => (field === 'price' ? hasPrice : field !== 'expenses' || hasExpenses))
}

const HINTED = { airline: true, passengers: true, account: true, expenses: true } as const
const AUTOCOMPLETE: Readonly<Partial<Record<LetterField, string>>> = {
  name: 'name',
  address: 'street-address',
  contact: 'email',
}

type FieldProps = {
  readonly field: LetterField
  readonly value: string
  readonly placeholder: string | undefined
  readonly onChange: (typed: string) => void
}

function DetailField({ field, value, placeholder, onChange }: FieldProps) {
  const id = `letter-${field}`
  const hint = isHinted(field) ? text(`field.${field}.hint`) : undefined
  const control = {
    id,
    value,
    placeholder,
    autoComplete: AUTOCOMPLETE[field] ?? 'off',
    'aria-describedby': describedBy(id, hint !== undefined, false),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value),
  }
  return (
    <Field id={id} label={text(`field.${field}`)} {...(hint !== undefined && { hint })}>
      {LONG_FIELDS.has(field) ? (
        <Textarea {...control} rows={2} maxLength={LONGEST.lines} className="min-h-20" />
      ) : (
        <Input {...control} maxLength={LONGEST.line} />
      )}
    </Field>
  )
}

function isHinted(field: LetterField): field is keyof typeof HINTED {
  return field in HINTED
}

function Enclosed({ plan, details, onChange }: Pick<Props, 'plan' | 'details' | 'onChange'>) {
  const enclosed = enclosedOf(plan, details)
  const toggle = (each: Evidence, isChecked: boolean): void =>
    onChange({ enclosed: plan.enclosures.filter((other) => (other === each ? isChecked : enclosed.includes(other))) })
  return (
    <fieldset>
      <legend className="font-semibold">{text('enclosed')}</legend>
      <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {plan.enclosures.map((each) => (
          <Checkbox
            key={each}
            id={`enclosed-${each}`}
            label={claimText(`claim.evidence.${each}`)}
            checked={enclosed.includes(each)}
            onCheckedChange={(isChecked) => toggle(each, isChecked)}
          />
        ))}
      </div>
    </fieldset>
  )
}
