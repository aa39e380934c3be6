import { Form } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatCountry } from '../../text/format.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import type { TravelIntelView } from './load-travel-intel.ts'
import { monthName } from './month-name.ts'
import { travelIntelText as text } from './travel-intel-text.ts'

export function CityForm({ view }: { view: TravelIntelView }) {
  const { locale } = usePageConfig()
  return (
    <Form
      key={`${view.city.id} ${view.month}`}
      method="get"
      action="/gemini-travel-intel#answer"
      preventScrollReset
      className="grid content-start gap-5"
    >
      <Field id="city" label={text('city')}>
        <Select
          id="city"
          name="city"
          defaultValue={view.city.id}
          options={view.all
            .toSorted((a, b) => a.name.localeCompare(b.name, locale))
            .map(({ id, name, country }) => ({ value: id, label: `${name}, ${formatCountry(country, locale)}` }))}
        />
      </Field>
      <Field id="month" label={text('month')}>
        <Select
          id="month"
          name="month"
          defaultValue={String(view.month + 1)}
          options={Array.from({ length: 12 }, (_, month) => ({
            value: String(month + 1),
            label: monthName(month, locale),
          }))}
        />
      </Field>
      <Button type="submit" size="lg" className="w-full">
        {text('look')}
      </Button>
    </Form>
  )
}
