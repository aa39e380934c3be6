import { keepTrying } from './keep-trying.ts'

const ANSWER_WITHIN_MS = 10_000

/** A reload that does not get through would throw away the page one has, so the server is asked first. */
export function reloadWhenReached(reload: () => void = () => location.reload()): () => void {
  return keepTrying(async () => {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
    await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })
    reload()
  })
}
