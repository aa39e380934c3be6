import { type EventDates, eventDatesIn, type GuideEvent, guideClaim } from '@app/domain/guide'
import type { CalendarDate } from '@app/domain/kernel'
import { foldText } from '@app/domain/place-search'
import { z } from 'zod'

import { defineTool, found, MonthInput, unknown } from '../tool.ts'
import { type FactRow, type FactsCard, fillSaid, linkTo, type Said } from './facts-card.ts'
import { LanguageInput, nameIn, PlaceInput, type PlaceInGuide, readGuidePlace } from './guide-place.ts'
import { type GuideWriting, guideWriting } from './guide-writing.ts'

const MOST = 6
const MOST_SAID = 3
const SHORTEST_WORD = 4

export const seasonsAndEvents = defineTool({
  name: 'seasons-and-events',
  about:
    'The best months for a place and those to avoid, and its festivals and seasons with their dates, from our guide.',
  input: z.strictObject({
    place: PlaceInput,
    month: MonthInput.optional(),
    year: z.int().min(2026).max(2040).optional(),
    event: z.string().trim().min(3).max(80).optional().describe('Name of a festival or season'),
    language: LanguageInput,
  }),
  async run({ place, month, year, event, language }, lookUps) {
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
    const card = named.length > 0 ? ofEvent(named, season) : ofMonths(season, event !== undefined)
    return card.rows.length > 0 ? found(card) : unknown('guide')
  },
})

type Season = {
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
  const dates = years.flatMap((each) => eventDatesIn(rule, each) ?? [])
  return dates.find(({ to }) => year !== null || to >= today) ?? null
}

/** A season has months; its first and last day would promise too much. */
function whenOf(event: GuideEvent, season: Season): string | null {
  const { rule } = event
  if (rule.kind === 'months') return season.writing.months([rule])
  const dates = datesOf(event, season)
  return dates && season.writing.days(dates.from, dates.to)
}

function eventRow(event: GuideEvent, season: Season): FactRow {
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
    label: event.name,
    value: guideClaim(parts.join(' · '), known.guide.asOf),
    link: linkTo(event.domain),
  }
}

function ofEvent(events: readonly GuideEvent[], season: Season): FactsCard {
  const { writing } = season
  const rows = events.slice(0, MOST).map((event) => eventRow(event, season))
  const says: Said[] = []
  const [first] = events
  const dates = first && whenOf(first, season)
  if (first && dates) {
    const facts = { event: first.name, dates }
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
  } else if (first) says.push(fillSaid(writing.words, 'season.event-moon', { event: first.name }, [rows[0]?.id ?? '']))
  return { place: placeName(season), language: writing.language, says, rows }
}

function ofMonths(season: Season, isOfEvent: boolean): FactsCard {
  const { known, writing, month } = season
  const { guide } = known
  const { words } = writing
  const place = placeName(season)
  const rows: FactRow[] = []
  const says: Said[] = []
  if ('destination' in guide && month === null) {
    const { bestMonths, avoidMonths } = guide.destination
    const best = writing.months(bestMonths)
    rows.push({ id: 'best', label: words.labels.best, value: guideClaim(best, guide.asOf), link: null })
    if (!isOfEvent) says.push(fillSaid(words, 'season.best', { place, months: best }, ['best']))
    const avoid = writing.list(
      (avoidMonths ?? []).map((range) => `${writing.months([range])} (${words.names.reasons[range.reason]})`),
    )
    if (avoid) {
      rows.push({ id: 'avoid', label: words.labels.avoid, value: guideClaim(avoid, guide.asOf), link: null })
      if (!isOfEvent) says.push(fillSaid(words, 'season.avoid', { avoid }, ['avoid']))
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
    } else says.push(fillSaid(words, 'season.events-none', { place }, []))
  }
  return { place, language: writing.language, says, rows }
}

function touchesMonth(dates: EventDates | null, month: number): boolean {
  if (!dates) return false
  const [from, to] = [Number(dates.from.slice(5, 7)), Number(dates.to.slice(5, 7))]
  return from <= to ? from <= month && month <= to : month >= from || month <= to
}
