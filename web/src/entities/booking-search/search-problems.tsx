import { useEffect, useEffectEvent } from 'react'

import { Note } from '../../ui/note.tsx'
import { toast } from '../../ui/overlay/toast.ts'

type Props = {
  readonly title: string
  readonly problems: readonly string[]
  /** The query; a new query with problems is announced again. */
  readonly asked: unknown
}

/** Why a search cannot continue: inline on the page, and as a toast for readers elsewhere on it. */
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
