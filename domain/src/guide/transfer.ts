import { type Cells, codesOf, numberOrNull, type Price, sure, textOrNull } from './cell-forms.ts'
import type { Certainty } from './destination.ts'
import type { GuideMode } from './leg.ts'
import { priceOrNull } from './sight.ts'
import { parseUsualTimes, type UsualTimes } from './usual-times.ts'
import type { TRANSFER_CODES } from './words/travel-words.ts'

export type TransferCode = (typeof TRANSFER_CODES)[number]

/** From an airport to a town. */
export type GuideTransfer = {
  /** IATA. */
  readonly airport: string
  readonly destinationId: string
  readonly areaId: string | null
  readonly mode: GuideMode
  /** The name on the signs, or the names of the apps. */
  readonly line: string | null
  /** From the terminal door to the area. */
  readonly durationMinutes: number
  readonly busyMinutes: number | null
  readonly price: Price | null
  readonly pricePer: 'person' | 'vehicle'
  readonly usualTimes: readonly UsualTimes[]
  readonly everyMinutes: number | null
  readonly codes: readonly TransferCode[]
  readonly domain: string | null
  readonly certainty: Certainty
  readonly note: string | null
}

export function toTransfer(cell: Cells): GuideTransfer {
  return {
    airport: cell('airport'),
    destinationId: cell('dest'),
    areaId: textOrNull(cell('area')),
    mode: cell('mode') as GuideMode,
    line: textOrNull(cell('line')),
    durationMinutes: Number(cell('minutes')),
    busyMinutes: numberOrNull(cell('minutes_busy')),
    price: priceOrNull(cell('price')),
    pricePer: cell('per') as GuideTransfer['pricePer'],
    usualTimes: sure(parseUsualTimes(cell('hours')), cell('hours')),
    everyMinutes: numberOrNull(cell('every_min')),
    codes: codesOf<TransferCode>(cell('codes')),
    domain: textOrNull(cell('domain')),
    certainty: cell('certainty') as Certainty,
    note: textOrNull(cell('note')),
  }
}
