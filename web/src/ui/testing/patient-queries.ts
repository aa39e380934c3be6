import { beforeAll, vi } from 'vitest'

const PATIENCE_MS = 10_000

/** `findBy` and `vi.waitFor` wait one second unless they are told otherwise, and that is too short on two busy cores. */
beforeAll(async () => {
  if (typeof document === 'undefined') return
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: PATIENCE_MS })
})

const { waitFor } = vi
vi.waitFor = (look, options = PATIENCE_MS) => waitFor(look, options)
