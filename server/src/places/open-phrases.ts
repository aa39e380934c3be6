import { readPackedFile } from '@app/datasets/packed-files'
import { loadPhrases } from '@app/datasets/phrases'
import type { PhraseTables } from '@app/domain/travel-phrases'

let loading: Promise<PhraseTables> | undefined

/** Read with the first page or question that needs them; each language is kept once read, 20 KB. */
export function openPhrases(): Promise<PhraseTables> {
  loading ??= loadPhrases(readPackedFile).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
