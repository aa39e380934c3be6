import type { DayId, Trip, TripWishes } from '@app/domain/trip'
import type { TripChange } from '@app/domain/trip-diff'

import { formatMoney } from '../../text/format.ts'
import { formatClock, formatWalk } from './findings/format-plan.ts'
import { tripChangesText as text } from './trip-changes-text.ts'

type Trips = { readonly before: Pick<Trip, 'days'>; readonly after: Pick<Trip, 'days' | 'wishes'> }

/** One line of a difference in words, with its reason. */
export function describeChange(change: TripChange, trips: Trips, locale: string) {
  return { sentence: sentenceOf(change, trips, locale), because: text(`because.${change.because}`) }
}

function sentenceOf(change: TripChange, { before, after }: Trips, locale: string): string {
  const day = (id: DayId): string => numberOf(after, id) ?? numberOf(before, id) ?? '?'
  const time = (minute: number): string => formatClock(minute, locale)
  switch (change.kind) {
    case 'added':
      return text('change.added', { title: change.stop.title, day: day(change.to.dayId), time: time(change.to.arrive) })
    case 'removed':
      return text(change.stop.placeId === null ? 'change.removed.own' : 'change.removed', { title: change.stop.title })
    case 'moved':
      return text('change.moved', { title: change.stop.title, day: day(change.to.dayId), time: time(change.to.arrive) })
    case 'retimed':
      return text('change.retimed', {
        title: change.stop.title,
        time: time(change.to.arrive),
        before: time(change.from.arrive),
      })
    case 'replaced':
      return text('change.replaced', {
        title: change.stop.title,
        before: change.was.title,
        day: day(change.to.dayId),
        time: time(change.to.arrive),
      })
    case 'day-added':
      return text('change.day-added')
    case 'day-removed':
      return text('change.day-removed', { day: numberOf(before, change.dayId) ?? '?' })
    case 'edge':
      return text(`change.edge.${change.edge}`, { day: day(change.dayId), time: time(change.at) })
    case 'dated':
      return change.to === null ? text('change.undated') : text('change.dated', { date: formatDate(change.to, locale) })
    case 'wish':
      return wishWords(change.wish, after.wishes, locale)
  }
}

function wishWords(wish: keyof TripWishes, wishes: TripWishes, locale: string): string {
  const list = (values: readonly string[]): string => values.join(', ')
  switch (wish) {
    case 'adults':
    case 'childAges':
      return text(`wish.${wish}`)
    case 'pace':
      return text(`wish.pace.${wishes.pace}`)
    case 'mobility':
      return text(`wish.mobility.${wishes.mobility}`)
    case 'walkingCapMetres':
      return wishes.walkingCapMetres === null
        ? text('wish.walkingCapMetres.none')
        : text('wish.walkingCapMetres', { value: formatWalk(wishes.walkingCapMetres, locale) })
    case 'budget':
      return wishes.budget === null
        ? text('wish.budget.none')
        : text('wish.budget', { value: formatMoney(wishes.budget, locale) })
    case 'dated':
    case 'special':
    case 'style':
      return text('wish.special')
    case 'interests':
    case 'diets':
    case 'mustSee':
    case 'mustNot':
      return wishes[wish].length === 0 ? text(`wish.${wish}.none`) : text(`wish.${wish}`, { value: list(wishes[wish]) })
  }
}

function formatDate(date: string, locale: string): string {
  const language = locale.startsWith('en') ? locale : 'en-GB'
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${date}T00:00:00Z`))
}

function numberOf({ days }: Pick<Trip, 'days'>, id: DayId): string | null {
  const index = days.findIndex((day) => day.id === id)
  return index < 0 ? null : String(index + 1)
}
