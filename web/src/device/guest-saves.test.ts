import { describe, expect, it } from 'vitest'

import { isPromptDue, isSaved, readGuestSaves, type SavedItem, withoutSave, withSave } from './guest-saves.ts'

const item = (item_id: string): SavedItem => ({
  type: 'restaurant',
  title: 'Chez Nous',
  description: '',
  image_url: null,
  item_id,
  item_data: { distance: 12 },
})
const AT = { nowMs: Date.parse('2026-11-15T12:00:00Z'), random: 'x7f' }

describe('guest saves', () => {
  it('carry an id that tells whose they are, and when', () => {
    expect(withSave([], item('osm-1'), AT)[0]).toMatchObject({
      id: `guest_${AT.nowMs}_x7f`,
      savedAt: '2026-11-15T12:00:00.000Z',
      title: 'Chez Nous',
    })
  })

  it('hold a place once, and let go of it', () => {
    const one = withSave([], item('osm-1'), AT)
    expect(withSave(one, item('osm-1'), AT)).toHaveLength(1)
    expect(isSaved(one, 'osm-1')).toBe(true)
    expect(withoutSave(one, 'osm-1')).toEqual([])
  })

  it('are read back as they were written, whatever else lies there', () => {
    const one = withSave([], item('osm-1'), AT)
    const stored: unknown = JSON.parse(JSON.stringify([...one, null, 5, { id: 'guest_1' }, { ...one[0], id: 'own' }]))
    expect(readGuestSaves(stored)).toEqual(one)
    for (const broken of [undefined, null, 'x', {}, 7]) expect(readGuestSaves(broken)).toEqual([])
  })

  it.each([
    [0, false],
    [1, false],
    [2, true],
    [3, false],
  ])('prompt at %i: %s', (count, isDue) => expect(isPromptDue(count)).toBe(isDue))
})
