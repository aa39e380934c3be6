import { expect, it, vi } from 'vitest'

import { answerSaying } from '../../../test/answer-saying.ts'
import { createConversationStore, saveTurn, type StoreDependencies } from './conversation-store.ts'
import type { AnsweredAt, Turn } from './conversation.ts'
import type { RemoteConversations } from './remote-conversations.ts'

const turn = (answeredAt: AnsweredAt): Turn => ({
  id: 't1',
  conversationId: 'c1',
  question: 'Is it safe there?',
  answer: answerSaying(),
  askedAt: '2026-11-15T12:00:00.000Z',
  answeredAt,
})

function begin() {
  const db = { putTurn: async () => undefined } as unknown as StoreDependencies['db']
  const pending = { of: () => new Map(), put: () => undefined, drop: () => undefined }
  const store = createConversationStore({
    db,
    pending,
    now: () => '',
    newId: () => '',
    notifyOtherTabs: () => undefined,
  })
  const writeTitle = vi.fn<RemoteConversations['writeTitle']>(async () => undefined)
  const writeTurn = vi.fn<RemoteConversations['writeTurn']>(async () => undefined)
  return { store, writeTitle, writeTurn, remote: { writeTitle, writeTurn } as unknown as RemoteConversations }
}

it.each([
  ['Rome', 'Rome: Is it safe there?', 1],
  ['', 'Is it safe there?', 0],
])('adds the subject of the page to the title, also in the account: %j', async (about, title, times) => {
  const { store, remote, writeTitle, writeTurn } = begin()
  await saveTurn(store, turn('server'), [], remote, about)
  expect(store.get().list).toMatchObject([{ title }])
  expect(writeTitle.mock.calls.map(([{ title: written }]) => written)).toEqual(times === 1 ? [title] : [])
  // The server has saved its own answer.
  expect(writeTurn).not.toHaveBeenCalled()
})

it('keeps its title when the next question is about something else', async () => {
  const { store, remote, writeTitle } = begin()
  await saveTurn(store, turn('server'), [], remote, 'Rome')
  await saveTurn(store, { ...turn('server'), id: 't2', question: 'And there?' }, [], remote, 'Paris')
  expect(store.get().list).toMatchObject([{ title: 'Rome: Is it safe there?' }])
  expect(writeTitle).toHaveBeenCalledTimes(1)
})

it('writes the whole turn when the device answered', async () => {
  const { store, remote, writeTitle, writeTurn } = begin()
  await saveTurn(store, turn('device'), [], remote, 'Rome')
  expect(writeTurn.mock.calls).toMatchObject([[{ title: 'Rome: Is it safe there?' }, { id: 't1' }, []]])
  expect(writeTitle).not.toHaveBeenCalled()
})
