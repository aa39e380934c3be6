import { vi } from 'vitest'

const PATIENCE_MS = 10_000

// `findBy` and `vi.waitFor` wait one second unless they are told otherwise, and that is too short on two busy cores.
// The library belongs to the worker, so what the file before wished for itself is taken back here.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: PATIENCE_MS, defaultHidden: false })
}

const { waitFor } = vi
vi.waitFor = (look, options = PATIENCE_MS) => waitFor(look, options)
