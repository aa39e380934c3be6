import {
  type EventDates,
  eventDatesIn,
  type GuideDestination,
  type GuideEvent,
  guideClaim,
  type MonthRange,
  moonDatesIn,
} from '@app/domain/guide'
import type { CalendarDate } from '@app/domain/kernel'
import { foldText } from '@app/domain/place-search'
import { z } from 'zod'

import { defineTool, found, MonthInput, unknown } from '../tool.ts'
import { type FactRow, type FactsCard, fillLabel, fillSaid, linkTo, type Said } from './facts-card.ts'
import { LanguageInput, nameIn, PlaceInput, type PlaceInGuide, readGuidePlace } from './guide-place.ts'
import { type GuideWriting, guideWriting } from './guide-writing.ts'

const MOST = 6
const MOST_SAID = 3
const SHORTEST_WORD = 4
/** Clouds may hide it every night. */
const OF_THE_SKY = /northern-lights|aurora|southern-lights/
/** What half of the destinations of a country have in common is said of the country. */
const COMMON_SHARE = 0.5
const FIRST_DESTINATIONS = 12

export const seasonsAndEvents = defineTool({
  name: 'seasons-and-events',
  about:
    'The best months for a place and those to avoid, and its festivals and seasons with their dates, from our guide.',
  input: z.strictObject({
    place: PlaceInput,
    month: MonthInput.optional(),
    year: z.int().min(2026).max(2040).optional(),
    asksNights: z.boolean().default(false).describe('How many nights to stay for it'),
    event: z.string().trim().min(3).max(80).optional().describe('Name of a festival or season'),
    isNamed: z.boolean().default(false).describe('The event is one thing, and not the whole question'),
    language: LanguageInput,
  }),
  async run({ place, month, year, event, asksNights, isNamed, language }, lookUps) {
    const known = await readGuidePlace(place, lookUps)
    if (!known) return unknown('guide')
    const season = {
      known,
      writing: guideWriting(language),
      today: lookUps.today,
      year: year ?? null,
      month: month ?? null,
    }
    const named = event === undefined ? [] : eventsNamed(event, known.guide.events)
    if (isNamed && named.length === 0) return found(ofUnknown(season))
    const card = named.length > 0 ? ofEvent(named, season, asksNights) : ofMonths(season, event !== undefined)
    return card.rows.length > 0 ? found(card) : unknown('guide')
  },
})

/** A season that the guide does not have here: said plainly, with the best months of the place. */
function ofUnknown(season: Season): FactsCard {
  const card = ofMonths(season, false)
  const { words } = season.writing
  return { ...card, says: [fillSaid(words, 'season.unknown', { place: placeName(season) }, []), ...card.says] }
}

type Months = Pick<GuideDestination, 'bestMonths' | 'avoidMonths'>
export type Season = {
  readonly known: PlaceInGuide
  readonly writing: GuideWriting
  readonly today: CalendarDate
  readonly year: number | null
  readonly month: number | null
}

function placeName({ known: { guide, entry }, writing }: Season): string {
  return entry ? nameIn(entry, writing.language) : writing.country(guide.country.code)
}

/** Matches by the longer words of the question. */
function eventsNamed(text: string, events: readonly GuideEvent[]): readonly GuideEvent[] {
  const asked = foldText(text)
    .split(' ')
    .filter((word) => word.length >= SHORTEST_WORD)
  const scored = events.map((event) => {
    const words = foldText(`${event.name} ${event.localName ?? ''} ${event.id}`).split(/[ -]/)
    return {
      event,
      hits: asked.filter((word) => words.some((each) => each === word || each === `${word}s` || `${each}s` === word))
        .length,
    }
  })
  const best = Math.max(0, ...scored.map(({ hits }) => hits))
  return best === 0 ? [] : scored.filter(({ hits }) => hits === best).map(({ event }) => event)
}

