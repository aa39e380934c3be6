import { useEffect, useState } from 'react'

import type { Layout } from '../../device/choose-layout.ts'
import { type InstallWish, onInstallWish, wishInAddress } from '../../device/install/install-wish.ts'
import { useLayout } from '../../device/use-layout.ts'
import { useOverlayTurn } from '../../ui/use-overlay-turn.ts'
import { chooseInstallPrompt, type InstallPromptKind } from './choose-install-prompt.ts'
import { InstallSlip } from './install-slip.tsx'
import { useInstalledEvent } from './use-install-actions.ts'

/** The two install prompts and the one for visitors from social apps, of which at most one is asked. */
export function InstallPrompts() {
  const { prompt, close } = useDuePrompt(useLayout())
  useInstalledEvent(close)
  const isShown = useOverlayTurn(prompt?.kind === 'social' ? 'social-install' : 'install-prompt', prompt !== null)
  return prompt && isShown ? <InstallSlip prompt={prompt} onDone={close} /> : null
}

function useDuePrompt(layout: Layout) {
  const [prompt, setPrompt] = useState<InstallPromptKind | null>(null)
  const [wish, setWish] = useState<InstallWish | null>(() => wishInAddress(location.search))
  // Stable, because an effect listens with it.
  const [close] = useState(() => () => {
    setWish(null)
    setPrompt(null)
  })
  useEffect(() => onInstallWish(setWish), [])
  useEffect(() => {
    const due = chooseInstallPrompt({ layout, wish, now: Date.now() })
    if (!due) return
    const timer = setTimeout(() => setPrompt(due), due.inMs)
    return () => clearTimeout(timer)
  }, [layout, wish])
  return { prompt, close }
}
