import { useEffect, useState } from 'react'

/** True for a short while after it was said: a confirmation that leaves by itself. */
export function useShortWhile(ms: number): readonly [isNow: boolean, say: () => void] {
  const [isNow, setNow] = useState(false)
  useEffect(() => {
    if (!isNow) return
    const timer = setTimeout(() => setNow(false), ms)
    return () => clearTimeout(timer)
  }, [isNow, ms])
  return [isNow, () => setNow(true)]
}