/** In the named year; else the next occurrence, including a current one. */
function datesOf({ rule }: GuideEvent, { today, year }: Season): EventDates | null {
  const now = Number(today.slice(0, 4))
  const years = year === null ? [now - 1, now, now + 1] : [year]
  const isOfMoon = rule.kind === 'hijri' || rule.kind === 'lunar'
  const dates = years.flatMap((each) => (isOfMoon ? moonDatesIn(rule, each) : eventDatesIn(rule, each)) ?? [])
  return dates.find(({ to }) => year !== null || to >= today) ?? null
}

/** A season has months; its first and last day would promise too much. */
function whenOf(event: GuideEvent, season: Season): string | null {
  const { rule } = event
  if (rule.kind === 'months') return season.writing.months([rule])
  const dates = datesOf(event, season)
  if (!dates) return null
  const value = season.writing.days(dates.from, dates.to)
  return rule.kind === 'hijri' || rule.kind === 'lunar'
    ? fillLabel(season.writing.words.labels.about, { value })
    : value
}

/** Seasons that are called the same everywhere have a name in every language. */
function eventName({ id, name }: GuideEvent, { words }: GuideWriting): string {
  const kind = SEASONS.find(([, pattern]) => pattern.test(id))?.[0]
  return kind === undefined ? name : words.names.seasons[kind]
}

const SEASONS = [
  ['aurora', /^northern-lights|^aurora/],
  ['cherryBlossom', /^cherry-blossom|^sakura/],
  ['whales', /^whale-(?:season|watching)$/],
  ['midnightSun', /^midnight-sun$/],
] as const

export function eventRow(event: GuideEvent, season: Season): FactRow {
  const { writing, known } = season
  const { labels, names } = writing.words
  const dates = datesOf(event, season)
  const parts = [
    whenOf(event, season) ?? labels.moon,
    ...(dates && event.certainty === 'likely' ? [labels.window] : []),
    ...event.effects.slice(0, 3).map((effect) => names.effects[effect]),
    ...(event.note === null ? [] : [event.note]),
  ]
  return {
    id: `event.${event.scope}.${event.id}`,
    label: eventName(event, writing),
    value: guideClaim(parts.join(' · '), known.guide.asOf),
    link: linkTo(event.domain),
  }
}

function ofEvent(events: readonly GuideEvent[], season: Season, asksNights: boolean): FactsCard {
  const { writing } = season
  const rows = events.slice(0, MOST).map((event) => eventRow(event, season))
  const says: Said[] = []
  const [first] = events
  const dates = first && whenOf(first, season)
  if (asksNights && first && OF_THE_SKY.test(first.id)) says.push(fillSaid(writing.words, 'season.nights', {}, []))
  if (first && dates) {
    const facts = { event: eventName(first, writing), dates }
    says.push(fillSaid(writing.words, 'season.event', facts, [rows[0]?.id ?? '']))
    if (first.booking.need === 'essential' && first.booking.daysAhead > 0) {
      const days = writing.unit(first.booking.daysAhead, 'day')
      rows.push({
        id: 'book',
        label: writing.words.labels.prebook,
        value: guideClaim(days, season.known.guide.asOf),
        link: null,
      })
      says.push(fillSaid(writing.words, 'season.book', { days }, ['book']))
    }
  } else if (first)
    says.push(fillSaid(writing.words, 'season.event-moon', { event: eventName(first, writing) }, [rows[0]?.id ?? '']))
  return { place: placeName(season), language: writing.language, says, rows }
}

