import { MOST_WITH_AN_ERROR, POINTS_OFF, type TripScore } from '@app/domain/trip-checker'

import { ScoreScale } from '../../entities/trip/findings/score-scale.tsx'
import { tripCheckText as text } from './trip-check-text.ts'

/** The score, the verdict and the formula. */
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
      {points !== null && (
        <div className="mt-3">
          <ScoreScale points={points} hasErrors={errors > 0} />
        </div>
      )}
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
