import type { Claim } from '@app/domain/kernel'
import type { Trip, TripPlace } from '@app/domain/trip'
import type { TripChange } from '@app/domain/trip-diff'
import { placeOf } from '@app/domain/trip-edit'
import { stopsInTheOpen } from '@app/domain/trip-repair'
import { openReading } from '@app/domain/trip-request'

import type { TripChangeCard } from '../../tools/change-trip/change-trip.ts'
import type { UnmetReason } from '../../tools/change-trip/editing.ts'
import type { TripEdit } from '../../tools/change-trip/trip-edit.ts'
import { claimOfPlace } from '../../tools/find-places.ts'
import type { LookUps } from '../../tools/look-ups.ts'
import { resolveCity } from '../../tools/tool.ts'
import { namesInText } from '../changes/names-in-text.ts'
import { noNameIn } from '../changes/no-name.ts'
import { readEdits } from '../changes/read-edits.ts'
import type { SentenceId } from '../sentences.ts'
import { pick, type Turn } from '../turn.ts'
import { cityOf } from './where.ts'

const MOST_LINES_SAID = 6

const UNMET: Readonly<Record<Exclude<UnmetReason, 'no-shelter'>, SentenceId>> = {
  'no-such-stop': 'changeNoStop',
  'no-such-place': 'changeNoPlace',
  'no-such-day': 'changeNoDay',
  'no-room': 'changeNoRoom',
  closed: 'changeClosed',
  'already-so': 'changeAlready',
  'other-city': 'changeOtherCity',
  past: 'changePast',
  'no-dates': 'changeNoDates',
  'which-day': 'changeWhichDay',
}

/** A change to the current trip, as lines to accept. */
export async function replyChange(turn: Turn): Promise<void> {
  const { question, book, lookUps, telling, say } = turn
  const { trip } = lookUps
  if (!trip) return turn.ask('trip', 'askTrip')
  const edits = readEdits(question.text, book, trip, await placesAround(trip, lookUps), lookUps, turn.before.pending)
  if (edits.length === 0) return turn.ask('change', 'askChange')
  if (edits.length === 1 && edits[0]?.kind === 'rain' && edits[0].day === undefined && trip.days.length > 1)
    return turn.ask('day', 'askDay')
  const card = await turn.call('change-trip', { edits: [...edits] })
  if (!card) return
  for (const because of new Set(card.unmet.map((each) => each.because))) {
    if (because === 'no-shelter') sayNoShelter(turn, trip, edits)
    else say(UNMET[because] as 'changeNoStop', {})
  }
  if (card.changes.length === 0) return card.unmet.length > 0 ? undefined : say('changeNone', {})
  say('change', { count: telling.number(card.count) })
  sayLines(turn, card)
  sayFindings(turn, card)
  say('changeButton', {})
  turn.propose({ kind: 'accept-change', tripId: trip.id })
}

async function placesAround({ days }: Trip, lookUps: LookUps): Promise<readonly TripPlace[]> {
  const claims = days.flatMap(({ city: { cityId, name } }) => resolveCity(cityId ?? name, lookUps) ?? [])
  const cities = new Map(claims.map(({ value }) => [value.cityId, value]))
  return (await Promise.all([...cities.values()].map(async (city) => lookUps.places(city)))).flat()
}

/** Names the stops that remain outdoors. */
function sayNoShelter({ say, telling, lookUps }: Turn, trip: Trip, edits: readonly TripEdit[]): void {
  const numbers = edits.flatMap((edit) => (edit.kind === 'rain' ? [edit.day ?? 1] : []))
  const wet = numbers.flatMap((number) => trip.days[number - 1] ?? [])
  const claims = wet
    .flatMap((day) => stopsInTheOpen(day, trip.places))
    .flatMap((stop) => placeOf(stop, trip.places) ?? [])
    .flatMap((place) => claimOfPlace(place, lookUps) ?? [])
  if (claims.length === 0) say('changeNoRoom', {})
  else say('changeNoShelter', { places: telling.places(claims) })
}