function ofMonths(season: Season, isOfEvent: boolean): FactsCard {
  const { known, writing, month } = season
  const { guide } = known
  const { words } = writing
  const place = placeName(season)
  const rows: FactRow[] = []
  const says: Said[] = []
  const year = 'destination' in guide ? guide.destination : monthsOfCountry(guide.destinations)
  if (year && (month === null || !isOfEvent)) {
    const { bestMonths, avoidMonths } = year
    if (month !== null) says.push(ofMonth(season, month, year))
    const best = writing.months(bestMonths)
    rows.push({ id: 'best', label: words.labels.best, value: guideClaim(best, guide.asOf), link: null })
    if (!isOfEvent) says.push(fillSaid(words, 'season.best', { place, months: best }, ['best']))
    const avoid = writing.list(
      (avoidMonths ?? []).map((range) => `${writing.months([range])} (${words.names.reasons[range.reason]})`),
    )
    if (avoid) {
      rows.push({ id: 'avoid', label: words.labels.avoid, value: guideClaim(avoid, guide.asOf), link: null })
      if (!isOfEvent && month === null) says.push(fillSaid(words, 'season.avoid', { avoid }, ['avoid']))
    }
  }
  const events = guide.events
    .filter((event) => month === null || touchesMonth(datesOf(event, season), month))
    .toSorted((a, b) => b.importance - a.importance)
    .slice(0, MOST)
  const eventRows = events.map((event) => eventRow(event, season))
  rows.push(...eventRows)
  if (month !== null || isOfEvent || says.length === 0) {
    const proof = eventRows.slice(0, MOST_SAID)
    if (proof.length > 0) {
      const list = proof.map(({ label, value }) => `${label} (${value.value.split(' · ')[0] ?? ''})`)
      says.push(
        fillSaid(
          words,
          'season.events',
          { place, events: writing.list(list) },
          proof.map(({ id }) => id),
        ),
      )
    } else if (isOfEvent || says.length === 0) says.push(fillSaid(words, 'season.events-none', { place }, []))
  }
  return { place, language: writing.language, says, rows }
}

/** The months that suit most of its first destinations; null where they have none in common. */
function monthsOfCountry(destinations: readonly GuideDestination[]): Months | null {
  const first = destinations.toSorted((a, b) => a.rank - b.rank).slice(0, FIRST_DESTINATIONS)
  const isCommon = (holds: (destination: GuideDestination) => boolean): boolean =>
    first.length > 0 && first.filter(holds).length / first.length >= COMMON_SHARE
  const bestMonths = rangesWhere((month) =>
    isCommon(({ bestMonths: best }) => best.some((range) => isWithin(month, range))),
  )
  const reasons = new Set(first.flatMap(({ avoidMonths }) => (avoidMonths ?? []).map(({ reason }) => reason)))
  const avoidMonths = [...reasons].flatMap((reason) =>
    rangesWhere((month) =>
      isCommon(({ avoidMonths: avoid }) =>
        (avoid ?? []).some((each) => each.reason === reason && isWithin(month, each)),
      ),
    ).map((range) => ({ ...range, reason })),
  )
  return bestMonths.length > 0 ? { bestMonths, avoidMonths } : null
}

/** December and January are one range. */
function rangesWhere(isIn: (month: number) => boolean): readonly MonthRange[] {
  const months = Array.from({ length: 12 }, (_, index) => index + 1).filter(isIn)
  if (months.length === 12) return [{ from: 1, to: 12 }]
  const after = (month: number): number => (month % 12) + 1
  return months
    .filter((month) => !months.includes(month === 1 ? 12 : month - 1))
    .map((from) => {
      let to = from
      while (months.includes(after(to))) to = after(to)
      return { from, to }
    })
}

/** "Is June worth it in Kyoto?" */
function ofMonth(season: Season, month: number, { bestMonths, avoidMonths }: Months): Said {
  const { words, months } = season.writing
  const reasons = (avoidMonths ?? []).filter((range) => isWithin(month, range)).map(({ reason }) => reason)
  const facts = { place: placeName(season), month: months([{ from: month, to: month }]) }
  if (reasons.length > 0) {
    const named = season.writing.list([...new Set(reasons)].map((reason) => words.names.reasons[reason]))
    return fillSaid(words, 'season.month-less', { ...facts, reasons: named }, ['avoid'])
  }
  const isBest = bestMonths.some((range) => isWithin(month, range))
  return fillSaid(words, isBest ? 'season.month-good' : 'season.month-between', facts, ['best'])
}

function isWithin(month: number, { from, to }: MonthRange): boolean {
  return from <= to ? from <= month && month <= to : month >= from || month <= to
}

function touchesMonth(dates: EventDates | null, month: number): boolean {
  if (!dates) return false
  return isWithin(month, { from: Number(dates.from.slice(5, 7)), to: Number(dates.to.slice(5, 7)) })
}
