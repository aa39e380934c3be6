import { calendarDate, type CalendarDate, type Source } from '@app/domain/kernel'

import packed from '../../packed/advisories.json' with { type: 'json' }

export type AdvisoryAuthority = 'US' | 'GB' | 'CA' | 'AU' | 'IE'

export type Advisory = {
  readonly authority: AdvisoryAuthority
  /** 1 is usual care, 4 is do not go. Derived for GB, which has no levels. */
  readonly level: 1 | 2 | 3 | 4
  readonly words: string
  /** The highest for any part of the country; null when none is named. */
  readonly highestRegionalLevel: number | null
  /** The title of a page that several countries share. */
  readonly appliesTo: string | null
  readonly updatedAt: CalendarDate | null
  readonly checkedAt: CalendarDate
  readonly source: Source
}

const lines = Map.groupBy(packed.rows, (line) => line.slice(0, 2))
const authorities = new Map(packed.sources.map(({ key, title, url }) => [key, { title, url }]))

export const ADVISED_COUNTRIES: readonly string[] = [...lines.keys()]

export function advisoriesOf(country: string): readonly Advisory[] {
  return (lines.get(country.trim().toUpperCase()) ?? []).map(fromLine)
}

function fromLine(line: string): Advisory {
  const [, authority = '', level, words = '', regional, appliesTo, updated, checked = '', url = ''] = line.split('|')
  const known = authorities.get(authority)
  return {
    authority: authority as AdvisoryAuthority,
    level: Number(level) as Advisory['level'],
    words,
    highestRegionalLevel: regional ? Number(regional) : null,
    appliesTo: appliesTo || null,
    updatedAt: updated ? calendarDate(updated) : null,
    checkedAt: calendarDate(checked),
    // A few rows have no page of their own.
    source: { title: known?.title ?? authority, url: url || (known?.url ?? '') },
  }
}
