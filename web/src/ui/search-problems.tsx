import { useEffect, useEffectEvent } from 'react'

import { Note } from './note.tsx'
import { toast } from './toast.ts'

type Props = {
  readonly title: string
  readonly problems: readonly string[]
  /** What was asked; a new question with problems is said aloud once more. */
  readonly asked: unknown
}

/** Why a search cannot go on: in its place on the page, and as a message for those who look elsewhere. */
export function SearchProblems({ title, problems, asked }: Props) {
  const say = useEffectEvent(() => {
    toast.error(problems[0] ?? title, { title })
  })
  useEffect(() => say(), [asked])
  return (
    <Note tone="warning" title={title}>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Note>
  )
}
