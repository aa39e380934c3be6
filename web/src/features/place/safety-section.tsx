import type { CityGuide, PlaceAdvice } from '@app/contracts/place-guide'
import type { Claim } from '@app/domain/kernel'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatCountry, formatDate } from '../../text/format.ts'
import { placeText as text } from '../../text/place.ts'
import { LevelMark } from '../../ui/level-mark.tsx'
import { ClaimLine } from './claim-line.tsx'
import { PlaceSection } from './place-section.tsx'

const AUTHORITIES = ['US', 'GB', 'CA', 'AU', 'IE'] as const

type Props = { readonly guide: Pick<CityGuide, 'advice' | 'countryName'> }

export function SafetySection({ guide }: Props) {
  const { locale } = usePageConfig()
  const { advice, countryName } = guide
  const known = AUTHORITIES.flatMap((authority) => advice.find(({ value }) => value.authority === authority) ?? [])
  const levels = known.map(({ value }) => value.level)
  const missing = AUTHORITIES.filter((authority) => !known.some(({ value }) => value.authority === authority))
  const [low, high] = [Math.min(...levels), Math.max(...levels)]
  return (
    <PlaceSection id="safety" title={text('safety.title')} lead={text('safety.lead', { country: countryName })}>
      {known.length === 0 ? (
        <p>{text('safety.none', { country: countryName })}</p>
      ) : (
        <>
          {high - low > 1 && (
            <p className="font-display text-lead">{text('safety.spread', { low: String(low), high: String(high) })}</p>
          )}
          <ul className="border-t border-line">
            {known.map((claim) => (
              <AdviceRow key={claim.value.authority} claim={claim} />
            ))}
          </ul>
          {missing.length > 0 && (
            <p className="text-small text-soft">
              {text('safety.missing', {
                authorities: missing.map((code) => formatCountry(code, locale)).join(', '),
              })}
            </p>
          )}
        </>
      )}
    </PlaceSection>
  )
}

function AdviceRow({ claim }: { readonly claim: Claim<PlaceAdvice> }) {
  const { locale } = usePageConfig()
  const { authority, level, highestRegionalLevel, appliesTo, updatedAt } = claim.value
  const notes = [
    highestRegionalLevel && highestRegionalLevel > level
      ? text('safety.regional', { level: String(highestRegionalLevel) })
      : '',
    authority === 'GB' ? text('safety.derived') : '',
    appliesTo ? text('safety.shared', { title: appliesTo }) : '',
    updatedAt ? text('safety.updated', { date: formatDate(updatedAt, locale) }) : '',
  ].filter(Boolean)
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-b border-line py-3.5 sm:grid-cols-[11rem_1fr_auto]">
      <span className="text-small text-soft sm:pt-0.5">{formatCountry(authority, locale)}</span>
      <div className="max-sm:col-span-2 max-sm:row-start-2">
        <p className="font-semibold">{text(`safety.level.${level}`)}</p>
        {notes.length > 0 && <p className="text-small text-soft">{notes.join('; ')}</p>}
        <ClaimLine claim={claim} />
      </div>
      <LevelMark level={level} label={text('safety.level', { level: String(level) })} />
    </li>
  )
}
