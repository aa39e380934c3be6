/** `findBy` waits one second unless it is told otherwise, and that is too short on two busy cores. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 10_000 })
}
