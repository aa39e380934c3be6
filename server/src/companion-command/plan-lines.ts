import type { Money } from '@app/domain/kernel'
import { minorDigitsOf } from '@app/domain/kernel'
import type { Stop, Trip, TripDay } from '@app/domain/trip'
import { type RangeOfMoney, sumTripCosts, type TripCosts } from '@app/domain/trip-budget'
import type { Finding } from '@app/domain/trip-checker'
import type { TripAsk } from '@app/domain/trip-draft'
import { clockOf } from '@app/domain/trip-export'
import type { MadePlan } from '@app/domain/trip-making'
import type { TripRequest } from '@app/domain/trip-request'

import type { PlannedSentence } from './plan-sentence.ts'

/** A plan for a person to read, complete: how the sentence was read, bases, days, costs, wishes and warnings. */
export function planLines({ sentence, request, ask, facts, plan, milliseconds }: PlannedSentence): readonly string[] {
  return [
    `> ${sentence}`,
    '',
    'Understood',
    ...understoodLines(ask, request).map(indent),
    '',
    ...(typeof plan === 'string' ? [NO_PLAN[plan]] : madeLines(plan, ask, costsOf(plan, { ask, facts }))),
    `time: ${milliseconds} ms`,
  ]
}

const NO_PLAN = {
  'no-city': 'No plan: no city was understood, and the page asks for one.',
  'no-places': 'No plan: too few places are known there.',
} as const

function understoodLines(ask: TripAsk, request: TripRequest): readonly string[] {
  const { adults, childAges, special = [] } = ask
  return [
    ['language', request.language],
    ['from', request.origin?.value.name],
    [
      'to',
      ask.cities.map(
        ({ city, nights }) => `${city.name}, ${city.country}${nights === null ? '' : ` (${nights} nights)`}`,
      ),
    ],
    ['dates', ask.firstDate ? `from ${ask.firstDate}, ${ask.dayCount} days` : `no date, ${ask.dayCount} days`],
    ['people', `${adults} adults${childAges.length > 0 ? `, children of ${childAges.join(', ')}` : ''}`],
    ['pace', ask.pace],
    ['interests', ask.interests],
    ['diets', ask.diets],
    ['mobility', ask.mobility === 'any' ? '' : ask.mobility],
    ['walking', ask.walkingCapMetres === null ? '' : `at most ${ask.walkingCapMetres} m`],
    ['budget', ask.budget && moneyText(ask.budget)],
    ['must see', ask.mustSee],
    ['not', ask.mustNot],
    ['special', special.map(({ code, by }) => (by === undefined ? code : `${code} ${clockOf(by)}`))],
    [
      'appointments',
      ask.appointments.map(({ title, date, at }) => [title, date, clockOf(at)].filter(Boolean).join(' ')),
    ],
    ['arrive', ask.arriveAt === null ? '' : clockOf(ask.arriveAt)],
    ['depart', ask.departAt === null ? '' : clockOf(ask.departAt)],
    ['not used', ask.unread ?? []],
    ['not said', request.missing],
  ].flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value.join('; ') : value
    return text ? [`${String(name)}: ${String(text)}`] : []
  })
}

function madeLines({ trip, findings, unmet }: MadePlan, ask: TripAsk, costs: TripCosts | null): readonly string[] {
  return [
    trip.title,
    '',
    ...section('Bases', baseLines(ask)),
    ...trip.days.flatMap((day, index) => [...dayLines(day, index, trip, costs), '']),
    ...section('Costs', costs ? costLines(costs) : ['not known']),
    ...section(
      'Wishes',
      (trip.answers ?? []).map(({ wish, subject, isMet, how }) => `${isMet}: ${wish} ${subject}: ${how}`),
    ),
    ...section('Left out', [
      ...(trip.notPlanned ?? []).map(({ name, because }) => `${name}: ${because}`),
      ...(ask.route?.leftOut ?? []).map(({ name, because }) => `${name}: ${because} (route)`),
      ...unmet.map(({ name, because }) => `${name}: ${because} (wish)`),
    ]),
    ...section(
      'Warnings',
      findings.filter(({ code }) => code !== 'hours-unknown').map((finding) => findingLine(finding, trip)),
    ),
    `hours not read from a source: ${findings.filter(({ code }) => code === 'hours-unknown').length} stops`,
  ]
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [title, ...lines.map(indent), '']
}

