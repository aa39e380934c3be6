/** Festivals and seasons that were asked for: no stop of a day, but with their dates. */
import { isAbout, mentions } from '../place-wishes/index.ts'
import type { Trip, WishAnswer } from '../trip/index.ts'
import type { CityKnowledge, KnownEvent } from './city-knowledge.ts'

/** "Carnival", "cherry blossoms": by its name, its sort or its note. */
export function isEventWished({ name, localName, tags, note }: KnownEvent, wish: string): boolean {
  const isNamed = [name, localName, note].some((text) => text !== null && mentions(text, wish))
  return isNamed || isAbout(wish, { name, tags })
}

/** Null when the guide has no event of that name there. */
export function answerEvent(
  wish: string,
  trip: Trip,
  known: readonly CityKnowledge[],
): Pick<WishAnswer, 'how' | 'isMet'> | null {
  const found = known.flatMap(({ events = [] }) => events.filter((event) => isEventWished(event, wish)))
  const event = found.find((each) => isOn(each, trip)) ?? found[0]
  if (!event) return null
  const { name, note, dates } = event
  const first = trip.days[0]?.date ?? null
  const told = note === null ? '' : ` ${note}.`
  const next = dates.find(({ to }) => first === null || to >= first)
  if (!next) return { isMet: 'partly', how: `${name}: its dates are not fixed yet. Check them before you book.${told}` }
  const when = next.from === next.to ? next.from : `${next.from} to ${next.to}`
  if (first === null) return { isMet: 'partly', how: `${name}: usually ${when}. Choose dates then.${told}` }
  return isOn(event, trip)
    ? { isMet: 'partly', how: `${name}: usually ${when}, on your dates. Check the programme and tickets.${told}` }
    : { isMet: 'no', how: `${name}: usually ${when}, not on your dates.${told}` }
}

function isOn({ dates }: KnownEvent, { days }: Trip): boolean {
  const [first, last] = [days[0]?.date, days.at(-1)?.date]
  return first != null && last != null && dates.some(({ from, to }) => from <= last && to >= first)
}
