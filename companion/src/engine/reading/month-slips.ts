import { readTokens } from '@app/domain/trip-request'

import type { Phrasebook } from '../phrasebook.ts'
import { isSlipOf } from './misspellings.ts'
import { plain } from './phrases.ts'

/** Shorter words resemble others: "marche", "junto". */
const SHORTEST_MONTH = 6
/** Names and other words that resemble months. */
const NO_MONTHS = new Set(['augusta', 'auguste', 'augusto', 'janeiro', 'decembers'])
const months = new Map<string, readonly string[]>()

/** "In febuary" means February. Returns the same text without a misspelt month. */
export function withMonthsSpelled(text: string, { code }: Phrasebook): string {
  const known = monthsOf(code)
  return readTokens(text)
    .toReversed()
    .reduce((rest, { kind, folded, start, end }) => {
      if (kind !== 'word' || NO_MONTHS.has(folded) || known.includes(folded)) return rest
      const [month, other] = known.filter((name) => name.length >= SHORTEST_MONTH && isSlipOf(folded, name))
      return month !== undefined && other === undefined ? rest.slice(0, start) + month + rest.slice(end) : rest
    }, text)
}

function monthsOf(code: string): readonly string[] {
  const known = months.get(code)
  if (known) return known
  const format = new Intl.DateTimeFormat(code, { month: 'long', timeZone: 'UTC' })
  const made = Array.from({ length: 12 }, (_, month) => plain(format.format(Date.UTC(2026, month, 15))).trim())
  months.set(code, made)
  return made
}