function baseLines({ cities }: TripAsk): readonly string[] {
  return cities.map(({ city, nights, base }) => {
    const leg = base?.leg
    const way = leg ? `, ${leg.mode} ${leg.minutes} min from the base before` : ''
    const trips = base?.dayTrips.map(({ name }) => name) ?? []
    const excursions = trips.length > 0 ? `, day trips: ${trips.join(', ')}` : ''
    return `${city.name}: ${nights ?? base?.nights ?? 'open'} nights${way}${excursions}`
  })
}

function dayLines(day: TripDay, index: number, trip: Trip, costs: TripCosts | null): readonly string[] {
  const total = costs?.days.find(({ dayId }) => dayId === day.id)?.total
  const { start, end } = day
  return [
    [`Day ${index + 1}`, day.date ?? 'no date', day.city.name, total && rangeText(total)].filter(Boolean).join(' · '),
    `  ${clockOf(start.at)} from ${start.title || 'the centre'}, until ${clockOf(end.at)}${day.ride === 'drive' ? ', by car' : ''}`,
    ...day.stops.flatMap((stop) => stopLines(stop, trip)),
    ...(day.note ? [`  note: ${day.note}`] : []),
  ]
}

function stopLines({ kind, title, placeId, arrive, leave, leg, way, cost, note, hint, isMustSee }: Stop, trip: Trip) {
  const place = placeId === null ? undefined : trip.places[placeId]
  const told = [
    kind === 'visit' ? place?.kind : kind,
    leg && `${leg.mode} ${leg.minutes} min`,
    way && `${way.mode} ${way.minutes} min${way.isEstimate ? ' (estimate)' : ''}`,
    cost && (cost.minorUnits === 0 ? 'free' : `${moneyText(cost)}${place?.priceBasis === 'usual' ? ' (usual)' : ''}`),
    place && (place.hours ? `${place.hours.basis} hours ${place.hours.text}` : 'hours unknown'),
    isMustSee && 'asked for',
  ]
  const texts = [hint, note].filter(Boolean).map((text) => `        ${text}`)
  return [`  ${clockOf(arrive)}-${clockOf(leave)} ${title} (${told.filter(Boolean).join(', ')})`, ...texts]
}

function costsOf({ trip }: MadePlan, { ask, facts }: Pick<PlannedSentence, 'ask' | 'facts'>): TripCosts | null {
  const own = facts.currencies?.[ask.cities[0]?.city.country ?? '']
  return sumTripCosts(trip, ask.budget?.currency ?? own ?? 'USD', facts.rates)
}

function costLines({ parts, total, notIncluded }: TripCosts): readonly string[] {
  return [
    ...Object.entries(parts).map(([part, range]) => `${part}: ${rangeText(range)}`),
    `total: ${rangeText(total)}`,
    ...notIncluded.map(({ code, count }) => `not included: ${code} (${count})`),
  ]
}

/** Code, day, stops and figures: the page has the words. */
function findingLine({ code, severity, dayId, stopIds, at: _, ...figures }: Finding, trip: Trip): string {
  const day = trip.days.findIndex(({ id }) => id === dayId)
  const stops = trip.days.flatMap(({ stops: all }) => all.filter(({ id }) => stopIds.includes(id)))
  const where = [day >= 0 && `day ${day + 1}`, ...stops.map(({ title }) => title)].filter(Boolean).join(', ')
  return `${severity} ${code}${where && ` (${where})`}: ${JSON.stringify(figures)}`
}

function rangeText({ low, high }: RangeOfMoney): string {
  return low.minorUnits === high.minorUnits ? moneyText(low) : `${moneyText(low)} to ${moneyText(high)}`
}

function moneyText({ minorUnits, currency }: Money): string {
  const options = { style: 'currency', currency, currencyDisplay: 'code', maximumFractionDigits: 2 } as const
  return new Intl.NumberFormat('en', options).format(minorUnits / 10 ** minorDigitsOf(currency))
}

const indent = (line: string): string => `  ${line}`
