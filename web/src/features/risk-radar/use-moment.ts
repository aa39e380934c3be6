import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The server's clock in its HTML, then this device's: what was fresh grows old while the page is open. */
export function useMoment(rendered: number): number {
  const [now, setNow] = useState(rendered)
  useEffect(() => {
    const tick = (): void => setNow(Date.now())
    tick()
    const timer = setInterval(tick, MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
