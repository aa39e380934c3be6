import { expect, it, vi } from 'vitest'

import { listConversations, listTurns } from './account-conversations.ts'
import { answerSaying } from './testing/answer-saying.ts'

const CONFIG = { supabaseUrl: null, supabaseKey: 'key' }
const rows = vi.hoisted((): { found: object[] } => ({ found: [] }))
vi.mock('../backend.ts', () => {
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

it('leaves out a row with a moment that no calendar has, and reads the others', async () => {
  const at = '2026-11-14T12:00:00+00:00'
  rows.found = ['-infinity', at].map((moment) => ({ id: moment, title: 'x', created_at: moment, updated_at: at }))
  expect(await listConversations(CONFIG, 'ann')).toMatchObject([{ id: at, createdAt: '2026-11-14T12:00:00.000Z' }])
  rows.found = ['-infinity', at].map((moment) => ({ id: moment, question: 'Why?', answer, asked_at: moment }))
  expect(await listTurns(CONFIG, 'c')).toMatchObject([{ id: at, askedAt: '2026-11-14T12:00:00.000Z' }])
})
