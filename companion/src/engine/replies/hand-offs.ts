import { addDays } from '@app/domain/kernel'
import { readTripRequest } from '@app/domain/trip-request'

import type { HandOffCard } from '../../tools/hand-off.ts'
import type { Intent } from '../sentences.ts'
import type { Turn } from '../turn.ts'
import { cityOf, endsOf } from './where.ts'

export async function replyHandOff(turn: Turn, intent: Intent): Promise<void> {
  const { slots, telling, say } = turn
  const { from, to } = endsOf(turn)
  const city = intent === 'flight' ? to : cityOf(turn)
  if (city === null) return turn.ask('city', 'askCity')
  if (intent === 'flight' && from === null) return turn.ask('origin', 'askOrigin')
  const days = datesOf(turn)
  if (!days) return turn.ask('dates', 'askDates')
  if (isTurned(turn)) say('datesTurned', {})
  if (intent === 'flight') {
    const isReturn = slots.dates?.isExact && slots.dates.end > slots.dates.start
    const card = await turn.call('flight-search', {
      from: from ?? 0,
      to: city,
      departs: days.first,
      ...(isReturn ? { returns: days.last } : {}),
      adults: Math.min(slots.people ?? 1, 9),
    })
    if (!card?.origin) return
    say('flight', {
      origin: telling.city(card.origin),
      city: telling.city(card.city),
      from: telling.date(card.firstDate),
      host: telling.text(card.host),
    })
    return propose(turn, card)
  }
  const card =
    intent === 'hotel'
      ? await turn.call('hotel-search', {
          city,
          from: days.first,
          to: days.last,
          adults: Math.min(slots.people ?? 2, 20),
        })
      : await turn.call('car-search', { city, from: days.first, to: days.last })
  if (!card?.lastDate) return
  say(intent === 'hotel' ? 'hotel' : 'car', {
    city: telling.city(card.city),
    from: telling.date(card.firstDate),
    to: telling.date(card.lastDate),
    host: telling.text(card.host),
  })
  propose(turn, card)
}

function propose(turn: Turn, card: HandOffCard): void {
  turn.propose({ kind: 'open-link', search: card.search })
}

/** Exact dates, or a start and a length; a month alone is not enough to search. */
function datesOf({ slots, lookUps }: Turn) {
  const { dates, days } = slots
  if (!dates || dates.start < lookUps.today) return null
  if (dates.isExact && dates.end > dates.start) return { first: dates.start, last: dates.end }
  if (!dates.isExact && dates.end > addDays(dates.start, 7)) return null
  return {
    first: dates.start,
    last: days === null ? addDays(dates.start, 1) : addDays(dates.start, Math.max(1, days - 1)),
  }
}

/** Whether the later date was named first; the date reader sorts them. */
function isTurned({ question: { request, text }, lookUps }: Turn): boolean {
  const said = request.dates
  if (!said?.value.isExact || said.value.start === said.value.end) return false
  const ends = [...text.slice(said.span.start, said.span.end).matchAll(/\S+/g)].map(
    ({ index, 0: word }) => said.span.start + index + word.length,
  )
  for (const end of ends) {
    const first = readTripRequest(text.slice(said.span.start, end), lookUps).dates?.value
    if (first && first.start === said.value.end) return true
    if (first && first.start === said.value.start && first.end === first.start) return false
  }
  return false
}
