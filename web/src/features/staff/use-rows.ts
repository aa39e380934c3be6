import { useEffect, useState } from 'react'

import { backend } from '../../api/backend.ts'
import type { Backend } from '../../api/create-backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'

type Answer<Row> = { readonly data: readonly Row[] | null; readonly error: { readonly message: string } | null }
type Rows<Row> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly rows: readonly Row[] }
  | { readonly kind: 'failed'; readonly reason: string }

/** Reads a table as the signed-in user. `ask` must be stable between renders; `again` reloads. */
export function useRows<Row>(ask: (client: Backend) => PromiseLike<Answer<Row>>) {
  const config = usePageConfig()
  const [state, setState] = useState<Rows<Row>>({ kind: 'loading' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isCurrent = true
    const tell = (rows: Rows<Row>) => isCurrent && setState(rows)
    backend(config)
      .then(ask)
      .then(
        ({ data, error }) =>
          tell(error ? { kind: 'failed', reason: error.message } : { kind: 'loaded', rows: data ?? [] }),
        (error: unknown) => tell({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
      )
    return () => {
      isCurrent = false
    }
  }, [config, ask, round])
  return { state, again: () => setRound((before) => before + 1) }
}
