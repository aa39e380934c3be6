import type { KnownAirlinesResponse, knownAirlinesContract } from '@app/contracts/known-airlines'
import type { KnownAirlines } from '@app/datasets/known-airlines'
import { useEffect, useState } from 'react'

import { backend } from '../../api/backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'

/** Type only: the schemas stay on the server. */
const NAME: (typeof knownAirlinesContract)['name'] = 'known-airlines'
const TIMEOUT_MS = 6000

type Known = Pick<KnownAirlines, 'airlines'>

/** The server-rendered list, or the function's answer. */
export function useKnownAirlines(drawn: Known | null, from: string, to: string): Known | 'loading' | 'failed' {
  const config = usePageConfig()
  const pair = `${from} ${to}`
  const [answer, setAnswer] = useState<{ readonly pair: string; readonly known: Known | 'failed' } | null>(null)
  const isAsked = drawn === null && answer?.pair !== pair
  useEffect(() => {
    if (!isAsked) return
    const stop = new AbortController()
    const ask = async (): Promise<Known | 'failed'> => {
      if (!navigator.onLine) return 'failed'
      const { functions } = await backend(config)
      const wishes = { body: { from, to }, signal: stop.signal, timeout: TIMEOUT_MS }
      const { data } = await functions.invoke<KnownAirlinesResponse>(NAME, wishes)
      return Array.isArray(data?.airlines) ? data : 'failed'
    }
    void ask()
      .catch(() => 'failed' as const)
      .then((known) => {
        if (!stop.signal.aborted) setAnswer({ pair, known })
      })
    return () => stop.abort()
  }, [config, from, isAsked, pair, to])
  if (drawn) return drawn
  return answer?.pair === pair ? answer.known : 'loading'
}
