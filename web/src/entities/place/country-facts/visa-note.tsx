import type { PlaceVisa } from '@app/contracts/place-guide'

import { usePageConfig } from '../../../api/page-config.tsx'
import { formatDate } from '../../../text/format.ts'
import { ClaimLine } from './claim-line.tsx'
import { countryFactsText as text } from './country-facts-text.ts'

/** A rule that was read later than the rest, from another source. */
export function VisaNote({ note }: { readonly note: NonNullable<PlaceVisa['note']> }) {
  const { locale } = usePageConfig()
  const { words, from, to } = note.value
  const period = [
    from && text('entry.from', { date: formatDate(from, locale) }),
    to && text('entry.until', { date: formatDate(to, locale) }),
  ].filter(Boolean)
  return (
    <div className="mt-1.5 grid gap-1">
      <p className="text-small">{words}</p>
      {period.length > 0 && <p className="text-small">{text('entry.period', { period: period.join(' ') })}</p>}
      <ClaimLine claim={note} />
    </div>
  )
}
