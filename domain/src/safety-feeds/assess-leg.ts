/** The answer about a leg is an action, with what it is based on. Rule ids: docs/domain/safety-feeds.md. */
import type { AdviceLine } from './compare-advice.ts'
import type { AdviceAuthority, FeedItem, FeedReading, FeedSource, Instant } from './feed-item.ts'
import { feedStateAt } from './feed-state.ts'
import { meetsInTime, type Nearness, nearnessOf, type RiskLeg } from './meeting.ts'
import { bySeverity, isSerious } from './severity.ts'

export type MetEvent = { readonly item: FeedItem; readonly nearness: Nearness }

/**
 * In this order of weight: `do-not-go` (level 4), `follow-instructions` (a serious event here while there), `reconsider`
 * (level 3), `check-before` (level 2, a part of the country, or any event), `nothing-known`, and `unknown` when feeds
 * that would say so are stale.
 */
export type RiskAction =
  | 'do-not-go'
  | 'follow-instructions'
  | 'reconsider'
  | 'check-before'
  | 'nothing-known'
  | 'unknown'

export type LegAssessment = {
  readonly leg: RiskLeg
  readonly action: RiskAction
  /** The governments behind the action. */
  readonly authorities: readonly AdviceAuthority[]
  /** Here or in an area with the name of the place, the most serious first. */
  readonly events: readonly MetEvent[]
  /** In the country, in areas whose outline is not known. */
  readonly elsewhere: readonly MetEvent[]
  /** Sources that would know of events here and cannot be relied on now. */
  readonly unread: readonly FeedSource[]
}

type Known = {
  readonly items: readonly FeedItem[]
  readonly readings: readonly FeedReading[]
  readonly advice: readonly AdviceLine[]
  readonly now: Instant
}

export function assessLeg(leg: RiskLeg, { items, readings, advice, now }: Known): LegAssessment {
  const met = items
    .filter(({ kind }) => kind !== 'advice')
    .filter((item) => meetsInTime(item, leg, now))
    .toSorted(bySeverity)
    .flatMap((item) => {
      const nearness = nearnessOf(item, leg)
      return nearness ? [{ item, nearness }] : []
    })
  const isHere = ({ item, nearness }: MetEvent): boolean => nearness !== 'country' || item.kind === 'health'
  const events = met.filter(isHere)
  const unread = unreadSources(leg, readings, now)
  const action = actionOf(advice, events, unread)
  return {
    leg,
    action,
    authorities: authoritiesBehind(action, advice),
    events,
    elsewhere: met.filter((each) => !isHere(each)),
    unread,
  }
}

const LEVEL_OF: Partial<Record<RiskAction, number>> = { 'do-not-go': 4, reconsider: 3, 'check-before': 2 }

function actionOf(
  advice: readonly AdviceLine[],
  events: readonly MetEvent[],
  unread: readonly FeedSource[],
): RiskAction {
  const highest = Math.max(0, ...advice.map(({ level }) => level))
  if (highest === 4) return 'do-not-go'
  if (events.some(({ item }) => item.kind !== 'health' && isSerious(item))) return 'follow-instructions'
  if (highest === 3) return 'reconsider'
  const isInPart = advice.some(({ regionalLevel }) => (regionalLevel ?? 0) >= 3)
  if (highest === 2 || isInPart || events.length > 0) return 'check-before'
  return unread.length > 0 || advice.length === 0 ? 'unknown' : 'nothing-known'
}

function authoritiesBehind(action: RiskAction, advice: readonly AdviceLine[]): readonly AdviceAuthority[] {
  const level = LEVEL_OF[action]
  if (level === undefined) return []
  const saying = advice.filter((line) => line.level === level || (level === 2 && (line.regionalLevel ?? 0) >= 3))
  return saying.map(({ authority }) => authority)
}

/** Countries of EUMETNET's MeteoAlarm, as its feeds name them. */
export const METEOALARM_COUNTRIES: Readonly<Record<string, string>> = {
  AD: 'andorra',
  AT: 'austria',
  BA: 'bosnia-herzegovina',
  BE: 'belgium',
  BG: 'bulgaria',
  CH: 'switzerland',
  CY: 'cyprus',
  CZ: 'czechia',
  DE: 'germany',
  DK: 'denmark',
  EE: 'estonia',
  ES: 'spain',
  FI: 'finland',
  FR: 'france',
  GB: 'united-kingdom',
  GR: 'greece',
  HR: 'croatia',
  HU: 'hungary',
  IE: 'ireland',
  IL: 'israel',
  IS: 'iceland',
  IT: 'italy',
  LT: 'lithuania',
  LU: 'luxembourg',
  LV: 'latvia',
  MD: 'moldova',
  ME: 'montenegro',
  MK: 'republic-of-north-macedonia',
  MT: 'malta',
  NL: 'netherlands',
  NO: 'norway',
  PL: 'poland',
  PT: 'portugal',
  RO: 'romania',
  RS: 'serbia',
  SE: 'sweden',
  SI: 'slovenia',
  SK: 'slovakia',
  UA: 'ukraine',
}

/** Territories of the United States are in the National Weather Service's feed too. */
const OF_NWS = new Set(['US', 'PR', 'VI', 'GU', 'AS', 'MP'])

/** RISK-5: a leg is not calm while a feed that covers it is stale or was never read. */
function unreadSources({ country }: RiskLeg, readings: readonly FeedReading[], now: Instant): readonly FeedSource[] {
  const isFresh = (source: FeedSource, of: string | null): boolean =>
    readings.some(
      (reading) => reading.source === source && reading.country === of && feedStateAt(reading, now) === 'fresh',
    )
  const needed: (readonly [FeedSource, string | null])[] = [
    ['usgs', null],
    ['gdacs', null],
  ]
  if (country in METEOALARM_COUNTRIES) needed.push(['meteoalarm', country])
  if (OF_NWS.has(country)) needed.push(['nws', null])
  return needed.filter(([source, of]) => !isFresh(source, of)).map(([source]) => source)
}
