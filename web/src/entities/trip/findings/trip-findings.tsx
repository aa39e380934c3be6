import type { Trip } from '@app/domain/trip'
import type { Finding, Severity } from '@app/domain/trip-checker'

import { usePageConfig } from '../../../api/page-config.tsx'
import { findingWords } from './finding-words.ts'
import { tripFindingsText as text } from './trip-findings-text.ts'

type Props = { readonly findings: readonly Finding[]; readonly trip: Trip; readonly className?: string }

/** Findings beside a stop, above a day, or for the whole trip. Renders nothing without findings. */
export function TripFindings({ findings, trip, className = '' }: Props) {
  const { locale } = usePageConfig()
  if (findings.length === 0) return null
  return (
    <ul className={`grid gap-2 ${className}`}>
      {findings.map((finding) => {
        const { sentence, more } = findingWords(finding, trip, locale)
        return (
          <li
            key={`${finding.code} ${finding.dayId} ${sentence}`}
            className="grid grid-cols-[1.125rem_minmax(0,1fr)] gap-2.5 text-small"
          >
            <SeverityMark severity={finding.severity} />
            <span>
              <span className={finding.severity === 'note' ? 'text-soft' : 'text-ink'}>{sentence}</span>
              {more && <span className="block text-soft">{more}</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** Chart symbols: a wreck, a shoal, an unsurveyed depth. The shape differs, not only the colour. */
export function SeverityMark({ severity }: { readonly severity: Severity }) {
  return (
    <svg
      viewBox="0 0 18 18"
      className="mt-0.5 size-4.5"
      role="img"
      aria-label={text(`severity.${severity}`)}
      fill="none"
    >
      {severity === 'error' && (
        <path
          d="M9 1.5 16.5 9 9 16.5 1.5 9zM6.4 6.4l5.2 5.2m0-5.2-5.2 5.2"
          className="stroke-signal"
          strokeWidth="1.6"
        />
      )}
      {severity === 'warning' && (
        <path d="M9 2 16.5 15.5h-15zM9 7v4m0 1.6v1" className="stroke-sun-deep" strokeWidth="1.6" />
      )}
      {severity === 'note' && (
        <circle cx="9" cy="9" r="6.5" className="stroke-edge" strokeWidth="1.4" strokeDasharray="2 2.1" />
      )}
    </svg>
  )
}
