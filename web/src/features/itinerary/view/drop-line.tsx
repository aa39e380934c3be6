import { usePageConfig } from '../../../api/page-config.tsx'
import { itineraryText as text } from '../../../text/itinerary.ts'
import { findingWords } from '../../../ui/trip-findings/finding-words.ts'
import { formatClock } from '../../../ui/trip-findings/format-plan.ts'
import { SeverityMark } from '../../../ui/trip-findings/trip-findings.tsx'
import type { DropPreview } from './preview-drop.ts'

const MOST_SAID = 2

/** Where what is being dragged would go, when that would be, and what would be wrong with it. */
export function DropLine({ preview }: { readonly preview: DropPreview | null }) {
  const { locale } = usePageConfig()
  return (
    <li aria-hidden="true" className="relative z-10 my-1 h-0.5 rounded-control bg-signal">
      {preview && (
        // Over the rows, not between them: what moves under a finger cannot be aimed at.
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
