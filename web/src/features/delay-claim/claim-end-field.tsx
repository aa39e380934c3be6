import { claimText as text } from '../../text/claim.ts'
import { AirportChoices, AirportField } from '../../ui/airport-field.tsx'
import type { AirportProblem } from './delay-claim.ts'
import { type DelayQuestion, questionLink } from './delay-question.ts'

type Props = {
  readonly name: 'from' | 'to'
  readonly question: DelayQuestion
  readonly problem?: AirportProblem | undefined
}

export function ClaimEndField({ name, question, problem }: Props) {
  return (
    <AirportField
      name={name}
      label={text(`claim.${name}`)}
      hint={text(`claim.${name}.hint`)}
      value={question[name]}
      error={
        problem && (
          <>
            <p>{text(problem.text)}</p>
            {problem.choices && (
              <AirportChoices airports={problem.choices} linkTo={(code) => questionLink(question, { [name]: code })} />
            )}
          </>
        )
      }
    />
  )
}
