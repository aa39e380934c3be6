import type { CityGuide } from '@app/contracts/place-guide'

import { usePageConfig } from '../../api/page-config.tsx'
import { FactRow } from '../../entities/place/country-facts/fact-row.tsx'
import { nextClockChange, offsetOn } from '../../entities/place/time-zone-facts.ts'
import { formatDate } from '../../text/format.ts'
import { EmergencyNumbers } from './emergency-numbers.tsx'
import { PracticalFactRows } from './guide/practical-rows.tsx'
import { PlaceSection } from './place-section.tsx'
import { placeText as text } from './place-text.ts'
import { PracticeRows } from './practice-rows.tsx'

export function PracticeSection({ guide }: { readonly guide: CityGuide }) {
  const { locale } = usePageConfig()
  const { practice, today } = guide
  const { timeZone } = practice
  const offset = offsetOn(timeZone, new Date(`${today}T12:00:00Z`))
  const change = nextClockChange(timeZone, today)
  return (
    <PlaceSection id="practice" title={text('practice.title')}>
      <EmergencyNumbers emergency={practice.emergency} />
      {guide.practical && <PracticalFactRows practical={guide.practical} advice={guide.advice} />}
      <dl>
        <FactRow name={text('practice.clock')}>
          <span>{text('clock.zone', { zone: timeZone.replaceAll('_', ' '), offset })}</span>
          <span className="text-small text-soft">
            {change
              ? text('clock.change', { date: formatDate(change.date, locale), offset: change.offset })
              : text('clock.same')}
          </span>
        </FactRow>
        <PracticeRows practice={practice} />
      </dl>
    </PlaceSection>
  )
}
