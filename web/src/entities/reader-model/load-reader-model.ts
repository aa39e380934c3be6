import type { ReaderModel } from '@app/domain/learned-reader'

let loading: Promise<ReaderModel> | undefined

/** The learned reader of questions and wishes, 1.4 MB on the wire; kept for the next time offline. */
export function loadReaderModel(): Promise<ReaderModel> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(): Promise<ReaderModel> {
  const [{ readReaderModel }, address] = await Promise.all([
    import('@app/datasets/learned-reader'),
    import('virtual:packed-reader-model'),
  ])
  const response = await fetch(address.default)
  if (!response.ok) throw new Error(`${address.default} answered ${response.status}`)
  return readReaderModel(new Uint8Array(await response.arrayBuffer()))
}
