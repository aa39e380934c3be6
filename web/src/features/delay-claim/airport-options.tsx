import { usePageConfig } from '../../api/page-config.tsx'
import { claimText as text } from '../../text/claim.ts'
import { formatCountry } from '../../text/format.ts'
import type { AirportOption } from './use-airport-options.ts'

type Props = {
  readonly id: string
  readonly label: string
  readonly options: readonly AirportOption[]
  readonly active: number
  readonly isShown: boolean
  readonly onPick: (airport: AirportOption) => void
}

export function AirportOptions({ id, label, options, active, isShown, onPick }: Props) {
  const { locale } = usePageConfig()
  return (
    <>
      <ul
        id={id}
        role="listbox"
        aria-label={label}
        hidden={!isShown}
        className="absolute inset-x-0 top-full z-10 mt-1 overflow-hidden rounded-sheet border border-line bg-raised shadow-float"
      >
        {options.map((airport, index) => (
          <li
            key={airport.code}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            // Before the field loses focus, which would close the list under the finger.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(airport)}
            className="flex min-h-12 cursor-pointer items-center justify-between gap-4 border-b border-line px-3.5 py-1.5 last:border-0 hover:bg-sunk aria-selected:bg-sea"
          >
            <span className="min-w-0">
              <span className="block truncate leading-tight font-semibold">
                {airport.city}, {formatCountry(airport.country, locale)}
              </span>
              <span className="block truncate text-small text-soft">{airport.name}</span>
            </span>
            <span className="chart-label text-tide">{airport.code}</span>
          </li>
        ))}
      </ul>
      <span role="status" className="sr-only">
        {isShown ? text('combobox.count', { count: String(options.length) }) : ''}
      </span>
    </>
  )
}
