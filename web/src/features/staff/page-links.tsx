import { useSearchParams } from 'react-router'

import { Button } from '../../ui/button.tsx'

type Props = {
  /** What is paged, for screen readers. */
  readonly label: string
  readonly page: number
  readonly perPage: number
  readonly total: number
  /** The name in the URL. */
  readonly param?: string
}

export function readPage(params: URLSearchParams, param = 'page'): number {
  const asked = params.get(param)
  return asked && /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
}

/** The page is in the URL: it can be sent to a colleague, and Back works. */
export function PageLinks({ label, page, perPage, total, param = 'page' }: Props) {
  const [params, setParams] = useSearchParams()
  const last = Math.max(1, Math.ceil(total / perPage))
  if (last === 1 && page === 1) return null
  const go = (to: number) => {
    const next = new URLSearchParams(params)
    next.set(param, String(to))
    setParams(next, { preventScrollReset: true })
  }
  return (
    <nav aria-label={label} className="mt-6 flex flex-wrap items-center gap-4">
      <Button variant="outline" size="sm" disabled={page <= 1} onClick={() => go(page - 1)}>
        Previous
      </Button>
      <p className="text-small text-soft tabular-nums">
        Page {page} of {last}, {total} in all
      </p>
      <Button variant="outline" size="sm" disabled={page >= last} onClick={() => go(page + 1)}>
        Next
      </Button>
    </nav>
  )
}
