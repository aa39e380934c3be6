import { useLocation } from 'react-router'

import { AirportChoices, AirportField } from '../../entities/place/fields/airport-field.tsx'
import { flightsText as text } from './flight-search-text.ts'
import type { AirportChoices as Choices } from './load-flight-search.ts'

type Props = {
  readonly name: 'from' | 'to'
  readonly value: string
  readonly problem: string | undefined
  readonly choices: Choices | undefined
}

export function FlightEndField({ name, value, problem, choices }: Props) {
  return (
    <AirportField
      name={name}
      label={text(name)}
      hint={name === 'from' ? text('from.hint') : undefined}
      value={value}
      error={problem && <Problem name={name} problem={problem} choices={choices} />}
    />
  )
}

function Problem({ name, problem, choices }: Pick<Props, 'name' | 'choices'> & { problem: string }) {
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
      {choices && choices.length > 0 && <AirportChoices airports={choices} linkTo={withChoice} />}
    </>
  )
}
