import type { SupportMessage } from '@app/contracts/support/conversation'
import { expect, it } from 'vitest'

import { withUnsent } from './unsent-message.ts'

const stored = (id: string) => ({ id, body: id }) as SupportMessage
const unsent = (id: string) => ({ id, body: id, at: '2026-11-19T12:00:00Z', problem: null })

it('shows what waits below what the server has, and each message once', () => {
  const shown = withUnsent([stored('a'), stored('b')], [unsent('b'), unsent('c')])
  expect(shown.map(({ id, unsent: waiting }) => [id, waiting !== null])).toEqual([
    ['a', false],
    ['b', false],
    ['c', true],
  ])
})
