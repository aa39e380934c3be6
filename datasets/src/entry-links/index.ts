import { calendarDate, type Claim, editorialClaim } from '@app/domain/kernel'

import packed from '../../packed/entry-links.json' with { type: 'json' }

/** `visa`: a page on visas; the other two take the application. */
export type EntryLinkKind = 'visa' | 'e-visa' | 'eta'

const lines = Map.groupBy(packed.rows, (row) => row.slice(0, 2))
const checkedAt = calendarDate(packed.checkedAt)

/** Official addresses of a country, written by hand; empty where none is certain. */
export function entryLinksOf(country: string): readonly Claim<EntryLinkKind>[] {
  return (lines.get(country) ?? []).map((row) => {
    const [, kind = '', url = ''] = row.split('|')
    return editorialClaim({ value: kind as EntryLinkKind, source: { title: new URL(url).host, url }, checkedAt })
  })
}
