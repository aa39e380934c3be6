import { Form } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatCountry } from '../../text/format.ts'
import { Button } from '../../ui/button.tsx'
import { Tabs } from '../../ui/disclosure/tabs.tsx'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { LegAnswer } from './leg-answer.tsx'
import type { RiskRadarView } from './load-risk-radar.ts'
import { riskRadarText as text } from './risk-radar-text.ts'
import { RouteAnswer, RouteForm } from './route-question.tsx'
import { TripAnswer, TripForm } from './trip-question.tsx'

/** The question, a country, a route or a trip, and beside it the answer. */
export function RadarQuestion({ view }: { readonly view: RiskRadarView }) {
  return (
    <section aria-label={text('question')} className="grid gap-x-16 gap-y-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <Tabs
        key={view.question}
        label={text('question')}
        width="fill"
        defaultValue={view.question}
        tabs={[
          { value: 'country', label: text('tab.country'), content: <CountryForm view={view} /> },
          { value: 'route', label: text('tab.route'), content: <RouteForm key={keyOf(view)} view={view} /> },
          { value: 'trip', label: text('tab.trip'), content: <TripForm view={view} /> },
        ]}
      />
      <div id="answer" aria-live="polite" className="grid scroll-mt-24 content-start gap-4 lg:scroll-mt-48">
        <Answer view={view} />
      </div>
    </section>
  )
}

function keyOf({ stops, until }: RiskRadarView): string {
  return JSON.stringify([stops, until])
}

function Answer({ view }: { readonly view: RiskRadarView }) {
  if (view.question === 'trip') return <TripAnswer view={view} />
  if (view.question === 'route') return <RouteAnswer view={view} />
  return view.asked && <LegAnswer view={view.asked} />
}

function CountryForm({ view: { countries, asked, isMissing } }: { readonly view: RiskRadarView }) {
  const { locale } = usePageConfig()
  const chosen = asked?.assessment.leg.country ?? ''
  if (countries.length === 0)
    return <p className="border-s-2 border-sun-deep ps-4 text-small">{text('country.none')}</p>
  return (
    <Form action="/risk-radar#answer" preventScrollReset noValidate className="grid content-start gap-4">
      <Field id="country" label={text('country')} error={isMissing && text('country.missing')}>
        <Select
          key={chosen}
          id="country"
          name="country"
          options={countries.map((code) => ({ value: code, label: formatCountry(code, locale) }))}
          placeholder={text('country.choose')}
          defaultValue={chosen}
          aria-invalid={isMissing}
          aria-describedby={describedBy('country', false, isMissing)}
        />
      </Field>
      <Button type="submit" size="lg" className="w-full">
        {text('country.show')}
      </Button>
    </Form>
  )
}
