import { describe, expect, it } from 'vitest'

import { findArea } from './index.ts'

describe('findArea', () => {
  it.each([
    ['harz', 'Harz', 'DE'],
    ['Бещады', 'Bieszczady', 'PL'],
    ['屋久島', 'Yakushima', 'JP'],
    ['jalapao', 'Jalapão', 'BR'],
    ['Parco nazionale del Gran Paradiso', 'Gran Paradiso', 'IT'],
  ])('%s', (words, name, country) => expect(findArea(words)).toMatchObject({ name, country }))

  it('takes a short word in small letters for a word', () => {
    expect(findArea('sal')).toBeNull()
    expect(findArea('Sal')).toMatchObject({ country: 'CV' })
  })
})
