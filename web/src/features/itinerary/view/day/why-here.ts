import type { Stop, Trip, TripDay } from '@app/domain/trip'
import type { CheckFacts } from '@app/domain/trip-checker'
import { placeOf } from '@app/domain/trip-edit'
import { rainOf } from '@app/domain/trip-facts'
import { answersInterest } from '@app/domain/trip-planner'
import { INTERESTS } from '@app/domain/trip-request'

import { itineraryText as text } from '../../itinerary-text.ts'
import { cityLegMode } from './stop-words.ts'

const WELL_KNOWN = 0.7
const WET_MM = 70

/** Verifiable reasons only. */
export function whyHere(trip: Trip, day: TripDay, stop: Stop, facts: CheckFacts): readonly string[] {
  const place = placeOf(stop, trip.places)
  if (stop.kind === 'meal') return [text('why.meal')]
  if (cityLegMode(trip, day, stop)) return [text('why.leg')]
  if (!place) return [stop.isLocked ? text('why.fixed') : text('why.own')]
  const interest = INTERESTS.find((each) => trip.wishes.interests.includes(each) && answersInterest(place.kind, [each]))
  const rain = day.date && rainOf(facts)(day.city, Number(day.date.slice(5, 7)))
  return [
    stop.isMustSee && text('why.asked'),
    stop.isLocked && text('why.fixed'),
    place.renown >= WELL_KNOWN && text('why.known'),
    interest && text('why.liked', { interest: text(`interest.${interest}`).toLowerCase() }),
    nearness(day, stop),
    place.hours && text(place.hours.basis === 'source' ? 'why.open' : 'why.usual'),
    place.isIndoor === true && rain && rain >= WET_MM && text('why.roof', { rain: String(Math.round(rain)) }),
  ].filter((reason) => typeof reason === 'string' && reason !== '') as string[]
}

/** The first stop with a place is reached from where the day starts. */
function nearness({ stops, start }: TripDay, { id, leg }: Stop): string {
  if (!leg || leg.minutes === 0) return ''
  const minutes = String(leg.minutes)
  if (stops.find((stop) => stop.leg !== null)?.id !== id) return text('why.near', { minutes })
  return start.title ? text('why.first', { minutes, place: start.title }) : text('why.first.unnamed', { minutes })
}
