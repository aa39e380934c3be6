import { passwordText as text } from './password-text.ts'

const STEPS = [1, 2, 3, 4, 5] as const

/** Words and colours change at different scores, as in the specification (section 5). */
function strengthWord(score: number): string {
  if (score < 2) return text('weak')
  return text(score < 4 ? 'medium' : 'strong')
}

function strengthColour(score: number): 'bg-signal' | 'bg-sun' | 'bg-moss' {
  if (score < 3) return 'bg-signal'
  return score === 3 ? 'bg-sun' : 'bg-moss'
}

/** Five marks, like those of a tide gauge. */
export function StrengthMeter({ score }: { score: number }) {
  return (
    <div className="flex min-h-6 items-center gap-3">
      <div
        role="meter"
        aria-label={text('strength')}
        aria-valuemin={0}
        aria-valuemax={5}
        aria-valuenow={score}
        aria-valuetext={strengthWord(score)}
        className="grid flex-1 grid-cols-5 gap-1"
      >
        {STEPS.map((step) => (
          <span
            key={step}
            className={`h-1.5 rounded-control transition-colors duration-150 ${step <= score ? strengthColour(score) : 'bg-line'}`}
          />
        ))}
      </div>
      <p className="chart-label min-w-32 text-end text-ink">{strengthWord(score)}</p>
    </div>
  )
}
