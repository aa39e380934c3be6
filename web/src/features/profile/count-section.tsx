import { usePageConfig } from '../../api/page-config.tsx'
import { CURRENCIES } from '../../entities/currency/currencies.ts'
import { currencyOptions } from '../../entities/currency/currency-options.ts'
import { Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { RegisterSection } from '../../ui/register-section.tsx'
import { profileText as text } from './profile-text.ts'
import { SaveStatus } from './save-status.tsx'
import { useSavePreferences } from './use-save-preferences.ts'

export function CountSection() {
  const { locale } = usePageConfig()
  const { profile, isReady, keep, status, hasFailed } = useSavePreferences(text('count.title'))
  return (
    <RegisterSection id="count-title" title={text('count.title')} lead={text('count.text')}>
      <div className="grid gap-x-4 gap-y-5 *:min-w-0 sm:grid-cols-2">
        <Field id="currency" label={text('currency.label')}>
          <Select
            id="currency"
            disabled={!isReady}
            value={profile.currency ?? ''}
            placeholder={text('currency.none')}
            options={currencyOptions(CURRENCIES, locale)}
            onChange={({ currentTarget: { value } }) => void keep({ currency: value === '' ? null : value })}
          />
        </Field>
        <Field id="units" label={text('units.label')}>
          <Select
            id="units"
            disabled={!isReady}
            value={profile.units ?? ''}
            placeholder={text('units.auto')}
            options={(['metric', 'imperial'] as const).map((value) => ({ value, label: text(`units.${value}`) }))}
            onChange={({ currentTarget: { value } }) =>
              void keep({ units: value === 'metric' || value === 'imperial' ? value : null })
            }
          />
        </Field>
      </div>
      <SaveStatus status={status} hasFailed={hasFailed} />
    </RegisterSection>
  )
}
