import { describe, expect, it } from 'vitest'

import { fromRow, type SavedRow } from './saved-item.ts'
import { applyToRows, entityOf, toSaves } from './unsent-saves.ts'

const LISBON: SavedRow = {
  item_type: 'place',
  item_id: 'city-1',
  title: 'Lisbon',
  description: '',
  image_url: null,
  item_data: {},
  created_at: '2026-11-01T00:00:00Z',
  collection: null,
  note: null,
  revision: 4,
}
const PORTO = { item_type: 'place', item_id: 'city-2', title: 'Porto' }
const action = (method: 'POST' | 'PATCH' | 'DELETE', id: string, body: object | null = null) => ({
  entity: entityOf({ type: 'place', item_id: id }),
  method,
  body: body && JSON.stringify(body),
  timestamp: Date.parse('2026-11-15T12:00:00Z'),
  wasSavedOffline: true,
  attempts: 0,
})
type Action = ReturnType<typeof action>
const apply = (...actions: readonly Action[]) => actions.reduce(applyToRows, [LISBON] as readonly SavedRow[])
const titles = (rows: readonly SavedRow[]) => rows.map(({ title }) => title)

describe('saves that are not sent yet', () => {
  it('are shown in their final state: saved, changed and removed, in order', () => {
    const saved = apply(action('POST', 'city-2', PORTO))
    expect(saved[0]).toMatchObject({ title: 'Porto', created_at: '2026-11-15T12:00:00.000Z' })
    expect(titles(applyToRows(saved, action('DELETE', 'city-1')))).toEqual(['Porto'])
    const undone = [action('POST', 'city-2', PORTO), action('DELETE', 'city-2'), action('POST', 'city-2', PORTO)]
    expect(titles(apply(...undone))).toEqual(['Porto', 'Lisbon'])
  })

  it('count one revision for each note', () => {
    const rows = apply(action('PATCH', 'city-1', { note: 'a' }), action('PATCH', 'city-1', { collection: 'Spring' }))
    expect(rows[0]).toMatchObject({ note: 'a', collection: 'Spring', revision: 6 })
  })

  it('appear once when they are saved twice', () => {
    const again = action('POST', 'city-1', { ...PORTO, item_id: 'city-1', title: 'Lisbon' })
    expect(apply(again)).toEqual([LISBON])
  })

  it('change nothing when the record is invalid', () => {
    expect(apply({ ...action('POST', 'city-9'), body: '{' })).toEqual([LISBON])
  })

  it('are marked as waiting when the first try failed or did not happen', () => {
    const note = action('PATCH', 'city-1', { note: 'a' })
    const isWaiting = (changes: Partial<Action>) => toSaves([LISBON], [{ ...note, ...changes }])[0]?.isWaiting
    expect(isWaiting({})).toBe(true)
    expect(isWaiting({ wasSavedOffline: false, attempts: 1 })).toBe(true)
    expect(isWaiting({ wasSavedOffline: false })).toBe(false)
    expect(toSaves([LISBON], [])).toEqual([fromRow(LISBON, false)])
  })
})
