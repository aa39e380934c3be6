import { useEffect, useEffectEvent, useState } from 'react'

import { type Located, locate, ON_A_MAP } from '../../device/geolocation.ts'

export type Position = Extract<Located, { kind: 'found' }>

/** Requests the position when the dialog opens, and again on demand; null while waiting. */
export function usePosition(onLocated: (located: Located) => void): {
  readonly located: Located | null
  readonly locateAgain: () => void
} {
  const [located, setLocated] = useState<Located | null>(null)
  const [tries, setTries] = useState(0)
  const tell = useEffectEvent(onLocated)
  useEffect(() => {
    let isWanted = true
    void locate(ON_A_MAP).then((found) => {
      if (!isWanted) return
      setLocated(found)
      tell(found)
    })
    return () => {
      isWanted = false
    }
  }, [tries])
  function locateAgain(): void {
    setLocated(null)
    setTries(tries + 1)
  }
  return { located, locateAgain }
}
