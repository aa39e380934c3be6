import type { PlaceAdvice } from '@app/contracts/place-guide'
import type { Claim } from '@app/domain/kernel'

import { usePageConfig } from '../../../api/page-config.tsx'
import { formatCountry, formatDate } from '../../../text/format.ts'
import { LevelMark } from '../level-mark.tsx'
import { ClaimLine } from './claim-line.tsx'
import { countryFactsText as text } from './country-facts-text.ts'

const AUTHORITIES = ['US', 'GB', 'CA', 'AU', 'IE', 'DE'] as const
/** Without a packed level: nothing is missing where it was not read. */
const ONLY_LIVE = 'DE'

type Props = {
  readonly advice: readonly Claim<PlaceAdvice>[]
  /** By its name. */
  readonly country: string
}

/** The advice of five governments, always in the same order, and those without any. */
export function AdviceList({ advice, country }: Props) {
  const { locale } = usePageConfig()
  const known = AUTHORITIES.flatMap((authority) => advice.find(({ value }) => value.authority === authority) ?? [])
  if (known.length === 0) return <p>{text('safety.none', { country })}</p>
  const levels = known.map(({ value }) => value.level)
  const missing = AUTHORITIES.filter(
    (authority) => authority !== ONLY_LIVE && !known.some(({ value }) => value.authority === authority),
  )
  const [low, high] = [Math.min(...levels), Math.max(...levels)]
  return (
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
          {text('safety.missing', { authorities: missing.map((code) => formatCountry(code, locale)).join(', ') })}
        </p>
      )}
    </>
  )
}

function AdviceRow({ claim }: { readonly claim: Claim<PlaceAdvice> }) {
  const { locale } = usePageConfig()
  const { authority, level, highestRegionalLevel, appliesTo, updatedAt, changed } = claim.value
  const notes = [
    highestRegionalLevel && highestRegionalLevel > level
      ? text('safety.regional', { level: String(highestRegionalLevel) })
      : '',
    changed ? text('safety.changed', { from: String(changed.from), date: formatDate(changed.on, locale) }) : '',
    authority === 'GB' || authority === 'DE' ? text('safety.derived') : '',
    appliesTo ? text('safety.shared', { title: appliesTo }) : '',
    updatedAt ? text('safety.updated', { date: formatDate(updatedAt, locale) }) : '',
  ].filter(Boolean)
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-b border-line py-3.5 sm:grid-cols-[11rem_1fr_auto]">
      <span className="text-small text-soft sm:pt-0.5">{formatCountry(authority, locale)}</span>
      <div className="max-sm:col-span-2 max-sm:row-start-2">
        <p className="font-semibold">{text(`safety.level.${level}`)}</p>
        {notes.length > 0 && <p className="text-small text-soft">{notes.join(' · ')}</p>}
        <ClaimLine claim={claim} />
      </div>
      <LevelMark level={level} label={text('safety.level', { level: String(level) })} />
    </li>
  )
}
