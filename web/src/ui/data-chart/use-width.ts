import { useEffect, useRef, useState } from 'react'

import { useLayout } from '../../device/use-layout.ts'

const GUESS_PX = { mobile: 342, desktop: 640 } as const

/** A drawing in real pixels, so that its letters stay readable on a phone. The server draws for a likely width. */
export function useWidth() {
  const guess = GUESS_PX[useLayout()]
  const box = useRef<HTMLDivElement>(null)
  const [measured, setMeasured] = useState<number | null>(null)
  useEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const watcher = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setMeasured(Math.round(entry.contentRect.width))
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return { box, widthPx: measured ?? guess }
}
