import type { PageConfig } from '@app/contracts/page-rendering'

import { readFlag, writeFlag } from '../device/flags.ts'

/** The device's copy of conversations: it exists once the assistant was opened here. */
const OPENED = 'sojourn-conversations'
/** The name of this script when it last ran: another build has another. */
const READY_KEY = 'assistant-ready'

/**
 * Whoever has used the assistant may ask it next without a network. After an update its script and tables have new
 * names, and the worker has only kept the old ones: they are fetched once on whatever page the new build is opened at.
 */
export async function keepAssistant(config: PageConfig): Promise<void> {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!worker?.controller || !('databases' in indexedDB) || readFlag(READY_KEY) === import.meta.url) return
  const known = await indexedDB.databases()
  if (!known.some(({ name }) => name === OPENED)) return
  const [{ prepareAnswers }] = await Promise.all([
    import('../api/companion/answer-in-thread.ts'),
    import('./pages/assistant.tsx'),
    import('../features/assistant/load-answer-parts.ts').then(({ loadAnswerParts }) => loadAnswerParts()),
  ])
  prepareAnswers(config)
  writeFlag(READY_KEY, import.meta.url)
}
