import { beforeAll } from 'vitest'

/** `findBy` waits one second unless it is told otherwise, and that is too short on two busy cores. */
beforeAll(async () => {
  if (typeof document === 'undefined') return
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 10_000 })
})
