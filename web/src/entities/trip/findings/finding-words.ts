import { roundAbout } from '@app/domain/currency-conversion'
import type { CalendarDate } from '@app/domain/kernel'
import type { StopId, Trip } from '@app/domain/trip'
import type { Finding, FindingOf } from '@app/domain/trip-checker'

import { formatCountry, formatDate, formatMoney } from '../../../text/format.ts'
import { formatClock, formatLength, formatWalk, formatWeekday } from './format-plan.ts'
import { tripFindingsText as text } from './trip-findings-text.ts'

export type FindingWords = { readonly sentence: string; readonly more: string | null }

/** A finding of the checker in words, with the names of the trip. */
export function findingWords(finding: Finding, trip: Trip, locale: string): FindingWords {
  const names = finding.stopIds.map((id) => nameOf(trip, id))
  const place = names[0] ?? ''
  switch (finding.code) {
    case 'closed-on-arrival':
      return {
        sentence: closedWords(finding, place, locale),
        more: finding.because === 'for-now' ? null : byUsual(finding.basis),
      }
    case 'closes-during-visit': {
      const closes = formatClock(finding.closesAt, locale)
      const minutes = formatLength(finding.leave - finding.closesAt)
      return { sentence: text('closes.during', { place, closes, minutes }), more: byUsual(finding.basis) }
    }
    case 'hours-unknown':
      return plain(text(`unknown.${finding.because}`, { place }))
    case 'wrong-weekday':
      return weekdayWords(finding, trip, place, locale)
    case 'transfer-too-short':
      return plain(transferWords(finding, names, locale))
    case 'overlap': {
      const [first = '', second] = names
      if (second === undefined) return plain(text('overlap.one', { first }))
      return plain(text('overlap.two', { first, second, minutes: formatLength(finding.minutes) }))
    }
    case 'back-and-forth': {
      const order = finding.betterOrder.map((id) => nameOf(trip, id)).join(', ')
      const sentence = text('back-and-forth', { distance: formatWalk(finding.extraMetres, locale) })
      return { sentence, more: text('back-and-forth.order', { order }) }
    }
    case 'no-meal':
      return plain(text(`meal.${finding.meal}`))
    case 'too-much-walking': {
      const [distance, cap] = [finding.metres, finding.capMetres].map((metres) => formatWalk(metres, locale))
      return plain(
        text(finding.isOwnCap ? 'walking.own' : 'walking.usual', { distance: distance ?? '', cap: cap ?? '' }),
      )
    }
    case 'no-number':
      return plain(place ? text('number.stop', { place }) : text('number.other'))
    case 'unreadable':
      return plain(text(`unreadable.${finding.because}`, { written: finding.written }))
    case 'need-unmet':
      return plain(needWords(finding, names))
    case 'flight-buffer':
    case 'budget-exceeded':
    case 'budget-open':
    case 'entry-rule':
    case 'season':
    case 'holiday':
      return furtherWords(finding, locale)
  }
}

type Further = FindingOf<'flight-buffer' | 'budget-exceeded' | 'budget-open' | 'entry-rule' | 'season' | 'holiday'>

