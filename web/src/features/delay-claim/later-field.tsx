import { CONTROL } from '../../ui/form/field.tsx'
import { claimText as text } from './delay-claim-text.ts'
import type { QuestionProblems } from './delay-claim.ts'
import type { DelayQuestion } from './delay-question.ts'

type Props = { readonly question: DelayQuestion; readonly problem: QuestionProblems['delay'] }

const WHEN_LATE =
  'hidden group-has-[#event-delay:checked]/claim:inline group-has-[#event-missed-connection:checked]/claim:inline'
const OTHERWISE =
  'group-has-[#event-delay:checked]/claim:hidden group-has-[#event-missed-connection:checked]/claim:hidden'

/** The delay at arrival: of the flight itself, or of its replacement. */
export function LaterField({ question, problem }: Props) {
  return (
    <fieldset
      aria-describedby={problem ? 'delay-hint delay-error' : 'delay-hint'}
      className="group-has-[#event-baggage:checked]/claim:hidden group-has-[#event-downgrade:checked]/claim:hidden"
    >
      <legend className="font-semibold">
        <span className={WHEN_LATE}>{text('claim.delay')}</span>
        <span className={OTHERWISE}>{text('claim.later')}</span>
      </legend>
      <div className="mt-1.5 flex flex-wrap items-center gap-3">
        {(['hours', 'minutes'] as const).map((name) => (
          <NumberField
            key={`${name} ${question[name]}`}
            name={name}
            value={question[name]}
            isWrong={problem !== undefined}
          />
        ))}
      </div>
      <p id="delay-hint" className="mt-1.5 text-small text-soft">
        <span className={WHEN_LATE}>{text('claim.delay.hint')}</span>
        <span className={OTHERWISE}>{text('claim.later.hint')}</span>
      </p>
      {problem && (
        <p id="delay-error" role="alert" className="mt-1 text-small font-medium text-signal">
          {text(problem)}
        </p>
      )}
    </fieldset>
  )
}

type NumberProps = { readonly name: 'hours' | 'minutes'; readonly value: string; readonly isWrong: boolean }

function NumberField({ name, value, isWrong }: NumberProps) {
  return (
    <label className="flex items-center gap-2 text-soft">
      <input
        id={name}
        name={name}
        defaultValue={value}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? 'delay-error' : undefined}
        className={`${CONTROL} w-[4.5rem] px-2 text-center tabular-nums`}
      />
      {text(`claim.${name}`)}
    </label>
  )
}
