// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'

import { conversationDb } from './conversation-db.ts'
import { removeOwned } from './guest-conversations.ts'
import { readDraft, writeDraft, pendingQuestions } from './unsent-questions.ts'

it('removes everything of an account from the device, including drafts and pending questions', async () => {
  const moment = '2026-11-15T12:00:00.000Z'
  const one = (id: string, owner: string | null) => ({ id, title: id, owner, createdAt: moment, updatedAt: moment })
  await conversationDb.put(one('of-ann', 'ann'))
  await conversationDb.put(one('of-a-guest', null))
  const waiting = pendingQuestions(() => 'ann')
  waiting.put('of-ann', { turnId: 't1', question: 'Is it safe there?', replaces: null })
  writeDraft('of-ann', 'My passport says')
  await removeOwned('ann')
  expect((await conversationDb.list()).map(({ id }) => id)).toEqual(['of-a-guest'])
  expect(waiting.of('ann').size).toBe(0)
  expect(readDraft('of-ann')).toBe('')
})
