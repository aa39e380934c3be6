import type * as CityFactsModule from '@app/datasets/city-facts'
import { distanceKm } from '@app/domain/kernel'
import { Form, useSearchParams, useSubmit } from 'react-router'

import { usePageConfig } from '../../../api/page-config.tsx'
import { formatDate, formatDistance } from '../../../text/format.ts'
import { Select } from '../../../ui/form/select.tsx'
import { homeToolText as text } from '../text/tools.ts'
import { CityColumn } from './city-column.tsx'
import { chosenPair } from './compare-cities.ts'

type Facts = Pick<typeof CityFactsModule, 'CITY_FACTS' | 'CLIMATE_SOURCE' | 'PRICE_SOURCE'>

/** The pair is in the URL: it can be shared, and works without script. */
export function CompareSection({ facts }: { readonly facts: Facts }) {
  const { locale } = usePageConfig()
  const [search] = useSearchParams()
  const submit = useSubmit()
  const [here, there] = chosenPair(facts.CITY_FACTS, search)
  const options = facts.CITY_FACTS.map(({ id, name }) => ({ value: id, label: name }))
  const { CLIMATE_SOURCE: climate, PRICE_SOURCE: price } = facts
  return (
    <section aria-labelledby="compare-title" id="compare" className="scroll-mt-20 border-y border-line bg-raised">
      <div className="page-width py-12 lg:py-20">
        <h2 id="compare-title" className="text-heading">
          {text('compare.title')}
        </h2>
        <p className="mt-3 max-w-[52ch] text-soft">{text('compare.lead')}</p>
        <Form
          action="/#compare"
          preventScrollReset
          replace
          onChange={({ currentTarget }) => void submit(currentTarget, { preventScrollReset: true, replace: true })}
          className="mt-8"
        >
          <div className="grid grid-cols-2 gap-x-4 gap-y-6 md:gap-x-10">
            <CitySelect id="here" label={text('compare.left')} options={options} chosen={here.id} />
            <CitySelect id="there" label={text('compare.right')} options={options} chosen={there.id} />
          </div>
          <noscript>
            <button className="mt-3 min-h-11 rounded-control bg-tide px-5 font-semibold text-on-tide">
              {text('compare.action')}
            </button>
          </noscript>
        </Form>
        <div aria-live="polite" className="mt-6 grid gap-x-10 gap-y-10 md:grid-cols-2">
          <CityColumn city={here} other={there} />
          <CityColumn city={there} other={here} />
        </div>
        <p className="mt-8 font-display text-title">
          {text('compare.apart', {
            distance: formatDistance(distanceKm(here.coordinates, there.coordinates), locale),
          })}
        </p>
        <p className="mt-2 text-small text-soft">
          {text('compare.sources', {
            climate: climate.source.title,
            climateDate: formatDate(climate.checkedAt, locale),
            price: price.source.title,
            priceDate: formatDate(price.checkedAt, locale),
          })}
        </p>
      </div>
    </section>
  )
}

type SelectProps = {
  readonly id: 'here' | 'there'
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly chosen: string
}

function CitySelect({ id, label, options, chosen }: SelectProps) {
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="chart-label text-soft">
        {label}
      </label>
      <Select key={chosen} id={id} name={id} options={options} defaultValue={chosen} />
    </div>
  )
}
