import { useEffect, useState } from 'react'

/** True for a short time after `say`: a confirmation that disappears by itself. */
export function useShortWhile(ms: number): readonly [isNow: boolean, say: () => void] {
  const [isNow, setNow] = useState(false)
  useEffect(() => {
    if (!isNow) return
    const timer = setTimeout(() => setNow(false), ms)
    return () => clearTimeout(timer)
  }, [isNow, ms])
  return [isNow, () => setNow(true)]
}
