import { formatDistance } from '../../../text/format.ts'
import { Note } from '../../../ui/note.tsx'
import { useMeasureLocale } from '../../traveller/profile/use-measure-locale.ts'
import type { NearAirport } from './load-trip-facts.ts'
import { tripFactsText as text } from './trip-facts-text.ts'

type Props = { readonly airport: string; readonly farFrom: NearAirport['farFrom'] }

/** Frankfurt Hahn is not in Frankfurt. */
export function FarAirportNote({ airport, farFrom }: Props) {
  const locale = useMeasureLocale()
  if (!farFrom) return null
  const distance = formatDistance(farFrom.km, locale)
  return (
    <Note tone="notice" title={text('far.title')}>
      {text('far.text', { airport, distance, city: farFrom.city })}
    </Note>
  )
}
