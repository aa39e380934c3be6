import { useEffect, useState } from 'react'

import { loadPhrases } from '../../../entities/phrases/load-phrases.ts'

const NONE: ReadonlyMap<string, string> = new Map()

/** Each phrase in English by its key; empty until the list is loaded. */
export function useEnglishPhrases(): ReadonlyMap<string, string> {
  const [known, setKnown] = useState(NONE)
  useEffect(() => {
    let isWanted = true
    void loadPhrases().then(
      ({ entries }) => isWanted && setKnown(new Map(entries.map(({ key, english }) => [key, english]))),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [])
  return known
}
