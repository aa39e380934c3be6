import { EventEmitter } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { createAddressTurns } from './address-turns.ts'

function requests() {
  const turns = createAddressTurns()
  const answered: string[] = []
  const open = (address: string): EventEmitter & { destroyed: boolean } => {
    const outgoing = Object.assign(new EventEmitter(), { destroyed: false })
    turns.take(address, outgoing as never, () => answered.push(address))
    return outgoing
  }
  return { answered, open }
}

it('answers a few requests of an address at once, and one more per turn of the event loop', async () => {
  const { answered, open } = requests()
  for (let i = 0; i < 12; i += 1) open('busy')
  expect(answered).toHaveLength(8)
  const counts: number[] = []
  for (let turn = 0; turn < 5; turn += 1) {
    await nextTurn()
    counts.push(answered.length)
  }
  expect(counts.every((count, i) => count - (counts[i - 1] ?? 8) <= 1)).toBe(true)
  await expect.poll(() => answered.length).toBe(12)
})

it('answers another address at once while one has many open requests', () => {
  const { answered, open } = requests()
  for (let i = 0; i < 90; i += 1) open('busy')
  open('other')
  expect(answered.at(-1)).toBe('other')
})

it('lets busy addresses take turns', async () => {
  const { answered, open } = requests()
  for (let i = 0; i < 12; i += 1) open('a')
  for (let i = 0; i < 10; i += 1) open('b')
  await expect.poll(() => answered.length).toBe(22)
  expect(answered.slice(16).join('')).toBe('ababaa')
})

it('counts open requests only, and answers none that was closed', async () => {
  const { answered, open } = requests()
  const first = Array.from({ length: 8 }, () => open('busy'))
  const gone = open('busy')
  gone.destroyed = true
  for (const each of [...first, gone]) each.emit('close')
  await nextTurn()
  await nextTurn()
  expect(answered).toHaveLength(8)
  open('busy')
  expect(answered).toHaveLength(9)
})
