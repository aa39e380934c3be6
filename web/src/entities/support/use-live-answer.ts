import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { Refused } from './ask-support.ts'

const AGAIN_MS = 30_000
/** After no answer at all: the network or the server is away. */
const SOON_MS = 3_000

export type Live<Answer> = {
  readonly answer: Answer | null
  readonly refused: Refused | null
  readonly reload: () => void
}

/**
 * Asked at once, when told that something changed, when the page is looked at again, and now and then. One question at
 * a time: what changes meanwhile is asked for after it.
 */
export function useLiveAnswer<Answer extends { readonly kind: string }>(
  key: string | null,
  ask: () => Promise<Answer | Refused>,
): Live<Answer> {
  const [state, setState] = useState<{ key: string | null; answer: Answer | null; refused: Refused | null }>({
    key: null,
    answer: null,
    refused: null,
  })
  const again = useRef<() => void>(() => undefined)
  const askNow = useEffectEvent(ask)
  useEffect(() => {
    if (key === null) return
    let isOver = false
    let isAsking = false
    let isStale = false
    let timer: ReturnType<typeof setTimeout> | undefined

    async function load(): Promise<void> {
      if (isAsking) {
        isStale = true
        return
      }
      clearTimeout(timer)
      isAsking = true
      const given = await askNow()
      isAsking = false
      if (isOver) return
      const isRefused = given.kind === 'refused'
      setState((before) => {
        const known = before.key === key ? before.answer : null
        return isRefused
          ? { key, answer: known, refused: given as Refused }
          : { key, answer: given as Answer, refused: null }
      })
      if (isStale) {
        isStale = false
        void load()
      } else timer = setTimeout(whenSeen, isRefused && (given as Refused).code === '' ? SOON_MS : AGAIN_MS)
    }
    const whenSeen = (): void => {
      if (document.visibilityState === 'visible') void load()
    }
    again.current = () => void load()
    void load()
    document.addEventListener('visibilitychange', whenSeen)
    addEventListener('online', whenSeen)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', whenSeen)
      removeEventListener('online', whenSeen)
    }
  }, [key])
  const isCurrent = state.key === key
  return {
    answer: isCurrent ? state.answer : null,
    refused: isCurrent ? state.refused : null,
    reload: () => again.current(),
  }
}
