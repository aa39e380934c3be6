import Heart from 'lucide-react/icons/heart'
import { lazy, Suspense, useEffect, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { whenIdle } from '../../device/hydration/when-idle.ts'
import { savesText as text } from './save-text.ts'
import { isSame, type SavableItem } from './saved-item.ts'
import { sayNotKept } from './say-not-kept.ts'
import { useDrop } from './use-drop.tsx'
import { useSaves } from './use-saves.ts'

const loadPrompt = async () => ({ default: (await import('./save-prompt.tsx')).SavePrompt })
const SavePrompt = lazy(loadPrompt)
const loadKeeping = () => import('./keep-item.ts')
const loadMessages = () => import('../../ui/overlay/toaster.tsx')
const PROMPT_AFTER_MS = 1000

type Props = {
  readonly item: SavableItem
  /** `icon`: only the heart, for rows where the name would repeat. */
  readonly look?: 'text' | 'icon'
}

/** Unsaved, saving, or saved in red; a second press removes it. */
export function SaveButton({ item, look = 'text' }: Props) {
  const config = usePageConfig()
  const { saves } = useSaves()
  const [isBusy, setBusy] = useState(false)
  const [prompts, setPrompts] = useState(0)
  const kept = saves.find((save) => isSame(save, item))
  const isSaved = kept !== undefined
  const { drop, question } = useDrop()
  useEffect(
    () =>
      whenIdle(() => {
        // Preloaded, because they could not be loaded offline, and not every browser caches them in a worker.
        for (const load of [loadKeeping, loadMessages]) load().catch(() => undefined)
      }),
    [],
  )
  async function press(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    try {
      if (kept) return await drop(kept)
      const { isPromptStillDue, keepItem } = await loadKeeping()
      const { isPromptDue } = await keepItem(config, item)
      if (isPromptDue) void promptSoon(() => isPromptStillDue() && setPrompts((count) => count + 1))
    } catch (error) {
      sayNotKept('failed.text', error)
    } finally {
      setBusy(false)
    }
  }
  const label = text(isBusy ? 'saving' : isSaved ? 'saved' : 'save')
  const size = look === 'icon' ? 'size-11 justify-center' : 'min-h-11'
  return (
    <>
      <button
        type="button"
        aria-pressed={isSaved}
        aria-busy={isBusy}
        aria-label={`${label} ${item.title}`}
        className={`inline-flex shrink-0 cursor-pointer items-center gap-1.5 font-semibold ${size} ${isSaved ? 'text-signal' : 'text-tide'}`}
        onClick={() => void press()}
      >
        <Heart
          className={`size-4.5 ${isSaved ? 'fill-signal' : ''} ${isBusy ? 'motion-safe:animate-pulse' : ''}`}
          strokeWidth={1.75}
          aria-hidden="true"
        />
        {look === 'text' && label}
      </button>
      {question}
      {prompts > 0 && (
        <Suspense fallback={null}>
          <SavePrompt key={prompts} />
        </Suspense>
      )}
    </>
  )
}

/** Not rendered if it cannot load, which would take the whole page down. */
async function promptSoon(show: () => unknown): Promise<void> {
  const { default: loaded } = await loadPrompt().catch(() => ({ default: null }))
  if (loaded) setTimeout(show, PROMPT_AFTER_MS)
}
