import type { CalendarDate, Source } from '@app/domain/kernel'

export type Licence = {
  /** SPDX where there is one. */
  readonly id: string
  readonly title: string
  /** Null where facts are free to use and nobody has written terms. */
  readonly url: string | null
  /** What is derived from the table stays under the same licence. */
  readonly isShareAlike: boolean
}

export type TableSource = Source & { readonly licence: Licence; readonly checkedAt: CalendarDate }

/** One packed file: what it holds, who says so, and how far it can be trusted. */
export type DataTable = {
  readonly id: string
  /** In `packed/`. */
  readonly file: string
  readonly title: string
  readonly about: string
  /** The first is the main one. */
  readonly sources: readonly TableSource[]
  readonly isShareAlike: boolean
  readonly version: number
  readonly rows: number
  /** Of the content, before compression. */
  readonly bytes: number
  readonly sha256: string
  readonly knownProblems: readonly string[]
}
