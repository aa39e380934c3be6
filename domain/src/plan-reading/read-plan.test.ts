import { describe, expect, it, vi } from 'vitest'

import { calendarDate } from '../kernel/index.ts'
import { readPlan } from './index.ts'

const TODAY = calendarDate('2026-11-15')
const read = (text: string, firstDate: string | null = null) =>
  readPlan(text, { today: TODAY, firstDate: firstDate === null ? null : calendarDate(firstDate) })
const clock = (minutes: number | null) =>
  minutes === null ? '' : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
const lines = (text: string) =>
  read(text).days.map(({ date, items }) => [
    date ?? 'no date',
    ...items.map(({ kind, name, from, to, part }) =>
      [kind, part ?? '', clock(from) + (to === null ? '' : `-${clock(to)}`), name].filter(Boolean).join(' '),
    ),
  ])

describe('readPlan', () => {
  it.each([
    [
      'English',
      `3 days in Paris
Day 1 - Monday, May 10, 2027
- 9:00 am: Visit the Louvre Museum (3 hours)
- 12:30 pm – Lunch at Le Marais
- 2-4 pm Musée d'Orsay, worth it
**Day 2: Montmartre**
Morning: Sacré-Cœur
Evening: dinner in Pigalle
Flight home at 18:45`,
      [
        ['2027-05-10', 'visit 9:00 Louvre Museum', 'lunch 12:30 Lunch at Le Marais', "visit 14:00-16:00 Musée d'Orsay"],
        [
          '2027-05-11',
          'visit morning Sacré-Cœur',
          'dinner evening dinner in Pigalle',
          'departure evening 18:45 Flight home',
        ],
      ],
    ],
    [
      'German',
      `Tag 1 (12.05.2027)
09:00 Uhr Kolosseum
11 Uhr – 13 Uhr: Forum Romanum
13:00 Mittagessen
von 15 bis 17 Uhr Vatikanische Museen
Donnerstag, 13. Mai 2027
9.30 Besuch der Villa Borghese`,
      [
        [
          '2027-05-12',
          'visit 9:00 Kolosseum',
          'visit 11:00-13:00 Forum Romanum',
          'lunch 13:00 Mittagessen',
          'visit 15:00-17:00 Vatikanische Museen',
        ],
        ['2027-05-13', 'visit 9:30 Villa Borghese'],
      ],
    ],
    [
      'French',
      `Jour 1 : lundi 12 mai
9h : visite du Louvre
12h30 déjeuner
de 14h à 16h Musée d'Orsay
Jour 2
à 10h Sainte-Chapelle`,
      [
        ['2027-05-12', 'visit 9:00 Louvre', 'lunch 12:30 déjeuner', "visit 14:00-16:00 Musée d'Orsay"],
        ['2027-05-13', 'visit 10:00 Sainte-Chapelle'],
      ],
    ],
    [
      'Spanish',
      `Primer día - 5/12/2027
9:00 Museo del Prado
De 11:00 a 13:00 Parque del Retiro
14:00 Almuerzo
Por la tarde: Palacio Real`,
      [
        [
          '2027-12-05',
          'visit 9:00 Museo del Prado',
          'visit 11:00-13:00 Parque del Retiro',
          'lunch 14:00 Almuerzo',
          'visit afternoon Palacio Real',
        ],
      ],
    ],
    [
      'Italian',
      `Giorno 1
ore 9:00 Colosseo
dalle 11 alle 13 Fori Imperiali
13:30 pranzo
Giorno 2: Musei Vaticani, Castel Sant'Angelo`,
      [
        ['no date', 'visit 9:00 Colosseo', 'visit 11:00-13:00 Fori Imperiali', 'lunch 13:30 pranzo'],
        ['no date', 'visit Musei Vaticani', "visit Castel Sant'Angelo"],
      ],
    ],
    [
      'Portuguese',
      `Dia 1 - segunda-feira, 10 de maio de 2027
9h Torre de Belém
10h30 às 12h Mosteiro dos Jerónimos
13h almoço`,
      [['2027-05-10', 'visit 9:00 Torre de Belém', 'visit 10:30-12:00 Mosteiro dos Jerónimos', 'lunch 13:00 almoço']],
    ],
    [
      'a table with hours',
      `Day 1\n| Time | Activity |\n|---|---|\n| 15:00 | Castelo de São Jorge |`,
      [['no date', 'visit 15:00 Castelo de São Jorge']],
    ],
    [
      'a table with parts of days',
      `| Day | Morning | Afternoon |\n|---|---|---|\n| Day 1 | Louvre | Tuileries |`,
      [['no date', 'visit morning Louvre', 'visit afternoon Tuileries']],
    ],
    [
      'a page copied with its tags and scripts',
      '<h2>Day 1</h2><ul><li>9:00 Louvre<script>alert("10:00 Orsay")</script></li><li>11:00 Orsay</li></ul>',
      [['no date', 'visit 9:00 Louvre', 'visit 11:00 Orsay']],
    ],
    ['several hours in one line', '9:00 Louvre, 11:30 Orsay', [['no date', 'visit 9:00 Louvre', 'visit 11:30 Orsay']]],
    ['asides are no plan', '9:00 Louvre\nTips:\n- Buy a pass', [['no date', 'visit 9:00 Louvre']]],
    ['but a budget hotel is', '9:00 Louvre\n- Budget lunch', [['no date', 'visit 9:00 Louvre', 'lunch Budget lunch']]],
    ['links are read by their words', '9:00 [Louvre](https://x.test/10:30)', [['no date', 'visit 9:00 Louvre']]],
    ['a bare hour after its word', 'ore 9 Colosseo', [['no date', 'visit 9:00 Colosseo']]],
    ['prices and lengths are no hours', '- Louvre (22 €, 2-3 hours)', [['no date', 'visit Louvre']]],
  ])('%s', (_, text, expected) => expect(lines(text)).toEqual(expected))

  it.each([
    ['Paris, mardi 4 mai 2027\n9h Louvre', '2027-05-04', 'Paris'],
    ['Tag 1 (Mo., 7.6.2027)\n10 Uhr Dom', '2027-06-07', ''],
    ['Sat June 5\n- 10am *MoMA*\n- 9/11 Memorial 1pm', '2027-06-05', ''],
  ])('dates the only day of %j', (text, date, title) => {
    expect(read(text).days).toMatchObject([{ date, title }])
    expect(read(text).days[0]?.items.some(({ text: line }) => line.includes('*'))).toBe(false)
  })

  it('keeps the written weekday, right or wrong', () => {
    expect(read('Tuesday, 12 May 2027\n9:00 Louvre').days[0]).toMatchObject({ date: '2027-05-12', writtenWeekday: 1 })
  })

  it('uses the next such date without a year, and counts from the given first date', () => {
    expect(read('14 November: Louvre').days[0]?.date).toBe('2027-11-14')
    expect(read('15 November: Louvre').days[0]?.date).toBe('2026-11-15')
    expect(read('Day 1\n9:00 Louvre\nDay 3\n9:00 Orsay', '2027-05-01').days.map(({ date }) => date)).toEqual([
      '2027-05-01',
      '2027-05-03',
    ])
  })

  it('distinguishes 5/12 from 12/5 by the days around it, and reports an ambiguity', () => {
    expect(read('5/12 Louvre\n5/13 Orsay').days.map(({ date }) => date)).toEqual(['2027-05-12', '2027-05-13'])
    expect(read('5/6/2027 Louvre')).toMatchObject({ hasAmbiguousDates: true, days: [{ date: null }] })
    expect(read('Saturday 6/5/2027 Louvre').days[0]?.date).toBe('2027-06-05')
  })

  it.each([
    ['25:00 fly home', '25:00'],
    ['- 10:75 Louvre', '10:75'],
    ['9:00-26:30 Louvre', '9:00-26:30'],
    ['14:00 am Louvre', '14:00 am'],
  ])('keeps %s, and reports that it is no time', (text, impossibleHour) => {
    expect(read(`Day 1\n${text}`).days[0]?.items).toMatchObject([{ impossibleHour }])
  })

  it('reads a time written twice', () => {
    expect(lines('Day 1\n14:00 pm Louvre\n0:30 am Orsay')).toEqual([
      ['no date', 'visit 14:00 Louvre', 'visit 0:30 Orsay'],
    ])
  })

  it.each(['Day 2 - 31 February 2027', '30.02.2027', '2027-13-01', '32 May', '31/02/2027'])(
    'does not treat %s as another day',
    (heading) => {
      const [, day] = read(`Day 1 - 12 May 2027\n9:00 Louvre\n${heading}\n9:00 Orsay`).days
      expect(day).toMatchObject({ date: null, impossibleDate: expect.stringMatching(/^\d/) })
    },
  )

  it('knows the next leap day', () => expect(read('29 February: Louvre').days[0]?.date).toBe('2028-02-29'))

  it('lists the timed lines it did not read', () => {
    expect(read('8:00 Coffee\nDay 1\n9:00 Louvre\nTips:\n- Come at 8:30\nDay 2\n10:00 Orsay').skipped).toEqual([
      '8:00 Coffee',
      'Come at 8:30',
    ])
  })

  it('drops only the column names of a table', () => {
    expect(lines('Day 1\n| What | How long |\n|---|---|\n| Louvre | 3 hours |\n| Orsay | 2 hours |')).toEqual([
      ['no date', 'visit Louvre', 'visit Orsay'],
    ])
  })

  it.each(['', '   \n\n', '<script>alert(1)</script>', '|||\n|---|', '🙂🙂🙂'])('survives %j', (text) => {
    expect(read(text).days.flatMap(({ items }) => items)).toEqual([])
  })

  it.each(['9:00 am - Visit the Louvre <b>('.repeat(2000), '1'.repeat(100_000), '<'.repeat(100_000)])(
    'stays fast on a long paste',
    (text) => expect(read(`Day 1\n${text}`).days).toHaveLength(1),
  )

  // Scanned to the end from every tag or mark, each of these would take minutes.
  it.each(['<br', '<li', '<script', '<a', '<td/'])('scans a text of unclosed %s once', (tag) => {
    expect(read(`Day 1\n${tag.repeat(300_000)}`).days).toHaveLength(1)
  })

  it('scans a line once, however many small words begin it', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize')
    try {
      expect(read(`Day 1\n- ${'a.'.repeat(900)}`).days[0]?.items).toHaveLength(1)
      expect(normalize.mock.calls.length).toBeLessThan(100_000)
    } finally {
      normalize.mockRestore()
    }
  })

  it('reports when a plan continues beyond the read part', () => {
    const days = (count: number, items: number) =>
      Array.from({ length: count }, (_, at) => `Day ${at + 1}\n${'- Garden\n'.repeat(items)}`).join('')
    expect(read(days(10, 40))).toMatchObject({ isCut: false })
    for (const text of [days(10, 41), days(11, 40), days(61, 1), `Day 1\n${'Talk\n'.repeat(2000)}`])
      expect(read(text)).toMatchObject({ isCut: true })
    expect(read(days(11, 40)).days).toHaveLength(10)
  })
})
