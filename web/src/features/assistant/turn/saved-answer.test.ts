import { GuestSave } from '@app/contracts/account/move-guest-data'
import { expect, it } from 'vitest'

import type { Turn } from '../../../entities/conversation/conversation.ts'
import { savedAnswer } from './turn-tools.tsx'

const turn = (question: string, words: readonly string[], id = 'turn-1'): Turn => ({
  id,
  conversationId: 'talk-1',
  question,
  askedAt: '2026-11-16T12:00:00Z',
  answeredAt: 'server',
  answer: {
    by: { kind: 'built-in' },
    language: 'en',
    isInEnglish: true,
    sentences: words.map((text) => ({ id: null, pieces: [{ text }] })),
    calls: [],
    actions: [],
    asks: null,
    suggestions: [],
    notices: [],
    memory: null,
  } as unknown as Turn['answer'],
})

it('saves the answer with a link to its conversation', () => {
  const item = savedAnswer(turn('And in winter?', ['It is 8 °C in January.', 'Bring a coat.']))
  expect(item).toMatchObject({
    title: 'And in winter?',
    description: 'It is 8 °C in January. Bring a coat.',
    item_data: { path: '/assistant?c=talk-1' },
  })
})

it('saves the same question of two conversations as two items', () => {
  const [one, other] = ['turn-1', 'turn-2'].map((id) => savedAnswer(turn('And in winter?', ['Cold.'], id)))
  expect(one?.item_id).not.toBe(other?.item_id)
})

it('cuts long texts, never inside a surrogate pair', () => {
  const item = savedAnswer(turn(`${'a'.repeat(298)}🌍🌍`, ['🌍'.repeat(1500)]))
  const kept = { ...item, id: 'guest_1a', savedAt: '2026-11-16T12:00:00Z' }
  expect(GuestSave.safeParse(kept).error).toBeUndefined()
  expect([item.title.isWellFormed(), item.description.isWellFormed()]).toEqual([true, true])
})
