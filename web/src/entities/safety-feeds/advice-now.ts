import type { PlaceAdvice } from '@app/contracts/place-guide'
import { GOOD_FOR_DAYS } from '@app/domain/fact-age'
import { calendarDate, type CalendarDate, type Claim, claimOn } from '@app/domain/kernel'
import {
  type AdviceAuthority,
  type AdviceLine,
  ADVICE_AUTHORITIES,
  adviceSourceOf,
  type FeedItem,
  type Instant,
} from '@app/domain/safety-feeds'

export const dayOf = (at: Instant): CalendarDate => calendarDate(new Date(at).toISOString().slice(0, 10))

/** The advice about a country: what was read live, and the packed level of a government that was not. */
export function adviceNow(
  country: string,
  items: readonly FeedItem[],
  packed: readonly Claim<PlaceAdvice>[],
  today: CalendarDate,
): readonly Claim<PlaceAdvice>[] {
  const live = items.filter(({ kind, countries }) => kind === 'advice' && countries.includes(country))
  return ADVICE_AUTHORITIES.flatMap((authority) => {
    const item = live.find(({ source }) => adviceSourceOf(source)?.authority === authority)
    const known = packed.find(({ value }) => value.authority === authority)
    const read = item && toClaim(item, authority, known?.value, today)
    return read ?? known ?? []
  })
}

function toClaim(
  item: FeedItem,
  authority: AdviceAuthority,
  packed: PlaceAdvice | undefined,
  today: CalendarDate,
): Claim<PlaceAdvice> | null {
  if (item.level === null) return null
  const { change } = item
  const value: PlaceAdvice = {
    authority,
    level: item.level,
    words: item.severity,
    highestRegionalLevel: item.regionalLevel ?? regionalOf(packed, item.level),
    appliesTo: item.countries.length > 1 ? item.title : null,
    updatedAt: item.publishedAt === null ? null : dayOf(item.publishedAt),
    ...(change?.fromLevel &&
      change.fromLevel !== item.level && {
        changed: { from: change.fromLevel, on: dayOf(change.at) },
      }),
  }
  return claimOn(
    {
      value,
      source: { title: adviceSourceOf(item.source)?.title ?? authority, url: item.link },
      checkedAt: dayOf(item.readAt),
    },
    today,
    GOOD_FOR_DAYS.advice,
  )
}

/** Lists without regions say nothing about them: the packed one stays, as long as the level is still the same. */
function regionalOf(packed: PlaceAdvice | undefined, level: number): number | null {
  return packed?.level === level ? packed.highestRegionalLevel : null
}

export function adviceLines(advice: readonly Claim<PlaceAdvice>[]): readonly AdviceLine[] {
  return advice.map(({ value: { authority, level, highestRegionalLevel } }) => ({
    authority,
    level,
    regionalLevel: highestRegionalLevel as AdviceLine['regionalLevel'],
  }))
}
