import { usePageConfig } from '../../api/page-config.tsx'
import { CURRENCIES } from '../../content/currencies.ts'
import { currencyOptions } from '../../text/currency-options.ts'
import { profileText as text } from '../../text/profile.ts'
import { Field } from '../../ui/field.tsx'
import { RegisterSection } from '../../ui/register-section.tsx'
import { Select } from '../../ui/select.tsx'
import { KeepStatus } from './keep-status.tsx'
import { useKeep } from './use-keep.ts'

export function CountSection() {
  const { locale } = usePageConfig()
  const { profile, isReady, keep, status, hasFailed } = useKeep(text('count.title'))
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
      <KeepStatus status={status} hasFailed={hasFailed} />
    </RegisterSection>
  )
}
