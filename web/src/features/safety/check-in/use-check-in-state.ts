import type { CheckInResponse } from '@app/contracts/safety/check-in'
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { askCheckIn } from './check-in-api.ts'

/** Null while loading. */
type State = CheckInResponse | 'failed' | null

/** Another device or the job may have changed something. */
const LOOK_AGAIN_MS = 60_000

export function useCheckInState(userId: string): {
  readonly state: State
  readonly setState: Dispatch<SetStateAction<State>>
  readonly again: () => void
} {
  const config = usePageConfig()
  const [state, setState] = useState<State>(null)
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isGone = false
    const look = (): void =>
      void askCheckIn(config, { action: 'look' }).then((asked) => {
        if (isGone) return
        if (asked.kind === 'answered') setState(asked.answer)
        // A timer on the screen stays there when one look at it gets no answer.
        else setState((shown) => shown ?? 'failed')
      })
    look()
    const timer = setInterval(look, LOOK_AGAIN_MS)
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [config, userId, round])
  const again = (): void => {
    setState((shown) => (shown === 'failed' ? null : shown))
    setRound((before) => before + 1)
  }
  return { state, setState, again }
}
