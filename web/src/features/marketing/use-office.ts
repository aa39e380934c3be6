import { useEffect, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { askOffice, type Asked } from './ask-office.ts'

type State<Answer> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly reason: string }

export type Office<Wish, Answer> = {
  readonly state: State<Answer>
  readonly isWorking: boolean
  again(): void
  /** Changes something; the answer replaces everything that is shown. */
  act(wish: Wish, said?: string): Promise<Asked<Answer>>
}

/** One function of the office: it answers each change with everything that its screen shows. */
export function useOffice<Wish extends object, Answer>(name: string): Office<Wish, Answer> {
  const config = usePageConfig()
  const [state, setState] = useState<State<Answer>>({ kind: 'loading' })
  const [round, setRound] = useState(0)
  const [isWorking, setWorking] = useState(false)
  useEffect(() => {
    let isCurrent = true
    void askOffice<Answer>(config, name, { action: 'overview' }).then((asked) => {
      if (!isCurrent) return
      setState(
        asked.kind === 'answered'
          ? { kind: 'loaded', answer: asked.answer }
          : { kind: 'failed', reason: asked.message },
      )
    })
    return () => {
      isCurrent = false
    }
  }, [config, name, round])
  return {
    state,
    isWorking,
    again: () => setRound((before) => before + 1),
    async act(wish, said) {
      setWorking(true)
      const asked = await askOffice<Answer>(config, name, wish)
      setWorking(false)
      if (asked.kind === 'answered') setState({ kind: 'loaded', answer: asked.answer })
      if (asked.kind === 'answered' && said) toast.success(said)
      if (asked.kind === 'refused' && asked.issues.length === 0) toast.error(asked.message)
      return asked
    },
  }
}