function furtherWords(finding: Further, locale: string): FindingWords {
  switch (finding.code) {
    case 'flight-buffer': {
      const needed = formatLength(finding.neededMinutes)
      if (finding.availableMinutes <= 0) return plain(text(`flight.${finding.side}.none`, { needed }))
      return plain(text(`flight.${finding.side}`, { needed, available: formatLength(finding.availableMinutes) }))
    }
    case 'budget-open': {
      const [total, budget] = [formatMoney(roundAbout(finding.total), locale), formatMoney(finding.budget, locale)]
      return plain(text('budget.open', { total, budget, count: String(finding.unknownCosts) }))
    }
    case 'budget-exceeded': {
      const [total, budget] = [formatMoney(finding.total, locale), formatMoney(finding.budget, locale)]
      const count = String(finding.unknownCosts)
      return {
        sentence: text('budget.over', { total, budget }),
        more: finding.unknownCosts > 0 ? text('budget.unknown', { count }) : null,
      }
    }
    case 'entry-rule': {
      const country = formatCountry(finding.country, locale)
      if (finding.because !== 'stay-too-long') return plain(text(`entry.${finding.because}`, { country }))
      const [days, allowed] = [String(finding.stayDays), String(finding.allowedDays)]
      return plain(text('entry.stay-too-long', { country, days, allowed }))
    }
    case 'season': {
      const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(
        Date.UTC(2027, finding.month - 1),
      )
      return plain(text(`season.${finding.because}`, { month, value: String(finding.value) }))
    }
    case 'holiday': {
      const words = { date: formatDate(finding.date, locale), name: finding.name }
      return plain(text(finding.isEstimated ? 'holiday.estimated' : 'holiday.known', words))
    }
  }
}

const MOST_NAMED = 4

function needWords({ need, isKnownNotTo, diets }: FindingOf<'need-unmet'>, names: readonly string[]): string {
  const own = [...new Set(names)]
  const listed = own.slice(0, MOST_NAMED).join(', ')
  const places =
    own.length > MOST_NAMED ? text('need.more', { places: listed, count: String(own.length - MOST_NAMED) }) : listed
  if (need === 'diet') return text('need.diet', { places, diets: diets.join(', ') })
  return text(isKnownNotTo ? 'need.step-free.none' : 'need.step-free.unknown', { places })
}

function closedWords(finding: FindingOf<'closed-on-arrival'>, place: string, locale: string): string {
  if (finding.because !== 'hours') return text(`closed.${finding.because}`, { place })
  const at = formatClock(finding.at ?? 0, locale)
  const opens = finding.opensAt === null ? null : formatClock(finding.opensAt, locale)
  const closed = finding.closedAt === null ? null : formatClock(finding.closedAt, locale)
  if (opens && closed) return text('closed.break', { place, at, opens, closed })
  if (opens) return text('closed.opens', { place, at, opens })
  return closed ? text('closed.after', { place, at, closed }) : text('closed.hours', { place, at })
}

function weekdayWords(finding: FindingOf<'wrong-weekday'>, trip: Trip, place: string, locale: string): FindingWords {
  if (finding.because === 'closing-day') {
    const [weekday, date] = [`${formatWeekday(finding.weekday)}s`, formatDate(finding.nextOpen, locale)]
    return { sentence: text('weekday.closing-day', { place, weekday, date }), more: byUsual(finding.basis) }
  }
  const day = trip.days.find(({ id }) => id === finding.dayId)
  const date = formatDate(day?.date ?? ('' as CalendarDate), locale)
  const [actual, written] = [formatWeekday(finding.actual), formatWeekday(finding.written)]
  return plain(text('weekday.written', { date, actual, written }))
}

function transferWords(finding: FindingOf<'transfer-too-short'>, names: readonly string[], locale: string): string {
  const needed = formatLength(finding.neededMinutes)
  const isNone = finding.availableMinutes <= 0
  const available = formatLength(Math.max(0, finding.availableMinutes))
  const [from = '', to] = names
  if (finding.toEndOfDay)
    return isNone ? text('transfer.late', { from }) : text('transfer.end', { from, needed, available })
  if (to === undefined)
    return isNone ? text('transfer.early', { to: from }) : text('transfer.start', { to: from, needed, available })
  const distance = formatWalk(finding.metres, locale)
  return isNone
    ? text('transfer.none', { from, to, needed, distance })
    : text('transfer.between', { from, to, needed, distance, available })
}

function nameOf(trip: Trip, id: StopId): string {
  return trip.days.flatMap(({ stops }) => stops).find((stop) => stop.id === id)?.title ?? ''
}

function byUsual(basis: 'source' | 'usual'): string | null {
  return basis === 'usual' ? text('by.usual') : null
}

function plain(sentence: string): FindingWords {
  return { sentence, more: null }
}
