import { describe, expect, it } from 'vitest'

import { applyWaiting, entityOf } from './apply-waiting.ts'
import type { Save } from './saved-item.ts'

const LISBON: Save = {
  type: 'place',
  item_id: 'city-1',
  title: 'Lisbon',
  description: '',
  image_url: null,
  item_data: {},
  savedAt: '2026-11-01T00:00:00Z',
  collection: null,
  note: null,
  revision: 4,
  isWaiting: false,
}
const PORTO = { item_type: 'place', item_id: 'city-2', title: 'Porto' }
const action = (method: 'POST' | 'PATCH' | 'DELETE', id: string, body: object | null = null) => ({
  entity: entityOf({ type: 'place', item_id: id }),
  method,
  body: body && JSON.stringify(body),
  timestamp: Date.parse('2026-11-15T12:00:00Z'),
})
const titles = (saves: readonly Save[]) => saves.map(({ title }) => title)

describe('what waits in the outbox', () => {
  it('is shown as it will be: saved, changed and removed, in its order', () => {
    const saved = applyWaiting([LISBON], [action('POST', 'city-2', PORTO)])
    expect(saved[0]).toMatchObject({ title: 'Porto', isWaiting: true, savedAt: '2026-11-15T12:00:00.000Z' })
    expect(titles(applyWaiting(saved, [action('DELETE', 'city-1')]))).toEqual(['Porto'])
    const undone = [action('POST', 'city-2', PORTO), action('DELETE', 'city-2'), action('POST', 'city-2', PORTO)]
    expect(titles(applyWaiting([LISBON], undone))).toEqual(['Porto', 'Lisbon'])
  })

  it('of one note after another, each on the revision before it', () => {
    const notes = [action('PATCH', 'city-1', { note: 'a' }), action('PATCH', 'city-1', { collection: 'Spring' })]
    expect(applyWaiting([LISBON], notes)[0]).toMatchObject({ note: 'a', collection: 'Spring', revision: 6 })
  })

  it('twice is there once', () => {
    const again = action('POST', 'city-1', { ...PORTO, item_id: 'city-1', title: 'Lisbon' })
    expect(applyWaiting([LISBON], [again])).toEqual([LISBON])
  })

  it('about something else, or broken, changes nothing', () => {
    const other = { ...action('DELETE', 'city-1'), entity: 'profile:1' }
    const broken = { ...action('POST', 'city-9'), body: '{' }
    expect(applyWaiting([LISBON], [other, broken])).toEqual([LISBON])
  })
})
