import { expect, it, vi } from 'vitest'

import { answerSaying } from '../../../test/answer-saying.ts'
import { listConversations, listTurns } from './remote-conversations.ts'

const CONFIG = { supabaseUrl: null, supabaseKey: 'key' }
const rows = vi.hoisted((): { found: object[] } => ({ found: [] }))
vi.mock('../../api/backend.ts', () => {
  const query = {
    select: () => query,
    eq: () => query,
    order: () => query,
    limit: () => query,
    abortSignal: async () => ({ data: rows.found }),
  }
  return { backend: async () => ({ from: () => query }) }
})

const answer = answerSaying()

it('skips rows with an invalid timestamp', async () => {
  const at = '2026-11-14T12:00:00+00:00'
  rows.found = ['-infinity', at].map((moment) => ({ id: moment, title: 'x', created_at: moment, updated_at: at }))
  expect(await listConversations(CONFIG, 'ann')).toMatchObject([{ id: at, createdAt: '2026-11-14T12:00:00.000Z' }])
  rows.found = ['-infinity', at].map((moment) => ({ id: moment, question: 'Why?', answer, asked_at: moment }))
  expect(await listTurns(CONFIG, 'c')).toMatchObject([{ id: at, askedAt: '2026-11-14T12:00:00.000Z' }])
})
