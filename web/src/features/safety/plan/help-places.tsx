import type { HelpPlace, helpPlacesContract, HelpPlacesResponse } from '@app/contracts/safety/help-places'
import type { Coordinates } from '@app/domain/kernel'
import { useEffect, useState } from 'react'

import { askFunction } from '../../../api/ask-function.ts'
import { usePageConfig } from '../../../api/page-config.tsx'
import { formatDistance } from '../../../text/format.ts'
import { splitPhones } from '../../../ui/split-phones.ts'
import { planText as text } from './plan-text.ts'

/** Type only: the schemas stay on the server. */
const NAME: (typeof helpPlacesContract)['name'] = 'help-places'

type Known = HelpPlacesResponse['known'] | 'failed' | 'loading'

export function HelpPlaces({ at: { latitude, longitude } }: { readonly at: Coordinates }) {
  const known = useHelpPlaces(latitude, longitude)
  return (
    <section aria-labelledby="plan-help">
      <h3 id="plan-help" className="text-title">
        {text('help')}
      </h3>
      <div aria-live="polite" className="mt-2">
        {known === 'loading' && <p className="text-soft">{text('help.loading')}</p>}
        {known === 'failed' && <p>{text('help.failed')}</p>}
        {known === null && <p>{text('help.unknown')}</p>}
        {typeof known === 'object' && known !== null && (
          <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
            <List title={text('help.medical')} places={known.medical} source={known.source} />
            <List title={text('help.police')} places={known.police} source={known.source} />
          </div>
        )}
      </div>
    </section>
  )
}

function useHelpPlaces(latitude: number, longitude: number): Known {
  const config = usePageConfig()
  const [known, setKnown] = useState<Known>('loading')
  useEffect(() => {
    let isGone = false
    void askFunction<HelpPlacesResponse>(config, NAME, { latitude, longitude }).then((asked) => {
      if (!isGone) setKnown(asked.kind === 'answered' ? asked.answer.known : 'failed')
    })
    return () => {
      isGone = true
    }
  }, [config, latitude, longitude])
  return known
}

type ListProps = {
  readonly title: string
  readonly places: readonly HelpPlace[]
  readonly source: NonNullable<HelpPlacesResponse['known']>['source']
}

function List({ title, places, source }: ListProps) {
  const { locale } = usePageConfig()
  const [first] = places
  return (
    <div>
      <h4 className="font-sans text-base font-semibold tracking-normal">{title}</h4>
      {!first && <p className="text-soft">{text('help.none')}</p>}
      <ul>
        {places.map(({ name, kind, distanceM, address, phone, coordinates }) => (
          <li key={`${name} ${coordinates.latitude}`} className="border-t border-line py-2">
            <p className="font-medium">{name}</p>
            <p className="text-small text-soft">
              {[text(`kind.${kind}`), text('help.far', { distance: distanceWords(distanceM, locale) }), address]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {splitPhones(phone).map(({ shown, dialled }) => (
              <a
                key={dialled}
                href={`tel:${dialled}`}
                className="inline-flex min-h-11 items-center pe-5 font-semibold text-tide tabular-nums underline"
              >
                {shown}
              </a>
            ))}
          </li>
        ))}
      </ul>
      {first && (
        <p className="text-small text-soft">{text('help.source', { title: source.title, date: first.mapDate })}</p>
      )}
    </div>
  )
}

/** Walking distances are in metres, rounded as a walker would. */
function distanceWords(metres: number, locale: string): string {
  if (metres >= 1000) return formatDistance(metres / 1000, locale)
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'meter', maximumFractionDigits: 0 })
  return format.format(Math.max(50, Math.round(metres / 50) * 50))
}
