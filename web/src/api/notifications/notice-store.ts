import type { BackendConfig } from '../backend.ts'
import type { NoticeState } from './notice-state.ts'
import { mergeNotices, type Notice } from './notice.ts'

const NOBODY: NoticeState = { userId: null, notices: [], status: 'loading' }

let state = NOBODY
let stop: (() => void) | undefined
const listeners = new Set<() => void>()

/** The traveller's messages, one list for the whole page. What asks and listens is fetched when somebody is signed in. */
export const noticeStore = {
  get: (): NoticeState => state,
  getOnServer: (): NoticeState => NOBODY,
  listen(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  change(changes: Partial<NoticeState>): void {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  },
  add(arrived: readonly Notice[]): void {
    noticeStore.change({ notices: mergeNotices(state.notices, arrived) })
  },
  /** For whoever is signed in, until somebody else is: asks once and then listens. */
  follow(config: BackendConfig, userId: string | null): void {
    if (state.userId === userId) return
    stop?.()
    stop = undefined
    noticeStore.change({ ...NOBODY, userId })
    if (userId === null) return
    import('./follow-notices.ts').then(
      ({ followNotices }) => {
        if (state.userId === userId) stop = followNotices(config, userId, noticeStore)
      },
      () => noticeStore.change({ status: 'failed' }),
    )
  },
  /** From the start, for whoever was told that it failed. */
  again(config: BackendConfig): void {
    const { userId } = state
    stop?.()
    stop = undefined
    state = NOBODY
    noticeStore.follow(config, userId)
  },
}
