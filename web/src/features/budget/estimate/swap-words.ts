import { AVOID_REASON_WORDS } from '../../../entities/guide/words/sight-words.ts'
import { MODE_WORDS } from '../../../entities/guide/words/travel-words.ts'
import { formatDuration } from '../../../text/format.ts'
import type { KeyOf } from '../../../text/text-of.ts'
import { estimateText as text } from './estimate-text.ts'
import type { EstimateAnswer } from './load-estimate.ts'
import { monthName } from './month-names.ts'
import type { LevelField } from './read-asked.ts'
import type { LeanSwap } from './shown-swap.ts'

type Key = KeyOf<typeof text>
type Level = Extract<Key, `${LevelField}.${string}`>
type Cost = Exclude<Extract<Key, `cost.${LevelField}.${string}`>, 'cost.tickets.free'>

export function levelWords(part: LevelField, level: string): string {
  return text(`${part}.${level}` as Level)
}

export function daysWords(days: number): string {
  return days === 1 ? text('day') : text('days-count', { count: String(days) })
}

export function nightsWords(nights: number): string {
  return nights === 1 ? text('night') : text('nights', { count: String(nights) })
}

/** The change itself. */
export function swapWords(lean: LeanSwap, answer: EstimateAnswer, locale: string): string {
  switch (lean.kind) {
    case 'level':
      return levelWords(lean.part, lean.to)
    case 'days':
      return text('swap.days', { days: daysWords(lean.to), before: String(answer.days) })
    case 'month':
      return text('swap.month', { month: monthName(lean.to, locale), before: monthName(answer.month ?? 1, locale) })
    case 'base':
      return text('swap.base', { place: lean.name })
    case 'way':
      return text('swap.way', { mode: modeWord(lean.mode), before: modeWord(answer.wayMode) })
  }
}

/** What the traveller gives up for it. */
export function costWords(lean: LeanSwap, answer: EstimateAnswer, locale: string): string {
  switch (lean.kind) {
    case 'level':
      if (lean.part === 'tickets' && lean.to === 'none' && answer.freeSights > 0)
        return text('cost.tickets.free', { count: String(answer.freeSights) })
      return text(`cost.${lean.part}.${lean.to}` as Cost)
    case 'days': {
      const ideal = answer.place.idealDays
      return ideal !== null && lean.to < ideal
        ? text('cost.days.ideal', { ideal: daysWords(ideal) })
        : text('cost.days')
    }
    case 'month':
      return lean.reasons.length === 0
        ? text('cost.month')
        : text('cost.month.avoided', { reasons: lean.reasons.map((reason) => AVOID_REASON_WORDS[reason]).join(', ') })
    case 'base':
      return text('cost.base', { time: formatDuration(lean.minutes, locale), mode: modeWord(lean.mode) })
    case 'way':
      return lean.longerMinutes > 0
        ? text('cost.way.longer', { time: formatDuration(lean.longerMinutes, locale) })
        : text('cost.way.same')
  }
}

export function modeWord(mode: EstimateAnswer['wayMode']): string {
  return mode === null ? text('fallback.mode') : MODE_WORDS[mode].toLowerCase()
}
