import { Form } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { AdviceList } from '../../entities/place/country-facts/advice-list.tsx'
import { countryFactsText } from '../../entities/place/country-facts/country-facts-text.ts'
import { formatCountry } from '../../text/format.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import type { RiskRadarView } from './load-risk-radar.ts'
import { riskRadarText as text } from './risk-radar-text.ts'

/** One country, and the advice of five governments about it, before the explanation. */
export function CountryAdvice({ view }: { readonly view: RiskRadarView }) {
  const { countries, asked } = view
  return (
    <section aria-label={text('country.section')} className="grid gap-x-16 gap-y-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      {countries.length > 0 ? (
        <CountryForm view={view} />
      ) : (
        <p className="border-s-2 border-sun-deep ps-4 text-small">{text('country.none')}</p>
      )}
      <div id="answer" aria-live="polite" className="grid scroll-mt-24 content-start gap-4 lg:scroll-mt-48">
        {asked && <Answer asked={asked} />}
      </div>
    </section>
  )
}

function CountryForm({ view: { countries, asked, isMissing } }: { readonly view: RiskRadarView }) {
  const { locale } = usePageConfig()
  const chosen = asked?.country ?? ''
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

function Answer({ asked: { country, advice } }: { readonly asked: NonNullable<RiskRadarView['asked']> }) {
  const { locale } = usePageConfig()
  const name = formatCountry(country, locale)
  const levels = advice.map(({ value }) => value.level).toSorted((a, b) => a - b)
  const [low, high] = [levels[0] ?? 1, levels.at(-1) ?? 1]
  const words = (level: 1 | 2 | 3 | 4): string => countryFactsText(`safety.level.${level}`)
  return (
    <>
      <div>
        <h2 className="text-title">{name}</h2>
        <p className="mt-1 text-soft">
          {low === high
            ? text('country.agree', { words: words(low) })
            : text('country.between', { low: words(low), high: words(high) })}
        </p>
      </div>
      <AdviceList advice={advice} country={name} />
      <p className="max-w-[62ch] text-small text-soft">{text('country.caution')}</p>
    </>
  )
}
