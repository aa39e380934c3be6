import type { CityGuide } from '@app/contracts/place-guide'
import { isInMonths } from '@app/domain/guide'

import { formatLongMonths } from '../../../entities/guide/format-guide.ts'
import { avoidWords } from './glance.tsx'
import { GuideEvidence } from './guide-evidence.tsx'
import { guideSectionText as text } from './guide-section-text.ts'

const MONTHS = Array.from({ length: 12 }, (_, month) => month)

/** Months recommended by editors, instead of our rule about temperature and rain. */
export function GuideMonths({ guide: { guide } }: { readonly guide: CityGuide }) {
  if (!guide) return null
  return (
    <div>
      <p className="max-w-[34ch] font-display text-lead">
        {text('year.best', { months: formatLongMonths(guide.bestMonths) })}
      </p>
      {guide.avoidMonths && guide.avoidMonths.length > 0 && (
        <p className="mt-1">{text('year.avoid', { months: avoidWords(guide.avoidMonths) })}</p>
      )}
      <GuideEvidence asOf={guide.asOf} />
    </div>
  )
}

/** From 0, as in the chart. */
export function monthsOfGuide({ guide }: CityGuide): readonly number[] {
  return guide ? MONTHS.filter((month) => isInMonths(guide.bestMonths, month + 1)) : []
}
