import type { PlaceEntry } from '@app/contracts/place-guide'

import { countryFactsText as text } from './country-facts-text.ts'
import { FactRow } from './fact-row.tsx'

type Health = PlaceEntry['health']

/** Countries under `listed` are shown unchanged. */
export function HealthRow({ health }: { readonly health: Health }) {
  return (
    <FactRow name={text('entry.health')} claim={health}>
      {health ? <HealthWords health={health} /> : <span className="text-soft">{text('health.unknown')}</span>}
    </FactRow>
  )
}

function HealthWords({ health }: { readonly health: NonNullable<Health> }) {
  const { yellowFever, malaria } = health.value
  const countries = yellowFever.listed.join(', ')
  return (
    <>
      <span>
        {text(`fever.${yellowFever.entry}`, { countries })} {yellowFever.risk === 'present' && text('fever.risk')}
        {yellowFever.risk === 'low' && text('fever.risk.low')}
      </span>
      <span>
        {text(`malaria.${malaria.risk}`)} {malaria.medication !== null && text(`malaria.${malaria.medication}`)}
      </span>
    </>
  )
}
