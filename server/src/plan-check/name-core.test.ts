import { expect, it } from 'vitest'

import { isSameCore, nameCore } from './name-core.ts'

const core = (name: string) => nameCore(name, new Set())

it('takes a word that every object knows for a word', () => {
  expect(isSameCore(core('Constructor Museum'), core('constructor museum'))).toBe(true)
  expect(isSameCore(core('Constructor'), core('Colosseum'))).toBe(false)
})

it('knows a word under its name in another language', () => {
  expect(isSameCore(core('Palacio Real'), core('Palazzo Reale'))).toBe(true)
})
