import type { CarSearch } from '@app/domain/booking-search'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatCountry } from '../../text/format.ts'
import { carsText as text } from './car-search-text.ts'
import type { DriveFacts } from './drive-facts.ts'
import { rentalChecks } from './rental-checks.ts'

type Props = { readonly search: CarSearch; readonly drive: DriveFacts | null }

/** Questions to ask before signing, with the facts we know about the country; unknown facts are marked as unknown. */
export function RentalChecklist({ search, drive }: Props) {
  const { locale } = usePageConfig()
  const title = drive
    ? text('check.title', { country: formatCountry(drive.country, locale) })
    : text('check.title.unknown')
  return (
    <section aria-labelledby="checklist" className="border-t border-line pt-4">
      <h2 id="checklist" className="font-display text-title">
        {title}
      </h2>
      <ul className="mt-3">
        {rentalChecks(search, drive, locale).map(([name, words]) => (
          <li key={name} className="grid gap-x-4 border-b border-line py-2.5 sm:grid-cols-[8rem_1fr]">
            <span className="font-semibold">{name}</span>
            <span className="text-soft">{words}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
