import type { CountryPractice } from '@app/contracts/place-guide'

import { FactRow } from '../../entities/place/country-facts/fact-row.tsx'
import { placeText as text } from './place-text.ts'

const SERVICES = ['general', 'police', 'ambulance', 'fire'] as const

/** Each number can be called with a tap. */
export function EmergencyNumbers({ emergency }: Pick<CountryPractice, 'emergency'>) {
  const known = SERVICES.filter((service) => (emergency?.value[service].length ?? 0) > 0)
  if (!emergency || known.length === 0) return null
  return (
    <dl className="border-b border-line pb-2">
      <FactRow name={text('practice.emergency')} claim={emergency}>
        <span className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-x-8 gap-y-2 pb-1 sm:grid-cols-4">
          {known.map((service) => (
            <span key={service} className="grid">
              <span className="text-small text-soft">{text(`practice.${service}`)}</span>
              <span className="flex flex-wrap gap-x-3">
                {emergency.value[service].map((number) => (
                  <a
                    key={number}
                    href={`tel:${number}`}
                    aria-label={text('practice.call', { number })}
                    className="inline-flex min-h-11 items-center font-display text-title text-signal no-underline tabular-nums hover:underline"
                  >
                    {number}
                  </a>
                ))}
              </span>
            </span>
          ))}
        </span>
        {emergency.value.confidence !== 'high' && (
          <span className="text-small font-semibold text-signal">{text('practice.doubt')}</span>
        )}
      </FactRow>
    </dl>
  )
}
