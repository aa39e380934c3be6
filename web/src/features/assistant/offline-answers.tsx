import { useEffect, useState } from 'react'
import { Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { whenIdle } from '../../device/hydration/when-idle.ts'
import { canAnswerOnDevice, prepareAnswers } from '../../entities/conversation/companion/answer-on-device.ts'
import { useOnline } from '../../offline/use-online.ts'
import { Note } from '../../ui/note.tsx'
import { assistantText as text } from './assistant-text.ts'

/** What can answer a question now; null while an offline device checks its tables. */
export type AnswerSource = 'server' | 'device' | 'none' | null

export function useAnswerSource(): AnswerSource {
  const config = usePageConfig()
  const isOnline = useOnline()
  const [isHere, setHere] = useState<boolean | null>(null)
  useEffect(() => {
    if (isOnline) return
    let isOver = false
    void canAnswerOnDevice(config).then((can) => isOver || setHere(can))
    return () => {
      isOver = true
      // By the next time the tables may have been downloaded.
      setHere(null)
    }
  }, [config, isOnline])
  if (isOnline) return 'server'
  return isHere === null ? null : isHere ? 'device' : 'none'
}

/**
 * Once the assistant was opened, it also answers offline: the tables are downloaded when the browser is idle, and the
 * service worker caches them. Without a service worker nothing is downloaded.
 */
export function usePrepareOfflineAnswers(): void {
  const config = usePageConfig()
  useEffect(() => {
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
    if (!worker) return
    let stop = (): void => {}
    const prepare = (): void => {
      stop = whenIdle(() => prepareAnswers(config))
    }
    if (worker.controller) prepare()
    else worker.addEventListener('controllerchange', prepare, { once: true })
    return () => {
      worker.removeEventListener('controllerchange', prepare)
      stop()
    }
  }, [config])
}

/** Says what can be asked offline. The status region is always there, so that screen readers announce its change. */
export function OfflineNote({ source }: { readonly source: AnswerSource }) {
  return (
    <div role="status" className="not-empty:mb-4">
      {source === 'device' && <Note title={text('offline.device')}>{text('offline.device.text')}</Note>}
      {source === 'none' && (
        <Note tone="notice" title={text('offline.nobody')}>
          {text('offline.nobody.text')}
        </Note>
      )}
    </div>
  )
}

/** Tools that work offline. */
const OFFLINE_TOOLS = [
  ['/#actions', 'works.emergency'],
  ['/itinerary', 'works.trips'],
  ['/dashboard', 'works.saved'],
  ['/documents', 'works.visa'],
  ['/flight-compensation', 'works.claim'],
  ['/translate', 'works.phrases'],
] as const

/** Replaces the suggested questions when nothing can answer them. */
export function OfflineTools() {
  return (
    <div className="mt-5">
      <h2 className="chart-label caps font-sans text-soft">{text('works')}</h2>
      <ul className="mt-2 border-t border-line">
        {OFFLINE_TOOLS.map(([to, key]) => (
          <li key={to} className="border-b border-line">
            <Link
              to={to}
              className="flex min-h-12 items-center py-2 font-display text-lead text-ink no-underline hover:text-tide"
            >
              {text(key)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