/** All findings of the card: claiming no problems above a list of problems would be false. */
function sayFindings({ say, telling }: Turn, { errors, warnings }: TripChangeCard): void {
  if (errors.value > 0) say('changeErrors', { errors: telling.number(errors) })
  if (warnings.value > 0) say('changeWarnings', { warnings: telling.number(warnings) })
  if (errors.value + warnings.value === 0) say('checkGood', {})
}

/** Added, removed and moved stops by name; changed times only by their number. */
function sayLines(turn: Turn, card: TripChangeCard): void {
  const { say, telling } = turn
  const lines = card.changes.filter(({ kind }) => kind !== 'retimed' && kind !== 'wish')
  for (const line of lines.slice(0, MOST_LINES_SAID)) sayLine(turn, card, line)
  const retimed = card.changes.filter(({ kind }) => kind === 'retimed').length
  if (retimed > 0) say('changeRetimed', { count: telling.number(pick(card.count, () => retimed)) })
}

function sayLine({ say, telling }: Turn, card: TripChangeCard, line: TripChange): void {
  const number = (value: number) => telling.number(pick(card.count, () => value))
  const dayOf = (id: string) => number(card.trip.days.findIndex((day) => day.id === id) + 1)
  const time = (minute: number) => telling.minute(pick(card.count, () => minute))
  const place = (id: string | null): Claim<TripPlace> | undefined => (id === null ? undefined : card.places[id])
  switch (line.kind) {
    case 'added':
    case 'moved': {
      const claim = place(line.stop.placeId)
      const facts = claim && { place: telling.places([claim]), day: dayOf(line.to.dayId), time: time(line.to.arrive) }
      return facts && say(line.kind === 'added' ? 'changeAdded' : 'changeMoved', facts)
    }
    case 'removed': {
      const claim = place(line.stop.placeId)
      return claim && say('changeRemoved', { place: telling.places([claim]) })
    }
    case 'replaced': {
      const [now, was] = [place(line.stop.placeId), place(line.was.placeId)]
      const day = dayOf(line.to.dayId)
      return now && was && say('changeReplaced', { place: telling.places([now]), was: telling.places([was]), day })
    }
    case 'day-added':
      return say('changeDayAdded', {})
    case 'day-removed':
      return say('changeDayRemoved', { day: number(card.daysBefore.indexOf(line.dayId) + 1) })
    case 'edge':
      return line.edge === 'start' ? say('changeStart', { day: dayOf(line.dayId), time: time(line.at) }) : undefined
    case 'dated': {
      const { to } = line
      return to === null ? undefined : say('changeDated', { date: telling.date(pick(card.count, () => to)) })
    }
    case 'retimed':
    case 'wish':
  }
}

/** Words confirm nothing: saving needs something to save and a button. */
export async function replySave(turn: Turn): Promise<void> {
  const { lookUps, telling, say } = turn
  const found = await placeToSave(turn)
  if (found) {
    say('saveButton', { place: telling.places([found.claim]) })
    return turn.propose({ kind: 'save', place: found.claim, city: found.city })
  }
  if (turn.before.hasPlan || lookUps.trip) turn.propose({ kind: 'save-trip' })
  say('confirm', {})
}

/** A place named by the traveller, on the trip or in the city of the conversation. */
async function placeToSave(turn: Turn) {
  const { lookUps, question, book } = turn
  const reading = openReading(question.text, { ...lookUps, language: book.code })
  const id = cityOf(turn)
  const city = id === null ? undefined : lookUps.city(id)?.value
  const own = Object.values(lookUps.trip?.places ?? {})
  const near = city ? await lookUps.places(city) : []
  const names = namesInText(reading.words.tokens, [...own, ...near], {
    isPlanned: ({ id: placeId }) => own.some((place) => place.id === placeId),
    isWord: noNameIn(reading, book),
  })
  const place = names[0]?.place
  const claim = place && claimOfPlace(place, lookUps)
  return claim ? { claim, city: city?.name ?? lookUps.trip?.days[0]?.city.name ?? '' } : null
}
