import { usePageConfig } from '../../../../api/page-config.tsx'
import { findingWords } from '../../../../entities/trip/findings/finding-words.ts'
import { formatClock } from '../../../../entities/trip/findings/format-plan.ts'
import { SeverityMark } from '../../../../entities/trip/findings/trip-findings.tsx'
import { itineraryText as text } from '../../itinerary-text.ts'
import type { DropPreview } from '../preview-drop.ts'

const MOST_SAID = 2

/** Where the dragged stop would go, at which time, and with which problems. */
export function DropLine({ preview }: { readonly preview: DropPreview | null }) {
  const { locale } = usePageConfig()
  return (
    <li aria-hidden="true" className="relative z-10 my-1 h-0.5 rounded-control bg-signal">
      {preview && (
        // Over the rows, not between them: rows that move under the finger are hard to hit.
        <div className="pointer-events-none absolute start-0 top-2 grid max-w-full gap-1 rounded-control border border-edge bg-raised px-3 py-2 text-small shadow-float sm:start-[4.5rem]">
          <span className="chart-label text-ink">
            {formatClock(preview.arrive, locale)}
            {preview.findings.length === 0 && ` · ${text('drop.fits')}`}
          </span>
          {preview.findings.slice(0, MOST_SAID).map((finding) => {
            const { sentence } = findingWords(finding, preview.trip, locale)
            return (
              <span
                key={`${finding.code} ${sentence}`}
                className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-2"
              >
                <SeverityMark severity={finding.severity} />
                {sentence}
              </span>
            )
          })}
        </div>
      )}
    </li>
  )
}
