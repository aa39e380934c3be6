import type { PageConfig } from '@app/contracts/page-rendering'

import { readFlag, writeFlag } from '../device/storage/flags.ts'

/** The device's conversations exist once the assistant was opened here. */
const OPENED = 'sojourn-conversations'
/** The name of this script when it last ran; another build has another name. */
const READY_KEY = 'assistant-ready'

/**
 * The assistant works offline once it was used. After an update its script and tables have new names, and the worker
 * has only cached the old ones: they are loaded once, on the first page opened with the new build.
 */
export async function keepAssistant(config: PageConfig): Promise<void> {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!worker?.controller || !('databases' in indexedDB) || readFlag(READY_KEY) === import.meta.url) return
  const known = await indexedDB.databases()
  if (!known.some(({ name }) => name === OPENED)) return
  const [{ prepareAnswers }] = await Promise.all([
    import('../entities/conversation/companion/answer-on-device.ts'),
    import('../pages/tools/assistant.tsx'),
    import('../features/assistant/turn/deferred-answer.tsx').then(({ loadAnswerParts }) => loadAnswerParts()),
  ])
  prepareAnswers(config)
  writeFlag(READY_KEY, import.meta.url)
}
