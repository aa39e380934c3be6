import type { Notice } from './notice.ts'

export type NoticeState = {
  readonly userId: string | null
  readonly notices: readonly Notice[]
  readonly status: 'loading' | 'ready' | 'failed'
}

/** What those who ask and listen may do to the list. */
export type NoticeSink = {
  get(): NoticeState
  change(changes: Partial<NoticeState>): void
  add(arrived: readonly Notice[]): void
}
