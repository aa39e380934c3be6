import type { CityGuide, PlaceHoliday } from '@app/contracts/place-guide'

import { ClaimLine } from '../../entities/place/country-facts/claim-line.tsx'
import { PlaceSection } from './place-section.tsx'
import { placeText as text } from './place-text.ts'

const DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

export function HolidaysSection({ guide: { holidays, countryName } }: { readonly guide: CityGuide }) {
  return (
    <PlaceSection
      id="holidays"
      title={text('holidays.title')}
      lead={holidays && holidays.value.length > 0 && text('holidays.lead')}
    >
      {!holidays && <p>{text('holidays.unknown', { country: countryName })}</p>}
      {holidays && holidays.value.length === 0 && <p>{text('holidays.none')}</p>}
      {holidays && holidays.value.length > 0 && (
        <div>
          <ul className="grid gap-x-10 border-t border-line lg:grid-cols-2">
            {holidays.value.map((holiday) => (
              <HolidayRow key={`${holiday.date} ${holiday.name}`} holiday={holiday} />
            ))}
          </ul>
          <div className="mt-2">
            <ClaimLine claim={holidays} />
          </div>
        </div>
      )}
    </PlaceSection>
  )
}

function HolidayRow({
  holiday: { date, name, language, isEstimated, isObserved },
}: {
  readonly holiday: PlaceHoliday
}) {
  const notes = [isEstimated ? text('holidays.estimated') : '', isObserved ? text('holidays.observed') : '']
  return (
    <li className="flex flex-wrap gap-x-4 border-b border-line py-2.5">
      <time dateTime={date} className="w-38 text-small text-soft tabular-nums">
        {DAY.format(new Date(`${date}T00:00:00Z`))}
      </time>
      <span className="min-w-[min(7rem,100%)] flex-1">
        <span lang={language}>{name}</span>
        {notes.some(Boolean) && <span className="block text-small text-soft">{notes.filter(Boolean).join('; ')}</span>}
      </span>
    </li>
  )
}
