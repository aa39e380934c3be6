import { useEffect, useState } from 'react'

import { type InstallRequest, onInstallRequest, installRequestInAddress } from '../../device/install/install-request.ts'
import type { Layout } from '../../device/screen/choose-layout.ts'
import { useLayout } from '../../device/screen/use-layout.ts'
import { useOverlayTurn } from '../../ui/overlay/use-overlay-turn.ts'
import { chooseInstallPrompt, type InstallPromptKind } from './choose-install-prompt.ts'
import { InstallSlip } from './install-slip.tsx'
import { useInstalledEvent } from './use-install-actions.ts'

/** The two install prompts and the one for visitors from social apps, of which at most one is shown. */
export function InstallPrompts() {
  const { prompt, close } = useDuePrompt(useLayout())
  useInstalledEvent(close)
  const isShown = useOverlayTurn(prompt?.kind === 'social' ? 'social-install' : 'install-prompt', prompt !== null)
  return prompt && isShown ? <InstallSlip prompt={prompt} onDone={close} /> : null
}

function useDuePrompt(layout: Layout) {
  const [prompt, setPrompt] = useState<InstallPromptKind | null>(null)
  const [wish, setWish] = useState<InstallRequest | null>(() => installRequestInAddress(location.search))
  // Stable, because an effect depends on it.
  const [close] = useState(() => () => {
    setWish(null)
    setPrompt(null)
  })
  useEffect(() => onInstallRequest(setWish), [])
  useEffect(() => {
    const due = chooseInstallPrompt({ layout, wish, now: Date.now() })
    if (!due) return
    const timer = setTimeout(() => setPrompt(due), due.inMs)
    return () => clearTimeout(timer)
  }, [layout, wish])
  return { prompt, close }
}
