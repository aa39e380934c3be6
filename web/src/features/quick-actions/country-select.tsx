import { useEmergencyCountries } from '../../entities/emergency/use-emergency-countries.ts'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { useEmergencyText } from './use-emergency-text.ts'

type Props = {
  readonly id: string
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly hint?: string | undefined
  readonly onChoose: (country: string) => void
}

/** Every country with an emergency number, by its name in the traveller's language. */
export function CountrySelect({ id, label, placeholder, value, hint, onChoose }: Props) {
  const { locale, nameOf } = useEmergencyText()
  const codes = useEmergencyCountries()
  const options = codes
    .map((code) => ({ value: code, label: nameOf(code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
  return (
    <Field id={id} label={label} {...(hint !== undefined && { hint })}>
      <Select
        id={id}
        options={options}
        placeholder={placeholder}
        value={options.length > 0 ? value : ''}
        aria-describedby={describedBy(id, hint !== undefined, false)}
        onChange={({ currentTarget }) => currentTarget.value !== '' && onChoose(currentTarget.value)}
      />
    </Field>
  )
}
