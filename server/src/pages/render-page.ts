import type { PageConfig, PageToRender, RenderedPage } from '@app/contracts/page-rendering'

import { QueueRefused } from '../limits/fair-queue.ts'
import type { Platform } from '../platform.ts'
import { type DrawnPage, type FinishedPage, finishPage } from './finish-page.ts'
import { createKeptPages } from './kept-pages.ts'
import type { PageSource } from './page-source.ts'
import { PageTooLate, type RenderQueue } from './render-queue.ts'
import { createSharedWork } from './share-work.ts'

export type Redirect = Extract<RenderedPage, { kind: 'redirect' }>

export type PageRequest = {
  readonly asked: Omit<PageToRender<AbortSignal>, 'signal'>
  /** Pages of one address share a queue. */
  readonly address: string
  readonly queue: RenderQueue
  /** Aborts when the visitor has left. */
  readonly gone: AbortSignal
  /** Null for a page that is rendered for one visitor only. */
  readonly key: string | null
  /** The status to send in place of the page's own, known once it is rendered. */
  statusInstead?(): number | undefined
}

/** Rejects with QueueRefused, and with the signal's reason when the visitor has left; every other failure is a page. */
export type RenderForRequest = (request: PageRequest) => Promise<FinishedPage | Redirect>

/** Renders the requested page, at most once a minute for all visitors who get the same. */
export function createPageRendering(source: PageSource, log: Platform['log']): RenderForRequest {
  const kept = createKeptPages()
  const share = createSharedWork<FinishedPage | Redirect>()
  const find = (key: string | null): FinishedPage | undefined => (key === null ? undefined : kept.find(key))

  const finish = async (page: DrawnPage, { asked, key, statusInstead }: PageRequest): Promise<FinishedPage> => {
    for (const { id, error } of page.problems ?? []) {
      log.error({ error, id, path: new URL(asked.url).pathname }, 'A page met an error')
    }
    const status = statusInstead?.() ?? page.status
    const finished = finishPage(await source.template(), { ...page, status }, asked.config.layout)
    if (key !== null && status === 200 && !page.problems?.length) kept.keep(key, finished)
    return finished
  }

  const render = async (request: PageRequest, signal: AbortSignal): Promise<FinishedPage | Redirect> => {
    // Another address may have had it rendered while this request waited.
    const known = find(request.key)
    if (known) return known
    const page = await source.render({ ...request.asked, signal })
    return page.kind === 'redirect' ? page : finish(page, request)
  }

  const enqueue = (request: PageRequest, gone: AbortSignal): Promise<FinishedPage | Redirect> => {
    const { address, asked, queue } = request
    return queue
      .draw(address, gone, (signal) => render(request, signal))
      .catch((error: unknown) => {
        if (gone.aborted || error instanceof QueueRefused) throw error
        log.error({ error, path: new URL(asked.url).pathname }, 'A page could not be drawn')
        return finish({ ...shellOf(asked.config), status: error instanceof PageTooLate ? 503 : 500 }, request)
      })
  }

  return async (request) => {
    const { address, gone, key } = request
    const known = find(key)
    if (known) return known
    // One queue per address, so that addresses do not wait for each other.
    return key === null
      ? enqueue(request, gone)
      : share(`${address} ${key}`, gone, (everyoneGone) => enqueue(request, everyoneGone))
  }
}

/** Without a server-rendered body the browser renders the page itself, and shows the error if that fails too. */
export function shellOf(config: PageConfig): DrawnPage {
  const state = JSON.stringify({ config }).replaceAll('<', '\\u003c')
  return { kind: 'page', status: 500, head: '', body: '', state, isEager: true }
}
