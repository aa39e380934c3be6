import { describe, expect, it } from 'vitest'

import { readPackedFile } from '../packed-files/index.ts'
import { loadPlaceNames } from './index.ts'

const names = await loadPlaceNames(readPackedFile)

describe('loadPlaceNames', () => {
  it.each([
    ['guatape', 'medellin'],
    ['rinjani', 'lombok-gili'],
    ['etna', 'sicily'],
    ['trolltunga', 'norwegian-fjords'],
  ])('knows %s', (name, destination) => expect(names.of(name)).toContain(destination))

  it('knows names of scripts without spaces', () => {
    expect(names.unspaced.find(([name]) => name === 'サグラダファミリア')?.[1]).toBe('barcelona')
  })

  it('knows nothing of another word', () => expect(names.of('nowhere')).toEqual([]))
})
