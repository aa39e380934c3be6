import { countryNameIn } from '@app/domain/country-name'

import { useEmergencyCountries } from '../../entities/emergency/use-emergency-countries.ts'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'

type Props = {
  readonly id: string
  readonly label: string
  readonly placeholder: string
  readonly value: string | null
  readonly hint?: string
  readonly locale: string
  readonly onChoose: (country: string) => void
}

export function CountryField({ id, label, placeholder, value, hint, locale, onChoose }: Props) {
  const options = useEmergencyCountries()
    .map((code) => ({ value: code, label: countryNameIn(code, locale) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
  return (
    <Field id={id} label={label} {...(hint !== undefined && { hint })}>
      <Select
        id={id}
        options={options}
        placeholder={placeholder}
        value={options.length > 0 ? (value ?? '') : ''}
        aria-describedby={describedBy(id, hint !== undefined, false)}
        onChange={({ currentTarget }) => currentTarget.value !== '' && onChoose(currentTarget.value)}
      />
    </Field>
  )
}
