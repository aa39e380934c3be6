import { describe, expect, it } from 'vitest'

import { decidePull } from './decide-pull.ts'

const node = (id: string, ...parents: string[]) => ({ id, parents })

describe('decidePull', () => {
  it('does nothing where this device stands at the one head', () =>
    expect(decidePull([node('a')], ['a'], 'a')).toEqual({ kind: 'same' }))
  it('takes what another device made of ours', () =>
    expect(decidePull([node('b', 'a'), node('a')], ['b'], 'a')).toEqual({ kind: 'take', id: 'b' }))
  it('merges two that were made of the same one', () => {
    const versions = [node('d', 'c'), node('c', 'a'), node('b', 'a'), node('a')]
    expect(decidePull(versions, ['b', 'd'], 'd')).toEqual({ kind: 'merge', heads: ['b', 'd'], base: 'a' })
  })
  it('finds the newest that both know, over an earlier merge', () => {
    const versions = [node('f', 'd'), node('e', 'd'), node('d', 'b', 'c'), node('c', 'a'), node('b', 'a'), node('a')]
    expect(decidePull(versions, ['e', 'f'], 'f')).toMatchObject({ base: 'd' })
  })
  it('says so where the common one is forgotten', () =>
    expect(decidePull([node('c', 'x'), node('b', 'y')], ['b', 'c'], 'b')).toMatchObject({ base: null }))
})
