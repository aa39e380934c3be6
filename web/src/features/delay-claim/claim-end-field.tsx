import { AirportChoices, AirportField } from '../../entities/place/fields/airport-field.tsx'
import { claimText as text } from './delay-claim-text.ts'
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
