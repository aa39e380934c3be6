import { useEffect, useEffectEvent, useState } from 'react'

import { type ComboboxOption, type FindOptions, groupOptions } from './combobox-option.ts'

const PAUSE_MS = 150

type Answer = {
  readonly query: string
  readonly status: 'found' | 'failed'
  readonly options: readonly ComboboxOption[]
}

const NONE: readonly ComboboxOption[] = []

/**
 * Asks when the typing rests, and drops every answer to an older question. While a new answer is on its way the old
 * list stays, so that it does not flicker under the finger.
 */
export function useOptionSearch(query: string | null, find: FindOptions) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  // Not a reason to ask again: callers may hand over a new function or list with every render.
  const ask = useEffectEvent(find)
  useEffect(() => {
    if (query === null) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      ask(query, stop.signal).then(
        (options) => {
          const sorted = groupOptions(options).flatMap((group) => group.options)
          if (!stop.signal.aborted) setAnswer({ query, status: 'found', options: sorted })
        },
        () => {
          if (!stop.signal.aborted) setAnswer({ query, status: 'failed', options: NONE })
        },
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query])
  if (query === null) return { status: 'idle', options: NONE } as const
  if (answer?.query !== query) return { status: 'loading', options: answer?.options ?? NONE } as const
  return { status: answer.status, options: answer.options }
}
