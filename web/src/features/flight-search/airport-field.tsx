import { Link, useLocation } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { flightsText as text } from '../../text/flights.ts'
import { formatCountry } from '../../text/format.ts'
import { loadFlightFacts } from '../../ui/chart/load-flight-facts.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { describedBy, Field } from '../../ui/field.tsx'
import type { AirportChoices } from './load-flight-search.ts'

const MOST_OPTIONS = 6
const SHORTEST_QUERY = 2

type Props = {
  readonly name: 'from' | 'to'
  readonly value: string
  readonly problem: string | undefined
  readonly choices: AirportChoices | undefined
}

export function AirportField({ name, value, problem, choices }: Props) {
  const { locale } = usePageConfig()
  const hasHint = name === 'from'
  return (
    <Field
      id={name}
      label={text(name)}
      {...(hasHint && { hint: text('from.hint') })}
      error={problem && <Problem name={name} problem={problem} choices={choices} />}
    >
      <Combobox
        id={name}
        name={name}
        label={text(name)}
        defaultValue={value}
        minChars={SHORTEST_QUERY}
        maxLength={120}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(name, hasHint, problem !== undefined)}
        loadOptions={async (query) => {
          const { airportLabel, searchAirports } = await loadFlightFacts()
          return searchAirports(query, MOST_OPTIONS).map((airport) => ({
            value: airport.code,
            label: airportLabel(airport),
            detail: formatCountry(airport.country, locale),
          }))
        }}
      />
    </Field>
  )
}

/** Where several airports answer to a name, each is a link: one tap, with or without script. */
function Problem({ name, problem, choices }: Pick<Props, 'name' | 'choices'> & { problem: string }) {
  const { locale } = usePageConfig()
  const { search } = useLocation()
  const withChoice = (code: string): string => {
    const changed = new URLSearchParams(search)
    changed.set(name, code)
    return `?${changed}#answer`
  }
  return (
    <>
      <p>{problem}</p>
      {choices && <p className="text-soft">{text(choices.length > 0 ? 'airport.which' : 'airport.unknown')}</p>}
      {choices && choices.length > 0 && (
        <ul className="mt-1.5 border-t border-line">
          {choices.map(({ code, city, country, name: airport }) => (
            <li key={code} className="border-b border-line">
              <Link
                to={withChoice(code)}
                preventScrollReset
                className="flex min-h-12 items-center justify-between gap-4 py-1.5 text-ink no-underline hover:text-tide"
              >
                <span className="min-w-0">
                  <span className="block leading-tight font-semibold">
                    {city}, {formatCountry(country, locale)}
                  </span>
                  <span className="block text-soft">{airport}</span>
                </span>
                <span className="chart-label text-soft">{code}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
