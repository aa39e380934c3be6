import type { Trip } from '@app/domain/trip'
import { type Finding, type FindingOf, isAlwaysOpen } from '@app/domain/trip-checker'
import { placeOf } from '@app/domain/trip-edit'
import ChevronDown from 'lucide-react/icons/chevron-down'

import { usePageConfig } from '../../../api/page-config.tsx'
import { findingWords } from '../../../entities/trip/findings/finding-words.ts'
import { SeverityMark } from '../../../entities/trip/findings/trip-findings.tsx'
import { itineraryText as text } from '../itinerary-text.ts'
import type { TripEditor } from './use-trip-editor.ts'

/** The checker's result for the whole trip in one line; opened, it lists every finding. */
export function TripVerdict({ editor: { findings, trip } }: { readonly editor: TripEditor }) {
  if (trip.days.every(({ stops }) => stops.length === 0)) return null
  const count = (severity: string): number => findings.filter((finding) => finding.severity === severity).length
  const errors = count('error')
  const hours = findings.filter(isUnreadHours).length
  const sentences = [
    errors === 0
      ? text(hasGuessedHours(trip) ? 'sum.possible.usual' : 'sum.possible')
      : counted(errors, 'sum.problem', 'sum.problems'),
    counted(count('warning'), 'sum.warning', 'sum.warnings'),
    counted(hours, 'sum.hours.one', 'sum.hours'),
    counted(count('note') - hours, 'sum.note', 'sum.notes'),
  ]
  const line = <span role="status">{sentences.filter(Boolean).join(' ')}</span>
  const edge = `mt-2 border-s-2 ps-3 text-small ${errors === 0 ? 'border-moss' : 'border-signal'}`
  if (findings.length === 0) return <p className={edge}>{line}</p>
  return (
    <details className={`group ${edge}`}>
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 hover:text-tide [&::-webkit-details-marker]:hidden">
        {line}
        <ChevronDown
          className="size-4 shrink-0 transition-transform group-open:rotate-180 print:hidden"
          strokeWidth={1.75}
          aria-hidden="true"
        />
      </summary>
      <Explained findings={findings} trip={trip} />
    </details>
  )
}

type One = 'sum.problem' | 'sum.warning' | 'sum.hours.one' | 'sum.note'
type Many = 'sum.problems' | 'sum.warnings' | 'sum.hours' | 'sum.notes'

function counted(count: number, one: One, many: Many): string | null {
  if (count === 0) return null
  return count === 1 ? text(one) : text(many, { count: String(count) })
}

function Explained({ findings, trip }: { readonly findings: readonly Finding[]; readonly trip: Trip }) {
  const { locale } = usePageConfig()
  const listed = findings.filter((finding) => !isHours(finding) || finding.severity !== 'note')
  const ordered = (['error', 'warning', 'note'] as const).flatMap((severity) =>
    listed.filter((finding) => finding.severity === severity),
  )
  const numberOf = new Map(trip.days.map(({ id }, index) => [id, index + 1]))
  return (
    <ul className="grid gap-2 pt-1 pb-2 print:hidden">
      {ordered.map((finding) => {
        const { sentence } = findingWords(finding, trip, locale)
        const day = finding.dayId === null ? undefined : numberOf.get(finding.dayId)
        return (
          <Line key={`${finding.code} ${finding.dayId} ${sentence}`} severity={finding.severity}>
            {day !== undefined && (
              <a href={`#${finding.dayId}`} className="me-1.5 font-medium">
                {text('day', { number: String(day) })}
              </a>
            )}
            {sentence}
          </Line>
        )
      })}
      {[...Map.groupBy(findings.filter(isUnreadHours), ({ because }) => because)].map(([because, those]) => (
        <Line key={because} severity="note">
          {text(those.length === 1 ? `notes.one.${because}` : `notes.many.${because}`, { count: String(those.length) })}
        </Line>
      ))}
    </ul>
  )
}

function Line({ severity, children }: { readonly severity: Finding['severity']; readonly children: React.ReactNode }) {
  return (
    <li className="grid max-w-[68ch] grid-cols-[1.125rem_minmax(0,1fr)] gap-2.5">
      <SeverityMark severity={severity} />
      <span className={severity === 'note' ? 'text-soft' : ''}>{children}</span>
    </li>
  )
}

const isHours = (finding: Finding): finding is FindingOf<'hours-unknown'> => finding.code === 'hours-unknown'
const isUnreadHours = (finding: Finding): finding is FindingOf<'hours-unknown'> =>
  isHours(finding) && finding.severity === 'note'

/** At least one place has typical hours instead of its own. */
function hasGuessedHours({ days, places }: Trip): boolean {
  return days.some(({ stops }) =>
    stops.some((stop) => {
      const place = placeOf(stop, places)
      return place !== null && place.hours?.basis !== 'source' && !isAlwaysOpen(place)
    }),
  )
}
