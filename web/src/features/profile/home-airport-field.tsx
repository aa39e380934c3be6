import { useEffect, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatCountry } from '../../text/format.ts'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox/combobox.tsx'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { profileText as text } from './profile-text.ts'

const MOST_OPTIONS = 6

type Props = {
  readonly code: string | null
  readonly isReady: boolean
  readonly onChoose: (code: string | null) => void
}

/** Only a known airport can be chosen; typed text without a choice changes nothing. */
export function HomeAirportField({ code, isReady, onChoose }: Props) {
  const { locale } = usePageConfig()
  const label = useAirportLabel(code)
  const [isUnknown, setUnknown] = useState(false)

  async function settle(typed: string): Promise<void> {
    const { airportLabel, findAirport, resolveAirport } = await import('@app/datasets/airports')
    const known = code === null ? undefined : findAirport(code)
    if (typed.trim() === '') return code === null ? setUnknown(false) : onChoose(null)
    if (known && typed === airportLabel(known)) return setUnknown(false)
    const match = resolveAirport(typed)
    if (match.kind === 'one') onChoose(match.airport.code)
    setUnknown(match.kind !== 'one')
  }

  const problem = isUnknown ? text('airport.unknown') : null
  return (
    <Field id="home-airport" label={text('airport.label')} hint={text('airport.hint')} error={problem}>
      <div className="flex gap-2 *:first:min-w-0 *:first:flex-1">
        <Combobox
          key={label}
          id="home-airport"
          label={text('airport.label')}
          defaultValue={label}
          disabled={!isReady}
          minChars={2}
          maxLength={120}
          aria-invalid={isUnknown}
          aria-describedby={describedBy('home-airport', true, isUnknown)}
          loadOptions={async (query) => {
            const { airportLabel, searchAirports } = await import('@app/datasets/airports')
            return searchAirports(query, MOST_OPTIONS).map((airport) => ({
              value: airport.code,
              label: airportLabel(airport),
              detail: formatCountry(airport.country, locale),
            }))
          }}
          onSelect={({ value }) => {
            setUnknown(false)
            onChoose(value)
          }}
          onBlur={({ currentTarget: { value } }) => void settle(value)}
        />
        {code !== null && (
          <Button variant="outline" onClick={() => onChoose(null)}>
            {text('airport.clear')}
          </Button>
        )}
      </div>
    </Field>
  )
}

function useAirportLabel(code: string | null): string {
  const [known, setKnown] = useState({ code: '', label: '' })
  useEffect(() => {
    let isWanted = true
    if (code === null) return undefined
    void import('@app/datasets/airports').then(
      ({ airportLabel, findAirport }) => {
        const airport = findAirport(code)
        if (isWanted) setKnown({ code, label: airport ? airportLabel(airport) : code })
      },
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [code])
  return code === null ? '' : known.code === code ? known.label : code
}
