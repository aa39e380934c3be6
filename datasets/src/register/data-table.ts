import type { CalendarDate, Source } from '@app/domain/kernel'

export type Licence = {
  /** SPDX where there is one. */
  readonly id: string
  readonly title: string
  /** Null when facts are free to use without written terms. */
  readonly url: string | null
  /** Works derived from the table need the same licence. */
  readonly isShareAlike: boolean
}

export type TableSource = Source & { readonly licence: Licence; readonly checkedAt: CalendarDate }

/** One packed file: its content, its sources, and its reliability. */
export type DataTable = {
  readonly id: string
  /** In `packed/`. */
  readonly file: string
  readonly title: string
  readonly about: string
  /** The first is the main one. */
  readonly sources: readonly TableSource[]
  readonly isShareAlike: boolean
  /** Written by our editors and not verified: claims from it are never verified. */
  readonly isEditorial: boolean
  readonly version: number
  readonly rows: number
  /** Of the content, before compression. */
  readonly bytes: number
  readonly sha256: string
  readonly knownProblems: readonly string[]
}
