import { useEffect, useState } from 'react'

import { canAnswerHere } from '../../api/companion/answer-in-thread.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { useOnline } from '../../offline/use-online.ts'

/** Who would answer a question that is asked now; null while a device without a network looks for its tables. */
export type Reach = 'server' | 'device' | 'nobody' | null

export function useReach(): Reach {
  const config = usePageConfig()
  const isOnline = useOnline()
  const [isHere, setHere] = useState<boolean | null>(null)
  useEffect(() => {
    if (isOnline) return
    let isOver = false
    void canAnswerHere(config).then((can) => isOver || setHere(can))
    return () => {
      isOver = true
      // By the next time it may have what it lacks now.
      setHere(null)
    }
  }, [config, isOnline])
  if (isOnline) return 'server'
  return isHere === null ? null : isHere ? 'device' : 'nobody'
}
