import type { ReactNode } from 'react'

import { CONTROL } from '../../../ui/form/field.tsx'
import type { SearchProblem } from './find-search-problem.ts'

type Props = {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly note?: string
  readonly problem: SearchProblem | null
  readonly className?: string
  children(control: {
    readonly id: string
    readonly name: string
    readonly className: string
    readonly 'aria-invalid': boolean
    readonly 'aria-describedby': string | undefined
  }): ReactNode
}

/** As on a printed ticket: a small label above each value, and its problem below. */
export function SearchField({ id, name, label, note, problem, className = '', children }: Props) {
  const isWrong = problem?.field === name
  return (
    <div className={`grid content-start gap-1 ${className}`}>
      <label htmlFor={id} className="chart-label text-soft">
        {label}
        {note && <span className="font-normal"> ({note})</span>}
      </label>
      {children({
        id,
        name,
        className: `${CONTROL} w-full min-w-0`,
        'aria-invalid': isWrong,
        'aria-describedby': isWrong ? `${id}-error` : undefined,
      })}
      {isWrong && (
        <p id={`${id}-error`} role="alert" className="text-small font-medium text-signal">
          {problem.text}
        </p>
      )}
    </div>
  )
}
