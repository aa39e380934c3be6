import { expect, it } from 'vitest'

import { isSameCore, nameCore } from './name-core.ts'

const core = (name: string) => nameCore(name, new Set())

it('treats "constructor" as an ordinary word', () => {
  expect(isSameCore(core('Constructor Museum'), core('constructor museum'))).toBe(true)
  expect(isSameCore(core('Constructor'), core('Colosseum'))).toBe(false)
})

it('recognises a word in another language', () => {
  expect(isSameCore(core('Palacio Real'), core('Palazzo Reale'))).toBe(true)
})
