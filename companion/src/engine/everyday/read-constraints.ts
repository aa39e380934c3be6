/** Who is with the traveller, when and how they want to go, and which single thing they mean. */
import type { PriceItem } from '@app/domain/guide'

import type { TipPlace } from '../../tools/guide/practice/practice-maker.ts'
import type { TravelMode } from '../../tools/guide/transport/way-choice.ts'
import type { With } from '../../tools/guide/words/en-labels.ts'
import {
  COMPANY_MEANINGS,
  ITEM_MEANINGS,
  MODE_MEANINGS,
  codesSaid,
  type Said,
  TIP_MEANINGS,
} from './said-by-meaning.ts'
import { COMPANY_WORDS, ITEM_WORDS, MODE_WORDS, TIP_WORDS, wordsPattern } from './word-lists/constraint-words.ts'

export type Constraints = {
  readonly company: readonly With[]
  readonly mode: TravelMode | null
  /** Of the day, where a time was told: 180 is three in the night. */
  readonly atMinutes: number | null
  readonly items: readonly PriceItem[]
  readonly tipPlaces: readonly TipPlace[]
}

const NOON = 12
const HOURS = 24
const MINUTES = 60
const LATE_MINUTES = 23 * MINUTES
const CLOCK = /\b(?:at|around|about|by|after|before)? ?(\d{1,2})(?:[:.h](\d{2}))? ?(am|pm)\b|\b(\d{1,2}):(\d{2})\b/i
const LATE = wordsPattern('late')

export function readConstraints({ text, meanings }: Said): Constraints {
  return {
    company: codesSaid(COMPANY_WORDS, COMPANY_MEANINGS, { text, meanings }),
    mode: codesSaid(MODE_WORDS, MODE_MEANINGS, { text, meanings })[0] ?? null,
    atMinutes: timeOfDay(text),
    items: codesSaid(ITEM_WORDS, ITEM_MEANINGS, { text, meanings }),
    tipPlaces: codesSaid(TIP_WORDS, TIP_MEANINGS, { text, meanings }),
  }
}

function timeOfDay(text: string): number | null {
  const [, hour, minute, half, hour24, minute24] = CLOCK.exec(text) ?? []
  if (hour24 !== undefined && Number(hour24) < 24) return Number(hour24) * MINUTES + Number(minute24)
  // "Um 23:30 am Flughafen" is not half a day.
  if (hour !== undefined && Number(hour) > NOON)
    return Number(hour) < HOURS ? Number(hour) * MINUTES + Number(minute ?? 0) : null
  if (hour !== undefined) {
    const past = (Number(hour) % NOON) + (half?.toLowerCase() === 'pm' ? NOON : 0)
    return past * MINUTES + Number(minute ?? 0)
  }
  return LATE.test(text) ? LATE_MINUTES : null
}
