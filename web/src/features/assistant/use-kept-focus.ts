import { useEffect, useRef } from 'react'

import { currentLayout } from '../../device/current-layout.ts'

/**
 * A suggestion or an edited question goes once it is sent, and takes the focus along: whoever works by keys goes on in
 * the field. On a phone that would open the keyboard over the answer.
 */
export function useKeptFocus(isLive: boolean) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isLive || document.activeElement !== document.body || currentLayout() === 'mobile') return
    panel.current?.querySelector<HTMLTextAreaElement>('textarea[name=q]')?.focus({ preventScroll: true })
  }, [isLive])
  return panel
}
