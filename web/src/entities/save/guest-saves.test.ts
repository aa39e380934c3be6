import { GuestSave } from '@app/contracts/account/move-guest-data'
import { describe, expect, it } from 'vitest'

import { isPromptDue, readGuestSaves, withoutSave, withSave } from './guest-saves.ts'
import type { SavableItem } from './saved-item.ts'

const item = (item_id: string): SavableItem => ({
  type: 'restaurant',
  title: 'Chez Nous',
  description: '',
  image_url: null,
  item_id,
  item_data: { distance: 12 },
})
const AT = { nowMs: Date.parse('2026-11-15T12:00:00Z'), random: 'x7f' }

describe('guest saves', () => {
  it("have an id that identifies the guest's item and its time", () => {
    const [save] = withSave([], item('osm-1'), AT)
    expect(save).toMatchObject({ id: `guest_${AT.nowMs}x7f`, savedAt: '2026-11-15T12:00:00.000Z', title: 'Chez Nous' })
    expect(GuestSave.safeParse(save).success).toBe(true)
  })

  it('contain a thing once, by kind and id, and can be removed', () => {
    const one = withSave([], item('osm-1'), AT)
    expect(withSave(one, item('osm-1'), AT)).toHaveLength(1)
    expect(withSave(one, { ...item('osm-1'), type: 'place' }, AT)).toHaveLength(2)
    expect(withoutSave(one, { type: 'place', item_id: 'osm-1' })).toHaveLength(1)
    expect(withoutSave(one, item('osm-1'))).toEqual([])
  })

  it('are read back unchanged, ignoring invalid entries', () => {
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
