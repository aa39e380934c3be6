import { expect, it, vi } from 'vitest'

import { type AccountShelf, createDesk, type Deps, keepTurn } from './conversation-desk.ts'
import type { AnsweredAt, Turn } from './conversation.ts'
import { answerSaying } from './testing/answer-saying.ts'

const turn = (answeredAt: AnsweredAt): Turn => ({
  id: 't1',
  conversationId: 'c1',
  question: 'Is it safe there?',
  answer: answerSaying(),
  askedAt: '2026-11-15T12:00:00.000Z',
  answeredAt,
})

function begin() {
  const db = { putTurn: async () => undefined } as unknown as Deps['db']
  const waiting = { of: () => new Map(), put: () => undefined, drop: () => undefined }
  const desk = createDesk({ db, waiting, now: () => '', newId: () => '', tell: () => undefined })
  const writeTitle = vi.fn<AccountShelf['writeTitle']>(async () => undefined)
  const writeTurn = vi.fn<AccountShelf['writeTurn']>(async () => undefined)
  return { desk, writeTitle, writeTurn, account: { writeTitle, writeTurn } as unknown as AccountShelf }
}

it.each([
  ['Rome', 'Rome: Is it safe there?', 1],
  ['', 'Is it safe there?', 0],
])('is called by what “there” is, in the account too: %j', async (about, title, times) => {
  const { desk, account, writeTitle, writeTurn } = begin()
  await keepTurn(desk, turn('server'), [], account, about)
  expect(desk.get().list).toMatchObject([{ title }])
  expect(writeTitle.mock.calls.map(([{ title: written }]) => written)).toEqual(times === 1 ? [title] : [])
  // What the server answered it has written.
  expect(writeTurn).not.toHaveBeenCalled()
})

it('keeps its name, whatever is asked next', async () => {
  const { desk, account, writeTitle } = begin()
  await keepTurn(desk, turn('server'), [], account, 'Rome')
  await keepTurn(desk, { ...turn('server'), id: 't2', question: 'And there?' }, [], account, 'Paris')
  expect(desk.get().list).toMatchObject([{ title: 'Rome: Is it safe there?' }])
  expect(writeTitle).toHaveBeenCalledTimes(1)
})

it('goes along whole where the device answered', async () => {
  const { desk, account, writeTitle, writeTurn } = begin()
  await keepTurn(desk, turn('device'), [], account, 'Rome')
  expect(writeTurn.mock.calls).toMatchObject([[{ title: 'Rome: Is it safe there?' }, { id: 't1' }, []]])
  expect(writeTitle).not.toHaveBeenCalled()
})
