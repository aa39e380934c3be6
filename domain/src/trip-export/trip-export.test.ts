import { describe, expect, it } from 'vitest'

import { sampleDay, samplePlace, sampleStop, sampleTrip } from '../../test/sample-trip.ts'
import { clockOf, type ExportWords, writeGpx, writeIcs, writeKml, writeMarkdown } from './index.ts'

const AWKWARD = 'Bread & <butter>, "good"; \\ yes'
const TRIP = sampleTrip({
  title: AWKWARD,
  days: [
    sampleDay('one', '2026-07-01', [
      sampleStop('garden', 540, { title: AWKWARD, note: 'one\ntwo', leg: { mode: 'walk', minutes: 9, metres: 700 } }),
      sampleStop('x', 1500, { id: 'late', placeId: null, title: 'Dancing' }),
    ]),
  ],
  places: { garden: samplePlace('garden', { hours: null }), tiles: samplePlace('tiles') },
  ideas: ['tiles'],
})
const MADE_AT = '2026-05-01T08:00:00.000Z'
const WORDS: ExportWords = { date: (date) => `the day ${date}`, hours: (hours) => `in words ${hours}` }
/** As a calendar parses it: with folded lines joined. */
const unfolded = (text: string | null) => (text ?? '').replaceAll('\r\n ', '').split('\r\n')

