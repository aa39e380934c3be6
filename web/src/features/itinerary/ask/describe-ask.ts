import type { SpecialWish } from '@app/domain/trip'
import type { TripAsk } from '@app/domain/trip-draft'
import { clockOf } from '@app/domain/trip-export'

import { formatWalk } from '../../../entities/trip/findings/format-plan.ts'
import { formatDate, formatMoney } from '../../../text/format.ts'
import { itineraryText as text } from '../itinerary-text.ts'
import { wishText } from './wish-text.ts'

export const CHIPS = [
  'cities',
  'dates',
  'people',
  'pace',
  'interests',
  'mustSee',
  'mustNot',
  'budget',
  'hours',
  'fixed',
  'lodging',
  'diets',
  'mobility',
  'special',
] as const
export type Chip = (typeof CHIPS)[number]

export const INTERESTS = [
  'art',
  'history',
  'architecture',
  'nature',
  'views',
  'food',
  'shopping',
  'nightlife',
  'family',
  'beach',
  'religion',
] as const

export const DIETS = ['vegetarian', 'vegan', 'halal', 'kosher', 'gluten-free', 'lactose-free'] as const

/** The text of a chip; empty when nothing was said, and the page asks instead. */
export function describeChip(chip: Chip, ask: TripAsk, locale: string): string {
  switch (chip) {
    case 'cities':
      return ask.cities.map(({ city, nights }) => (nights === null ? city.name : `${city.name} (${nights})`)).join(', ')
    case 'dates':
      return describeDates(ask, locale)
    case 'people':
      return describePeople(ask)
    case 'pace':
      return text(`pace.${ask.pace}`)
    case 'interests':
      return INTERESTS.filter((interest) => ask.interests.includes(interest))
        .map((interest) => text(`interest.${interest}`))
        .join(', ')
    case 'mustSee':
    case 'mustNot':
      return ask[chip].join(', ')
    case 'lodging':
      return ask.cities.flatMap(({ bed }) => bed?.title ?? []).join(', ')
    case 'diets':
      return DIETS.filter((diet) => ask.diets.includes(diet))
        .map((diet) => text(`diet.${diet}`))
        .join(', ')
    case 'budget':
      return ask.budget ? formatMoney(ask.budget, locale) : ''
    case 'hours':
      return describeHours(ask)
    case 'fixed':
      return describeFixed(ask, locale)
    case 'special':
      return (ask.special ?? []).map(nameOfWish).join(', ')
    case 'mobility':
      return describeWalking(ask, locale)
  }
}

export function nameOfWish({ code, by }: SpecialWish): string {
  return by === undefined ? wishText(code) : wishText('back-by.at', { time: clockOf(by) })
}

function describeWalking({ mobility, walkingCapMetres }: TripAsk, locale: string): string {
  if (walkingCapMetres === null) return text(`mobility.${mobility}`)
  const cap = text('value.walking', { distance: formatWalk(walkingCapMetres, locale) })
  return mobility === 'any' ? cap : `${text(`mobility.${mobility}`)}, ${cap}`
}

function describeDates({ firstDate, dayCount }: TripAsk, locale: string): string {
  const count = String(dayCount)
  return firstDate
    ? text('value.dates', { count, date: formatDate(firstDate, locale) })
    : text('value.no-date', { count })
}

function describePeople({ adults, childAges }: TripAsk): string {
  const grown = adults === 1 ? text('value.adult') : text('value.adults', { count: String(adults) })
  const ages = childAges.join(', ')
  if (childAges.length === 0) return grown
  return `${grown}, ${childAges.length === 1 ? text('value.child', { ages }) : text('value.children', { ages })}`
}

function describeHours({ arriveAt, departAt }: TripAsk): string {
  const [arrive, depart] = [arriveAt, departAt].map((minute) => (minute === null ? null : clockOf(minute)))
  if (arrive && depart) return text('value.hours', { arrive, depart })
  if (arrive) return text('value.arrive', { arrive })
  return depart ? text('value.depart', { depart }) : ''
}

function describeFixed({ appointments }: TripAsk, locale: string): string {
  const lines = appointments.map(({ title, date, at }) =>
    [title, date && formatDate(date, locale), clockOf(at)].filter(Boolean).join(', '),
  )
  return lines.join('; ')
}
