import { MOST_WITH_AN_ERROR, POINTS_OFF, type TripScore } from '@app/domain/trip-checker'

import { tripCheckText as text } from '../../text/trip-check.ts'

/** The score as a sounding: a scale with the depth marked on it, the verdict, and how it was reckoned. */
export function PlanScore({ score }: { readonly score: TripScore }) {
  const { points, errors, warnings, notes, placesFound, placesNamed } = score
  const [found, named] = [String(placesFound), String(placesNamed)]
  return (
    <section aria-labelledby="score" className="rounded-sheet border border-line bg-raised p-5 sm:p-6">
      <h2 id="score" className="chart-label caps font-sans text-soft">
        {text('score.title')}
      </h2>
      <div className="mt-2 flex flex-wrap items-baseline gap-x-3">
        <p className="font-display text-display tabular-nums">{points ?? text('score.none')}</p>
        {points !== null && <p className="text-soft">{text('score.of')}</p>}
      </div>
      {points !== null && <Scale points={points} hasErrors={errors > 0} />}
      <p className="mt-4 text-lead">{verdictOf(score)}</p>
      <p className="mt-1 text-small text-soft">
        {text('counts', { errors: String(errors), warnings: String(warnings), notes: String(notes), found, named })}
      </p>
      <details className="mt-3 text-small text-soft">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center underline decoration-edge underline-offset-4 hover:text-ink">
          {text('formula.title')}
        </summary>
        <p className="max-w-[65ch] pb-1">{text('formula', FORMULA)}</p>
      </details>
    </section>
  )
}

const FORMULA = {
  error: String(POINTS_OFF.error),
  warning: String(POINTS_OFF.warning),
  note: String(POINTS_OFF.note),
  most: String(MOST_WITH_AN_ERROR),
}
const GOOD = 90

function verdictOf({ points, errors, notes, placesFound, placesNamed }: TripScore): string {
  if (points === null) return text('score.none.why', { found: String(placesFound), named: String(placesNamed) })
  if (errors > 0) return errors === 1 ? text('verdict.bad.one') : text('verdict.bad.many', { count: String(errors) })
  if (points < GOOD) return text('verdict.unsure')
  return text(notes > 0 ? 'verdict.good' : 'verdict.sound')
}

const SCALE_WIDTH = 400

function Scale({ points, hasErrors }: { readonly points: number; readonly hasErrors: boolean }) {
  const at = (value: number): number => 4 + (value / 100) * (SCALE_WIDTH - 8)
  return (
    <svg viewBox={`0 0 ${SCALE_WIDTH} 22`} className="mt-3 w-full max-w-[28rem]" fill="none" aria-hidden="true">
      <path d={`M${at(0)} 11H${at(100)}`} className="stroke-line" strokeWidth="3" />
      <path d={`M${at(0)} 11H${at(points)}`} className={hasErrors ? 'stroke-signal' : 'stroke-tide'} strokeWidth="3" />
      {Array.from({ length: 11 }, (_, index) => (
        <path
          key={index}
          d={`M${at(index * 10)} ${index % 5 === 0 ? 15 : 16}v${index % 5 === 0 ? 6 : 4}`}
          className="stroke-edge"
        />
      ))}
      <path d={`M${at(points)} 4v14`} className="stroke-ink" strokeWidth="2" />
    </svg>
  )
}
