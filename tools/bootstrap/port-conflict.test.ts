import { createServer } from 'node:net'

import { expect, it } from 'vitest'

import { findPortConflict } from './port-conflict.mjs'

it('reports a port in use, and accepts a free or an invalid one', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  expect(await findPortConflict({ PORT: String(port) })).toBe(
    `Port ${port} is in use. Stop the other server, or choose another port: PORT=${port + 1} npm start`,
  )
  await new Promise((resolve) => other.close(resolve))
  for (const PORT of ['0', 'abc', '70000', '-1', '']) expect(await findPortConflict({ PORT })).toBeNull()
})
