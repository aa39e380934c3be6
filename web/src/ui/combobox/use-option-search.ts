import { useEffect, useEffectEvent, useState } from 'react'

import { type ComboboxOption, type FindOptions, type FoundOptions, groupOptions } from './combobox-option.ts'

const PAUSE_MS = 300

type Answer = {
  readonly query: string
  /** `meanwhile` is shown, but more results are coming. */
  readonly status: 'meanwhile' | 'found' | 'failed'
  readonly options: readonly ComboboxOption[]
  readonly note: string | undefined
}

const NONE: readonly ComboboxOption[] = []

/**
 * Searches when typing pauses, and drops answers to older queries. While a new answer is loading the old list stays, so
 * that it does not flicker.
 */
export function useOptionSearch(query: string | null, find: FindOptions) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  // Not a reason to search again: callers may pass a new function or list with every render.
  const ask = useEffectEvent(find)
  useEffect(() => {
    if (query === null) return
    const stop = new AbortController()
    const keep = (status: Answer['status'], found: readonly ComboboxOption[] | FoundOptions): void => {
      if (stop.signal.aborted) return
      const { options, note } = 'options' in found ? found : { options: found }
      const sorted = groupOptions(options).flatMap((group) => group.options)
      setAnswer({ query, status, options: sorted, note })
    }
    const timer = setTimeout(() => {
      ask(query, stop.signal, (found) => keep('meanwhile', found)).then(
        (found) => keep('found', found),
        () => keep('failed', NONE),
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query])
  if (query === null) return { status: 'idle', options: NONE, note: undefined } as const
  const known = answer && isAbout(answer.query, query) ? answer : null
  const isReady = known?.query === query && known.status !== 'meanwhile'
  return { status: isReady ? known.status : 'loading', options: known?.options ?? NONE, note: known?.note } as const
}

/** Results for "lis" are still useful for "lisb"; for "rom" they are not. */
function isAbout(asked: string, query: string): boolean {
  return asked.startsWith(query) || query.startsWith(asked)
}
