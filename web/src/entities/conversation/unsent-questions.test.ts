// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'

import { pendingQuestions } from './unsent-questions.ts'

const KEY = 'assistant-waiting'
const PLUGS = { turnId: 't1', question: 'Plugs in Japan?', replaces: null }

beforeEach(() => sessionStorage.clear())

it('returns a pending question to its owner only', () => {
  pendingQuestions(() => 'ann').put('rome', PLUGS)
  const again = pendingQuestions(() => null)
  expect([...again.of('ann')]).toEqual([['rome', { ...PLUGS, owner: 'ann' }]])
  expect(again.of(null).size).toBe(0)
  expect(again.of('ben').size).toBe(0)
})

it('removes a question once it is answered', () => {
  const own = pendingQuestions(() => null)
  own.put('rome', PLUGS)
  own.drop('oslo')
  expect(own.of(null).size).toBe(1)
  own.drop('rome')
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

it('keeps the newest question of each conversation, and at most twenty', () => {
  const own = pendingQuestions(() => null)
  for (let number = 0; number <= 20; number += 1) own.put(`c${number}`, PLUGS)
  own.put('c5', { ...PLUGS, question: 'And in China?' })
  const saved = [...own.of(null)]
  expect(saved).toHaveLength(20)
  expect(saved[0]?.[0]).toBe('c1')
  expect(saved.at(-1)).toMatchObject(['c5', { question: 'And in China?' }])
})

it.each(['', '{', 'null', '{"rome":1}', '[1,["rome"],["rome",null],["rome",{"turnId":"t1","question":7}]]'])(
  'ignores malformed storage: %j',
  (stored) => {
    sessionStorage.setItem(KEY, stored)
    expect(pendingQuestions(() => null).of(null).size).toBe(0)
  },
)
