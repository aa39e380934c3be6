import { useEffect, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'

const MINUTE_MS = 60_000

/** The time there. A page from the server may be hours old when it is read, so only a living one shows it. */
export function LocalClock({ timeZone }: { readonly timeZone: string }) {
  const { locale } = usePageConfig()
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const tick = (): void => setNow(new Date())
    const first = setTimeout(tick, 0)
    const timer = setInterval(tick, MINUTE_MS / 4)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [])
  if (!now) return null
  const words = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' }).format(now)
  return (
    <time dateTime={now.toISOString()} className="tabular-nums">
      {words}
    </time>
  )
}
