import { vi } from 'vitest'

const TIMEOUT_MS = 10_000

// `findBy` and `vi.waitFor` wait one second by default, which is too short on two busy cores. The library is shared by
// the worker, so settings of the previous file are reset here.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: TIMEOUT_MS, defaultHidden: false })
}

const { waitFor } = vi
vi.waitFor = (look, options = TIMEOUT_MS) => waitFor(look, options)