describe('a calendar', () => {
  const lines = unfolded(writeIcs(TRIP, MADE_AT, WORDS))
  it('converts summer time to UTC, and ends after midnight on the next day', () => {
    expect(lines).toContain('DTSTART:20260701T080000Z')
    expect(lines).toContain('DTSTART:20260702T000000Z')
  })
  it('escapes special characters', () => {
    expect(lines).toContain(String.raw`SUMMARY:Bread & <butter>\, "good"\; \\ yes`)
    expect(lines).toContain(String.raw`DESCRIPTION:one\ntwo\nHours unknown`)
  })
  it('folds long lines without splitting a character', () => {
    const long = writeIcs({ ...TRIP, title: 'ü京😀'.repeat(60) }, MADE_AT, WORDS) ?? ''
    for (const line of long.split('\r\n'))
      expect(encodeURI(line).replaceAll(/%../g, '.').length).toBeLessThanOrEqual(75)
    expect(unfolded(long)).toContain(`X-WR-CALNAME:${'ü京😀'.repeat(60)}`)
  })
  it('prevents injected lines', () => {
    const end = '\r\nEND:VEVENT\rBEGIN:VALARM\nX:1'
    const hostile = sampleTrip({
      id: `trip${end}`,
      title: `a${end}`,
      days: [
        sampleDay('one', '2026-07-01', [sampleStop('garden', 540, { id: `s${end}`, title: end, note: `n${end}` })]),
      ],
      places: { garden: samplePlace('garden', { name: `g${end}`, coordinates: { latitude: 1e-8, longitude: 2 } }) },
    })
    const written = writeIcs(hostile, MADE_AT, WORDS) ?? ''
    expect(written.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(unfolded(written).map((line) => line.split(/[:;]/)[0])).toEqual(
      ['BEGIN', 'VERSION', 'PRODID', 'CALSCALE', 'X-WR-CALNAME', 'BEGIN', 'UID', 'DTSTAMP', 'DTSTART', 'DTEND'].concat([
        'SUMMARY',
        'DESCRIPTION',
        'LOCATION',
        'GEO',
        'END',
        'END',
        '',
      ]),
    )
    expect(unfolded(written).find((line) => line.startsWith('UID:'))).toMatch(/^UID:[\w-]+@[\w-]+$/)
    expect(unfolded(written)).toContain('GEO:0;2')
  })
  it.each([
    // Lisbon goes from 1:00 to 2:00 on 29 March 2026 and from 2:00 back to 1:00 on 25 October.
    ['in the evening before the clock leaps', '2026-03-28', 1320, 1380, '20260328T220000Z', '20260328T230000Z'],
    ['over the leap', '2026-03-28', 1410, 1680, '20260328T233000Z', '20260329T030000Z'],
    ['in the hour that is not there', '2026-03-29', 90, 150, '20260329T013000Z', '20260329T013000Z'],
    ['on the morning after', '2026-03-29', 600, 660, '20260329T090000Z', '20260329T100000Z'],
    ['in the evening before the clock goes back', '2026-10-24', 1320, 1500, '20261024T210000Z', '20261025T000000Z'],
    ['in the hour that comes twice', '2026-10-25', 90, 150, '20261025T003000Z', '20261025T023000Z'],
  ])('has the local time %s', (_, date, arrive, leave, from, to) => {
    const trip = sampleTrip({ days: [sampleDay('one', date, [sampleStop('x', arrive, { placeId: null, leave })])] })
    expect(unfolded(writeIcs(trip, MADE_AT, WORDS))).toEqual(expect.arrayContaining([`DTSTART:${from}`, `DTEND:${to}`]))
  })
  it('has the local time on the other side of the earth', () => {
    const day = { ...sampleDay('one', '2026-09-27', [sampleStop('x', 60, { placeId: null, leave: 240 })]) }
    const trip = sampleTrip({ days: [{ ...day, timeZone: 'Pacific/Auckland' }] })
    const lines = unfolded(writeIcs(trip, MADE_AT, WORDS))
    expect(lines).toEqual(expect.arrayContaining(['DTSTART:20260926T130000Z', 'DTEND:20260926T150000Z']))
  })
  it('is null without dates', () =>
    expect(writeIcs({ ...TRIP, days: [sampleDay('one', null)] }, MADE_AT, WORDS)).toBeNull())
})

describe('a file for maps', () => {
  it.each([
    ['GPX', writeGpx(TRIP, WORDS), '<wpt lat="38.7115" lon="-9.1372">'],
    ['KML', writeKml(TRIP, WORDS), '<coordinates>-9.1372,38.7115</coordinates>'],
  ])('%s contains the stops that have a place', (_, file, point) => {
    expect(file).toContain(point)
    expect(file).toContain('Bread &amp; &lt;butter&gt;, &quot;good&quot;')
    expect(file).not.toContain('Dancing')
  })
})

it.each([
  ['GPX', writeGpx],
  ['KML', writeKml],
])('%s leaves out characters that XML cannot represent', (_, write) => {
  const title = 'a\u0000\uFFFE\uFFFF\uD800b😀'
  const stops = [sampleStop('garden', 540, { title })]
  const file = write(sampleTrip({ title, days: [sampleDay('one', null, stops)] }), WORDS)
  expect(file).toContain('<name>ab😀</name>')
  expect(file).not.toMatch(/[\u0000\uFFFE\uFFFF]|\p{Surrogate}/u)
})

it("Markdown escapes travellers' text", () => {
  const title = 'See\r# [here](javascript:alert(1)) ![x](y) <img src=x> *a* _b_ `c` &lt;'
  const note = '# head\r- item\n1. one'
  const day = { ...sampleDay('one', null, [sampleStop('x', 540, { title, note, placeId: null })]), note }
  expect(writeMarkdown(sampleTrip({ title: 'Trip', days: [day], ideas: [] }), WORDS)).toBe(String.raw`# Trip

## Day 1 · Lisbon

\# head
\- item
1\. one

- **09:00–10:00** See # \[here\](javascript:alert(1)) !\[x\](y) \<img src=x\> \*a\* \_b\_ ${'\\`c\\`'} \&lt;
  - \# head
  - \- item
  - 1\. one
`)
})

it('Markdown has the days, the legs, the notes, the ideas and the unknown facts', () => {
  const shown = String.raw`Bread & \<butter\>, "good"; \\ yes`
  expect(writeMarkdown(TRIP, WORDS)).toBe(`# ${shown}

## Day 1 · the day 2026-07-01 · Lisbon

- **09:00–10:00** ${shown} (9 min on foot)
  - garden
  - one
  - two
  - Hours unknown
- **01:00–02:00** Dancing

## Ideas

- tiles
`)
})

describe('unverified hours', () => {
  const place = samplePlace('garden', { hours: { text: 'Tu,We 10:00-18:00', basis: 'usual' } })
  const trip = sampleTrip({
    days: [sampleDay('one', '2026-07-01', [sampleStop('garden', 540)])],
    places: { garden: place },
  })
  const doubt = 'Hours not verified; usual for its kind: in words Tu,We 10:00-18:00'
  it.each([
    [
      'a calendar',
      unfolded(writeIcs(trip, MADE_AT, WORDS))
        .join('\n')
        .replaceAll('\\', ''),
    ],
    ['GPX', writeGpx(trip, WORDS)],
    ['KML', writeKml(trip, WORDS)],
    ['Markdown', writeMarkdown(trip, WORDS)],
  ])('are marked as such in %s', (_, file) => expect(file).toContain(doubt))
})

it('times continue after midnight', () =>
  expect([clockOf(0), clockOf(605), clockOf(1530)]).toEqual(['00:00', '10:05', '01:30']))
