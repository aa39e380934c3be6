import { lazy, type ReactNode, Suspense, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import type { Save } from './saved-item.ts'
import { sayNotKept } from './say-not-kept.ts'

const loadQuestion = async () => ({ default: (await import('./drop-question.tsx')).DropQuestion })
const DropQuestion = lazy(loadQuestion)

type Drop = {
  /** Removes a save, after a confirmation if it has a note. */
  readonly drop: (save: Save) => Promise<void>
  readonly question: ReactNode
}

export function useDrop(): Drop {
  const config = usePageConfig()
  const [asked, setAsked] = useState<Save | null>(null)
  async function remove(save: Save): Promise<void> {
    setAsked(null)
    try {
      const { dropItem } = await import('./keep-item.ts')
      await dropItem(config, save)
    } catch (error) {
      sayNotKept('remove.failed', error)
    }
  }
  /** Loaded before it is rendered: a question that fails to load would take the whole page down. */
  async function askFirst(save: Save): Promise<void> {
    try {
      await loadQuestion()
      setAsked(save)
    } catch (error) {
      sayNotKept('remove.failed', error)
    }
  }
  return {
    drop: async (save) => (save.note ? askFirst(save) : remove(save)),
    question: asked && (
      <Suspense fallback={null}>
        <DropQuestion save={asked} onDrop={() => void remove(asked)} onKeep={() => setAsked(null)} />
      </Suspense>
    ),
  }
}
