import type { PlaceSight } from '@app/contracts/place-guide'
import type { GuideSightFacts } from '@app/contracts/place-guide-facts'

import { withCapital } from '../../../entities/guide/describe-country.ts'
import {
  formatBooking,
  formatClosed,
  formatMonths,
  formatPrice,
  formatUsualTimes,
} from '../../../entities/guide/format-guide.ts'
import {
  AVOID_REASON_WORDS,
  SIGHT_KIND_WORDS,
  TIME_OF_DAY_WORDS,
  UNSUITED_WORDS,
} from '../../../entities/guide/words/sight-words.ts'
import { formatLength } from '../../../entities/trip/findings/format-plan.ts'
import { FactsLine } from './facts-line.tsx'
import { guideSectionText as text } from './guide-section-text.ts'

type Props = {
  readonly sight: PlaceSight
  readonly guide: GuideSightFacts
  readonly locale: string
  /** For less important sights a few words are enough. */
  readonly isShort: boolean
}

/** Kind, length and season; then hours and price; then bookings and the official page. */
export function GuideSightFactRows({ sight, guide, locale, isShort }: Props) {
  const { area, alsoCalled, durationMinutes, closedDays, usualTimes, fee, note, unsuitedFor } = guide
  const remarks = [note, unsuitedFor.includes('wheelchair') && UNSUITED_WORDS.wheelchair]
  return (
    <>
      {alsoCalled && <p className="text-small text-soft">{alsoCalled}</p>}
      {!isShort && sight.fact && <p className="font-display">{sight.fact}</p>}
      <FactsLine
        className="mt-0.5 text-soft"
        facts={[kindOf(sight), area, formatLength(durationMinutes), timeOf(guide)]}
      />
      <FactsLine
        className="font-medium"
        facts={[
          fee && formatPrice(fee, locale),
          formatUsualTimes(usualTimes, locale),
          formatClosed(closedDays),
          closedSeasonOf(guide),
        ]}
      />
      {!isShort && <FactsLine className="text-soft" facts={remarks} />}
      <BookingLine sight={sight} guide={guide} />
    </>
  )
}

function BookingLine({ sight: { name, url }, guide: { booking } }: Pick<Props, 'sight' | 'guide'>) {
  const words = formatBooking(booking)
  if (!words && !url) return null
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-small">
      {words && (
        <span className={booking.need === 'essential' ? 'font-semibold text-signal' : ''}>{withCapital(words)}</span>
      )}
      {url && (
        <a href={url} target="_blank" rel="noopener noreferrer" className="inline-flex min-h-9 items-center text-tide">
          {text('sights.official')}
          <span className="sr-only">: {name}</span>
        </a>
      )}
    </p>
  )
}

/** A page cached earlier may contain kinds without a text here. */
function kindOf({ kind, isUnescoSite }: PlaceSight): string {
  const words = (SIGHT_KIND_WORDS as Readonly<Record<string, string>>)[kind] ?? kind.replaceAll('_', ' ')
  return isUnescoSite ? text('sights.unesco', { kind: words }) : words
}

function timeOf({ bestTimes: [best] }: GuideSightFacts): string {
  return best === undefined || best === 'any' ? '' : text('sights.best', { time: TIME_OF_DAY_WORDS[best] })
}

function closedSeasonOf({ closedSeason }: GuideSightFacts): string {
  return closedSeason
    .map((range) => text('sights.closed', { months: formatMonths([range]), reason: AVOID_REASON_WORDS[range.reason] }))
    .join(', ')
}
