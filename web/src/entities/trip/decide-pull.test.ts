import { describe, expect, it } from 'vitest'

import { decidePull } from './decide-pull.ts'

const node = (id: string, ...parents: string[]) => ({ id, parents })

describe('decidePull', () => {
  it('does nothing when this device is at the only head', () =>
    expect(decidePull([node('a')], ['a'], 'a')).toEqual({ kind: 'same' }))
  it('takes a later version of ours from another device', () =>
    expect(decidePull([node('b', 'a'), node('a')], ['b'], 'a')).toEqual({ kind: 'take', id: 'b' }))
  it('merges two versions with the same parent', () => {
    const versions = [node('d', 'c'), node('c', 'a'), node('b', 'a'), node('a')]
    expect(decidePull(versions, ['b', 'd'], 'd')).toEqual({ kind: 'merge', heads: ['b', 'd'], base: 'a' })
  })
  it('finds the newest common version, across an earlier merge', () => {
    const versions = [node('f', 'd'), node('e', 'd'), node('d', 'b', 'c'), node('c', 'a'), node('b', 'a'), node('a')]
    expect(decidePull(versions, ['e', 'f'], 'f')).toMatchObject({ base: 'd' })
  })
  it('reports when the common version was deleted', () =>
    expect(decidePull([node('c', 'x'), node('b', 'y')], ['b', 'c'], 'b')).toMatchObject({ base: null }))
})
