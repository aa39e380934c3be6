// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'

import { waitingQuestions } from './waiting-questions.ts'

const KEY = 'assistant-waiting'
const PLUGS = { turnId: 't1', question: 'Plugs in Japan?', replaces: null }

beforeEach(() => sessionStorage.clear())

it('is found again by whoever asked, and by nobody else', () => {
  waitingQuestions(() => 'ann').put('rome', PLUGS)
  const again = waitingQuestions(() => null)
  expect([...again.of('ann')]).toEqual([['rome', { ...PLUGS, owner: 'ann' }]])
  expect(again.of(null).size).toBe(0)
  expect(again.of('ben').size).toBe(0)
})

it('leaves nothing behind once it is answered', () => {
  const own = waitingQuestions(() => null)
  own.put('rome', PLUGS)
  own.drop('oslo')
  expect(own.of(null).size).toBe(1)
  own.drop('rome')
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

it('keeps the newest of each conversation, and no more than twenty', () => {
  const own = waitingQuestions(() => null)
  for (let number = 0; number <= 20; number += 1) own.put(`c${number}`, PLUGS)
  own.put('c5', { ...PLUGS, question: 'And in China?' })
  const kept = [...own.of(null)]
  expect(kept).toHaveLength(20)
  expect(kept[0]?.[0]).toBe('c1')
  expect(kept.at(-1)).toMatchObject(['c5', { question: 'And in China?' }])
})

it.each(['', '{', 'null', '{"rome":1}', '[1,["rome"],["rome",null],["rome",{"turnId":"t1","question":7}]]'])(
  'reads nothing from %j',
  (stored) => {
    sessionStorage.setItem(KEY, stored)
    expect(waitingQuestions(() => null).of(null).size).toBe(0)
  },
)
