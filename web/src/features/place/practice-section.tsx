import type { CityGuide, PlacePractice } from '@app/contracts/place-guide'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatDate } from '../../text/format.ts'
import { placeText as text } from '../../text/place.ts'
import { FactRow } from './fact-row.tsx'
import { PlaceSection } from './place-section.tsx'
import { nextClockChange, offsetOn } from './time-zone-facts.ts'

export function PracticeSection({ guide }: { readonly guide: CityGuide }) {
  const { locale } = usePageConfig()
  const { practice, today } = guide
  const { timeZone, plugs, drivingSide, callingCodes, languages } = practice
  const offset = offsetOn(timeZone, new Date(`${today}T12:00:00Z`))
  const change = nextClockChange(timeZone, today)
  return (
    <PlaceSection id="practice" title={text('practice.title')}>
      <Emergency practice={practice} />
      <dl>
        <FactRow name={text('practice.clock')}>
          <span>{text('clock.zone', { zone: timeZone.replaceAll('_', ' '), offset })}</span>
          <span className="text-small text-soft">
            {change
              ? text('clock.change', { date: formatDate(change.date, locale), offset: change.offset })
              : text('clock.same')}
          </span>
        </FactRow>
        <FactRow name={text('practice.plugs')} claim={plugs}>
          {plugs ? (
            <span>
              {text('practice.plugs.types', { types: plugs.value.types.join(', ') })}
              {plugs.value.volts.length > 0 && `, ${plugs.value.volts.join('/')} V`}
              {plugs.value.hertz.length > 0 && `, ${plugs.value.hertz.join('/')} Hz`}
            </span>
          ) : (
            <span className="text-soft">{text('practice.unknown')}</span>
          )}
        </FactRow>
        <FactRow name={text('practice.side')} claim={drivingSide}>
          <span>{drivingSide ? text(`practice.side.${drivingSide.value}`) : text('practice.unknown')}</span>
        </FactRow>
        {languages.length > 0 && (
          <FactRow name={text('practice.languages')}>
            <span>{languages.map(({ name }) => name).join(', ')}</span>
          </FactRow>
        )}
        {callingCodes.length > 0 && (
          <FactRow name={text('practice.calling')}>
            <span className="tabular-nums">{callingCodes.map((code) => `+${code}`).join(', ')}</span>
          </FactRow>
        )}
      </dl>
    </PlaceSection>
  )
}

const SERVICES = ['general', 'police', 'ambulance', 'fire'] as const

function Emergency({ practice: { emergency } }: { readonly practice: PlacePractice }) {
  const known = SERVICES.filter((service) => (emergency?.value[service].length ?? 0) > 0)
  if (!emergency || known.length === 0) return null
  return (
    <dl className="border-b border-line pb-2">
      <FactRow name={text('practice.emergency')} claim={emergency}>
        <span className="grid grid-cols-2 gap-x-8 gap-y-2 pb-1 sm:grid-cols-4">
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
