import { describe, expect, it } from 'vitest'

import { pathOf, placeOf } from '../../entities/save/save-place.ts'
import type { Save } from '../../entities/save/saved-item.ts'
import { ALL, chooseSaves, listCollections } from './choose-saves.ts'
import { exportSaves, toCsv, toGpx, toJson } from './export-saves.ts'

const save = (changes: Partial<Save>): Save => ({
  type: 'place',
  item_id: '1',
  title: 'Málaga',
  description: 'Spain',
  image_url: null,
  item_data: { path: '/places/es/malaga', coordinates: { lat: 36.72, lng: -4.42 } },
  savedAt: '2026-11-15T12:00:00Z',
  collection: null,
  note: null,
  revision: 1,
  isWaiting: false,
  ...changes,
})
const MALAGA = save({})
const HOTEL = save({ title: 'Casa', type: 'hotel', collection: 'Spring', note: 'room with a view', item_data: {} })
const titles = (saves: readonly Save[]) => saves.map(({ title }) => title)

describe('chooseSaves', () => {
  it.each([
    ['nothing asked', '', ['Málaga', 'Casa']],
    ['without its accent', 'malaga', ['Málaga']],
    ['words of the note, in any order', 'VIEW room', ['Casa']],
    ['words of two saves', 'malaga casa', []],
  ])('%s', (_, query, found) => expect(titles(chooseSaves([MALAGA, HOTEL], query, ALL))).toEqual(found))

  it('filters by collection', () => {
    const all = [MALAGA, HOTEL]
    expect(listCollections(all)).toEqual(['Spring'])
    expect(titles(chooseSaves(all, '', { kind: 'named', name: 'Spring' }))).toEqual(['Casa'])
    expect(titles(chooseSaves(all, '', { kind: 'none' }))).toEqual(['Málaga'])
  })
})

describe('the link of a save', () => {
  it.each([
    ['/blog/x', '/blog/x'],
    ['//evil.example', null],
    ['https://evil.example', null],
    ['javascript:alert(1)', null],
    [7, null],
  ])('%s', (path, safe) => expect(pathOf({ item_data: { path } })).toBe(safe))

  it.each([
    [
      { lat: 1, lng: 2 },
      { lat: 1, lng: 2 },
    ],
    [{ lat: 91, lng: 2 }, null],
    [{ lat: '1', lng: 2 }, null],
    [null, null],
  ])('has the position %j', (coordinates, place) => expect(placeOf({ item_data: { coordinates } })).toEqual(place))
})

describe('export', () => {
  it('quotes and escapes cells that a spreadsheet would execute', () => {
    const odd = save({ title: '=HYPERLINK("x")', description: 'a, "b"', note: 'two\nlines' })
    const [, line] = toCsv([odd], 'https://s.example').split('\r\n')
    expect(line).toBe(
      `place,"'=HYPERLINK(""x"")","a, ""b""",,"two\nlines",2026-11-15T12:00:00Z,36.72,-4.42,https://s.example/places/es/malaga`,
    )
  })

  it('writes waypoints for saves with a position, and escapes their text', () => {
    const gpx = toGpx([save({ title: '<b>&"\u0000' }), HOTEL])
    expect(gpx.match(/<wpt /g)).toHaveLength(1)
    expect(gpx).toContain('<wpt lat="36.72" lon="-4.42"><name>&lt;b&gt;&amp;&quot;</name>')
  })

  it('exports everything in JSON', async () => {
    expect(JSON.parse(toJson([HOTEL]))).toMatchObject([
      { title: 'Casa', note: 'room with a view', collection: 'Spring' },
    ])
    expect(exportSaves([HOTEL], 'json', '').type).toBe('application/json')
  })
})
