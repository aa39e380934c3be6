import type { CheckedPlan as Checked, CheckedPlan } from '@app/contracts/trips/plan-check'
import { adoptPlan, USUAL_FACTS } from '@app/domain/trip-edit'
import { useNavigate } from 'react-router'

import { findingsOfTrip, isDateMissing } from '../../entities/trip/findings/sort-findings.ts'
import { TripFindings } from '../../entities/trip/findings/trip-findings.tsx'
import { tripStore } from '../../entities/trip/trip-store.ts'
import { ButtonLink, Button } from '../../ui/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { CheckedDay } from './checked-day.tsx'
import { PlanScore } from './plan-score.tsx'
import { tripCheckText as text } from './trip-check-text.ts'

/** The score, what was not checked, then the plan with its findings. */
export function CheckedPlan({ checked }: { readonly checked: Checked }) {
  const { trip, findings, score, countedStopIds, gaps } = checked
  const counted = new Set(countedStopIds)
  const ofTrip = findingsOfTrip(findings)
  return (
    <div className="grid gap-6 *:min-w-0">
      <PlanScore score={score} />
      <Gaps checked={checked} />
      <Remarks lines={checked.remarks} />
      {ofTrip.length > 0 && (
        <section aria-labelledby="whole" className="rounded-sheet border border-line bg-raised px-4 py-4 sm:px-5">
          <h3 id="whole" className="text-lead">
            {text('whole')}
          </h3>
          <TripFindings findings={ofTrip} trip={trip} className="mt-2" />
        </section>
      )}
      {trip.days.map((day, index) => (
        <CheckedDay
          key={day.id}
          trip={trip}
          day={day}
          number={index + 1}
          points={score.days[index]?.points ?? 0}
          findings={gaps.includes('no-dates') ? findings.filter((finding) => !isDateMissing(finding)) : findings}
          counted={counted}
        />
      ))}
      <footer className="grid gap-4 text-small text-soft">
        <p>
          {text('sources')}{' '}
          {checked.sources.map(({ title, url }, index) => (
            <span key={url}>
              {index > 0 && ', '}
              <a href={url} target="_blank" rel="noopener noreferrer" className="text-tide underline">
                {title}
              </a>
            </span>
          ))}
        </p>
        <OpenAsTrip checked={checked} />
        <div className="border-t border-line pt-4">
          <p className="font-semibold text-ink">{text('again.title')}</p>
          <p className="mt-1">{text('again')}</p>
          <ButtonLink to="/itinerary" variant="outline" className="mt-3">
            {text('again.link')}
          </ButtonLink>
        </div>
      </footer>
    </div>
  )
}

/** Lists what was not checked, so that silence is not taken for approval. */
function Gaps({ checked }: { readonly checked: Checked }) {
  const { gaps, cityFrom, countedStopIds, trip } = checked
  const city = trip.days[0]?.city.name ?? ''
  const lines = [
    ...(cityFrom === 'form' ? [] : [text(`city.from.${cityFrom}`, { city })]),
    ...gaps.map((gap) => text(`gap.${gap}`)),
    ...(countedStopIds.length > 0 ? [text('gap.counted')] : []),
  ]
  if (lines.length === 0) return null
  return (
    <ul className="grid gap-1 border-s-2 border-edge ps-4 text-small text-soft">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** Names every line that was not checked, because it would otherwise look fine. */
function Remarks({ lines }: { readonly lines: Checked['remarks'] }) {
  if (lines.length === 0) return null
  return (
    <details className="text-small text-soft">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center underline decoration-edge underline-offset-4 hover:text-ink">
        {lines.length === 1 ? text('remarks.one') : text('remarks.many', { count: String(lines.length) })}
      </summary>
      <p className="max-w-[65ch]">{text('remarks.why')}</p>
      <ul className="mt-2 grid gap-1 border-s-2 border-line ps-4">
        {lines.map((line) => (
          <li key={line} className="break-words">
            {line}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Saves the pasted plan, with its times as written, as a trip. */
export function OpenAsTrip({ checked: { trip } }: { readonly checked: CheckedPlan }) {
  const navigate = useNavigate()
  function open(): void {
    const own = adoptPlan(trip, crypto.randomUUID(), USUAL_FACTS)
    const changedAt = new Date().toISOString()
    const isKept = tripStore.put({ trip: own, ask: null, sentence: '', owner: null, version: null, changedAt })
    if (isKept) void navigate(`/itinerary?trip=${encodeURIComponent(own.id)}`)
    else toast.error(text('open.full'))
  }
  return (
    <div className="border-t border-line pt-4">
      <p className="font-semibold text-ink">{text('open.title')}</p>
      <p className="mt-1">{text('open')}</p>
      <p className="mt-1 hidden noscript:block">{text('open.no-script')}</p>
      <Button className="mt-3 noscript:hidden" onClick={open}>
        {text('open.link')}
      </Button>
    </div>
  )
}
