import type { Airport } from '@app/datasets/airports'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { usePageConfig } from '../../../api/page-config.tsx'
import { formatCountry } from '../../../text/format.ts'
import { Combobox, type ComboboxProps } from '../../../ui/combobox/combobox.tsx'
import { describedBy, Field } from '../../../ui/form/field.tsx'
import { findAirports } from '../../booking-search/trip-facts/find-airports.ts'
import { suggestionsText as text } from '../search/suggestions-text.ts'

const MOST_OPTIONS = 6
const SHORTEST_QUERY = 2

type Props = {
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  readonly value: string
  readonly error?: ReactNode
}

/** A text field that understands names and codes; with script it also suggests. */
export function AirportField({ name, label, hint, value, error }: Props) {
  return (
    <Field id={name} label={label} {...(hint && { hint })} error={error}>
      <AirportBox
        id={name}
        name={name}
        label={label}
        defaultValue={value}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy(name, Boolean(hint), Boolean(error))}
      />
    </Field>
  )
}

type BoxProps = Pick<
  ComboboxProps,
  'id' | 'name' | 'label' | 'defaultValue' | 'className' | 'required' | 'aria-invalid' | 'aria-describedby'
>

/** The control without a label, for forms with their own labels. */
export function AirportBox(props: BoxProps) {
  const config = usePageConfig()
  return (
    <Combobox
      {...props}
      minChars={SHORTEST_QUERY}
      maxLength={120}
      loadOptions={async (query, signal) =>
        (await findAirports(config, query, MOST_OPTIONS, signal)).map(({ code, label, country, gatewayTo }) => ({
          value: code,
          label,
          detail: gatewayTo === null ? formatCountry(country, config.locale) : text('airport.of', { place: gatewayTo }),
        }))
      }
    />
  )
}

type ChoicesProps = {
  readonly airports: readonly Pick<Airport, 'code' | 'city' | 'name' | 'country'>[]
  readonly linkTo: (code: string) => string
}

/** When several airports match a name, each is a link: one tap, with or without script. */
export function AirportChoices({ airports, linkTo }: ChoicesProps) {
  const { locale } = usePageConfig()
  return (
    <ul className="mt-1.5 border-t border-line">
      {airports.map(({ code, city, country, name }) => (
        <li key={code} className="border-b border-line">
          <Link
            to={linkTo(code)}
            preventScrollReset
            className="flex min-h-12 items-center justify-between gap-4 py-1.5 text-ink no-underline hover:text-tide"
          >
            <span className="min-w-0">
              <span className="block leading-tight font-semibold">
                {city}, {formatCountry(country, locale)}
              </span>
              <span className="block text-soft">{name}</span>
            </span>
            <span className="chart-label text-soft">{code}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
