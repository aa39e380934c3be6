import { Fragment } from 'react'

import { withCapital } from '../../../entities/guide/describe-country.ts'

type Props = {
  readonly facts: readonly (string | null | false | undefined)[]
  readonly className?: string
}

/** Short facts in one line, separated by dots and capitalised; empty ones are left out. */
export function FactsLine({ facts, className = '' }: Props) {
  const shown = facts.filter((fact): fact is string => typeof fact === 'string' && fact !== '')
  if (shown.length === 0) return null
  return (
    <p className={`text-small tabular-nums ${className}`}>
      {shown.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && (
            <>
              <span aria-hidden="true" className="px-0.5 text-edge">
                {' · '}
              </span>
              <span className="sr-only">, </span>
            </>
          )}
          {index === 0 ? withCapital(fact) : fact}
        </Fragment>
      ))}
    </p>
  )
}
