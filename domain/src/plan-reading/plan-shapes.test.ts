import { expect, it } from 'vitest'

import { calendarDate } from '../kernel/index.ts'
import { readPlan } from './index.ts'

type Row = readonly [from: string | null, to: string | null, nameHolds: string]
type Day = readonly [date: string | null, ...rows: Row[]]

/** Plans in the formats of people and programs, with their meaning. */
const SHAPES: readonly (readonly [name: string, pasted: string, days: readonly Day[]])[] = [
  [
    'tabs of a spreadsheet',
    "Date\tTime\tActivity\tNotes\n10/05/2027\t09:00\tLouvre\tbook ahead\n10/05/2027\t14:00\tMusée d'Orsay\t\n13/05/2027\t10:00\tVersailles\ttrain",
    [
      ['2027-05-10', ['9:00', null, 'Louvre'], ['14:00', null, 'Orsay']],
      ['2027-05-13', ['10:00', null, 'Versailles']],
    ],
  ],
  [
    'commas with quotes',
    'Date,Start,End,Activity\n2027-05-10,09:00,11:00,"Louvre, Paris"\n2027-05-10,14:00,16:00,Orsay\n2027-05-11,10:00,12:00,Versailles',
    [
      ['2027-05-10', ['9:00', '11:00', 'Louvre'], ['14:00', '16:00', 'Orsay']],
      ['2027-05-11', ['10:00', '12:00', 'Versailles']],
    ],
  ],
  [
    'a title with place and date above the first day',
    'Rome, 17 May 2027\nDay 1 (Monday)\n9:00 Colosseum\nDay 2\n10:00 Pantheon',
    [
      ['2027-05-17', ['9:00', null, 'Colosseum']],
      ['2027-05-18', ['10:00', null, 'Pantheon']],
    ],
  ],
  [
    'a dated day above one that is counted',
    '16 May 2027: Louvre, Orsay\nDay 2\n10:00 Pantheon',
    [
      ['2027-05-16', [null, null, 'Louvre'], [null, null, 'Orsay']],
      ['2027-05-17', ['10:00', null, 'Pantheon']],
    ],
  ],
  [
    'semicolons, German',
    'Datum;Uhrzeit;Programm\n10.05.2027;9.30;Kolosseum\n10.05.2027;14.00;Pantheon\n11.05.2027;10.15;Vatikanische Museen',
    [
      ['2027-05-10', ['9:30', null, 'Kolosseum'], ['14:00', null, 'Pantheon']],
      ['2027-05-11', ['10:15', null, 'Vatikan']],
    ],
  ],
  [
    'a log',
    '[2027-05-10 09:00] Louvre\n[2027-05-10 14:00] Orsay\n[2027-05-11 10:00] Versailles',
    [
      ['2027-05-10', ['9:00', null, 'Louvre'], ['14:00', null, 'Orsay']],
      ['2027-05-11', ['10:00', null, 'Versailles']],
    ],
  ],
  [
    'a date in every line',
    '2027-05-10 09:00 - 11:00 Louvre\n2027-05-10 14:00 - 16:00 Orsay\n2027-05-11 10:00 - 12:00 Versailles',
    [
      ['2027-05-10', ['9:00', '11:00', 'Louvre'], ['14:00', '16:00', 'Orsay']],
      ['2027-05-11', ['10:00', '12:00', 'Versailles']],
    ],
  ],
  [
    'ISO moments',
    '2027-05-10T09:00 Louvre\n2027-05-10T14:30:00 Orsay',
    [['2027-05-10', ['9:00', null, 'Louvre'], ['14:30', null, 'Orsay']]],
  ],
  [
    'a story',
    "On the first day we start at 9am at the Louvre. At 2pm we go to the Musée d'Orsay. On the second day we " +
      'visit Versailles at 10am and come back for dinner at 7pm.',
    [
      [null, ['9:00', null, 'Louvre'], ['14:00', null, 'Orsay']],
      [null, ['10:00', null, 'Versailles'], ['19:00', null, 'dinner']],
    ],
  ],
  [
    'four digits',
    'Day 1\n0900 Louvre\n1330-1500 Orsay\n1930 Dinner',
    [[null, ['9:00', null, 'Louvre'], ['13:30', '15:00', 'Orsay'], ['19:30', null, 'Dinner']]],
  ],
  [
    'French hours',
    'Jour 1\n9h30 Louvre\n14h-16h Orsay\n18 h 30 Sacré-Cœur',
    [[null, ['9:30', null, 'Louvre'], ['14:00', '16:00', 'Orsay'], ['18:30', null, 'Sacré']]],
  ],
  [
    'dotted hours',
    'Day 1\n9.30 Louvre\n14.00-16.00 Orsay\n6.30pm Sacré-Cœur',
    [[null, ['9:30', null, 'Louvre'], ['14:00', '16:00', 'Orsay'], ['18:30', null, 'Sacré']]],
  ],
  [
    'am and pm',
    'Day 1\n9am-11am Louvre\n1-3pm Orsay\n6:30 p.m. Sacré-Cœur\n11am–1pm Panthéon',
    [
      [
        null,
        ['9:00', '11:00', 'Louvre'],
        ['13:00', '15:00', 'Orsay'],
        ['18:30', null, 'Sacré'],
        ['11:00', '13:00', 'Panthéon'],
      ],
    ],
  ],
  [
    'headings of a page',
    '# Paris\n## Day 1\n### Morning\n* **Louvre** – 9:00–11:00\n### Afternoon\n* **Orsay** (14:00)\n## Day 2\n* Versailles',
    [
      [null, ['9:00', '11:00', 'Louvre'], ['14:00', null, 'Orsay']],
      [null, [null, null, 'Versailles']],
    ],
  ],
  [
    'numbers under days in words',
    'DAY ONE\n1. Louvre (9:00–11:00)\n2. Orsay (14:00)\nDAY TWO\n1. Versailles (10:00)',
    [
      [null, ['9:00', '11:00', 'Louvre'], ['14:00', null, 'Orsay']],
      [null, ['10:00', null, 'Versailles']],
    ],
  ],
  [
    'short days',
    'D1: Louvre - Orsay - Eiffel Tower\nD2: Versailles - Trianon',
    [
      [null, [null, null, 'Louvre'], [null, null, 'Orsay'], [null, null, 'Eiffel']],
      [null, [null, null, 'Versailles'], [null, null, 'Trianon']],
    ],
  ],
  [
    'weekdays and arrows',
    'Mon: Louvre → Tuileries → Orsay\nTue: Versailles',
    [
      [null, [null, null, 'Louvre'], [null, null, 'Tuileries'], [null, null, 'Orsay']],
      [null, [null, null, 'Versailles']],
    ],
  ],
  [
    'days as columns',
    '| | Mon 10 May 2027 | Tue 11 May 2027 |\n|---|---|---|\n| 9:00 | Louvre | Versailles |\n| 14:00 | Orsay | Trianon |',
    [
      ['2027-05-10', ['9:00', null, 'Louvre'], ['14:00', null, 'Orsay']],
      ['2027-05-11', ['9:00', null, 'Versailles'], ['14:00', null, 'Trianon']],
    ],
  ],
  [
    'an HTML table',
    '<table><tr><th>Day</th><th>Time</th><th>What</th></tr><tr><td>1</td><td>9:00</td><td>Louvre</td></tr>' +
      '<tr><td>1</td><td>14:00</td><td>Orsay</td></tr><tr><td>2</td><td>10:00</td><td>Versailles</td></tr>' +
      '</table>',
    [
      [null, ['9:00', null, 'Louvre'], ['14:00', null, 'Orsay']],
      [null, ['10:00', null, 'Versailles']],
    ],
  ],
  [
    'hours behind',
    'Day 1\nLouvre ........ 9:00\nOrsay @ 2pm\nSacré-Cœur @18:30',
    [[null, ['9:00', null, 'Louvre'], ['14:00', null, 'Orsay'], ['18:30', null, 'Sacré']]],
  ],
  [
    'JSON',
    '[{"day":1,"date":"2027-05-10","activities":[{"time":"09:00","name":"Louvre"},{"time":"14:00",' +
      '"name":"Orsay"}]},{"day":2,"date":"2027-05-11","activities":[{"time":"10:00","name":"Versailles"}]}]',
    [
      ['2027-05-10', ['9:00', null, 'Louvre'], ['14:00', null, 'Orsay']],
      ['2027-05-11', ['10:00', null, 'Versailles']],
    ],
  ],
  [
    'a day in one line',
    'Day 1 | 9:00 Louvre | 11:30 Orsay | 19:00 dinner\nDay 2 | 10:00 Versailles',
    [
      [null, ['9:00', null, 'Louvre'], ['11:30', null, 'Orsay'], ['19:00', null, 'dinner']],
      [null, ['10:00', null, 'Versailles']],
    ],
  ],
  [
    'small pictures',
    '🗓 Day 1\n📍 Louvre 🕘 9:00–11:00\n🍽 Lunch 12:30\n✈️ 18:45 flight home',
    [[null, ['9:00', '11:00', 'Louvre'], ['12:30', null, 'Lunch'], ['18:45', null, 'flight']]],
  ],
  [
    'an hour above its line',
    'Day 1\n9:00\nLouvre\n11:30\nOrsay\n19:00\nDinner',
    [[null, ['9:00', null, 'Louvre'], ['11:30', null, 'Orsay'], ['19:00', null, 'Dinner']]],
  ],
  [
    'a calendar',
    'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20270510T090000\nDTEND:20270510T110000\nSUMMARY:Louvre\n' +
      'END:VEVENT\nBEGIN:VEVENT\nDTSTART;TZID=Europe/Paris:20270511T100000\n' +
      'DTEND;TZID=Europe/Paris:20270511T120000\nSUMMARY:Versailles\nEND:VEVENT\nEND:VCALENDAR',
    [
      ['2027-05-10', ['9:00', '11:00', 'Louvre']],
      ['2027-05-11', ['10:00', '12:00', 'Versailles']],
    ],
  ],
  [
    'a weekend in notes',
    'Fri eve: arrive 18:30, dinner in Pigalle\nSat am: Louvre\nSat pm: Orsay\nSun: Versailles, flight home 19:10',
    [
      [null, ['18:30', null, 'arrive'], [null, null, 'Pigalle']],
      [null, [null, null, 'Louvre'], [null, null, 'Orsay']],
      [null, [null, null, 'Versailles'], ['19:10', null, 'flight']],
    ],
  ],
  [
    'hours in words',
    'Day 1\nHalf past nine: Louvre\nNoon: lunch\nQuarter past two: Orsay',
    [[null, ['9:30', null, 'Louvre'], [null, null, 'lunch'], ['14:15', null, 'Orsay']]],
  ],
  [
    'Spanish hours',
    'Día 1\na las 9 de la mañana Museo del Prado\na las 4 de la tarde Palacio Real\n21:00h cena',
    [[null, ['9:00', null, 'Prado'], ['16:00', null, 'Palacio'], ['21:00', null, 'cena']]],
  ],
  [
    'two days of a date range in prose headings',
    'Monday 10th May 2027 – Paris\n\n10:00 – 12:00: Louvre Museum\n\nTuesday 11th May 2027 – Versailles\n\n10:00 to 13:00: Palace of Versailles',
    [
      ['2027-05-10', ['10:00', '12:00', 'Louvre']],
      ['2027-05-11', ['10:00', '13:00', 'Versailles']],
    ],
  ],
  [
    'from and to in columns',
    'Day 1\nPlace\tFrom\tTo\nLouvre\t9:00\t11:00\nOrsay\t14:00\t16:00',
    [[null, ['9:00', '11:00', 'Louvre'], ['14:00', '16:00', 'Orsay']]],
  ],
  [
    'sheet, German, tabs',
    'Tag\tVon\tBis\tWas\n1\t09:00\t11:30\tPergamonmuseum\n1\t13:00\t14:00\tMittagessen\n2\t10:00\t12:00\tReichstag',
    [
      [null, ['9:00', '11:30', 'Pergamon'], ['13:00', '14:00', 'Mittagessen']],
      [null, ['10:00', '12:00', 'Reichstag']],
    ],
  ],
  [
    'sheet, one date then blanks',
    'Date\tTime\tWhat\n10 May 2027\t9:00\tPrado\n\t12:00\tRetiro\n11 May 2027\t10:00\tRoyal Palace',
    [
      ['2027-05-10', ['9:00', null, 'Prado'], ['12:00', null, 'Retiro']],
      ['2027-05-11', ['10:00', null, 'Royal']],
    ],
  ],
  [
    'chat messages',
    'Lena: Day 1 we do Belém Tower at 10\nLena: then Jerónimos at 12:00\nTom: dinner 8pm?',
    [[null, ['10:00', null, 'Belém'], ['12:00', null, 'Jerónimos'], ['20:00', null, 'dinner']]],
  ],
  [
    'German story',
    'Am ersten Tag gehen wir um 10 Uhr ins Pergamonmuseum. Um 15 Uhr sind wir am Reichstag. Am zweiten Tag besuchen wir um 11 Uhr Schloss Charlottenburg.',
    [
      [null, ['10:00', null, 'Pergamon'], ['15:00', null, 'Reichstag']],
      [null, ['11:00', null, 'Charlottenburg']],
    ],
  ],
  [
    'French story',
    "Le premier jour, nous visitons le Louvre à 9h30. À 14h, musée d'Orsay. Le deuxième jour, Versailles à 10h et retour pour le dîner à 20h.",
    [
      [null, ['9:30', null, 'Louvre'], ['14:00', null, 'Orsay']],
      [null, ['10:00', null, 'Versailles'], ['20:00', null, 'dîner']],
    ],
  ],
  [
    'spelled times',
    "Day 1\nnine o'clock - British Museum\n12 noon - lunch\nthree pm - Tate Modern",
    [[null, ['9:00', null, 'British'], ['12:00', null, 'lunch'], ['15:00', null, 'Tate']]],
  ],
  [
    'military with h',
    'Day 1\n09h00 – Colosseum\n11h15 – Forum\n20h – dinner',
    [[null, ['9:00', null, 'Colosseum'], ['11:15', null, 'Forum'], ['20:00', null, 'dinner']]],
  ],
  [
    'times in brackets first',
    'Day 1:\n(9:00) Colosseum\n(11:00-13:00) Forum\n[15:00] Pantheon',
    [[null, ['9:00', null, 'Colosseum'], ['11:00', '13:00', 'Forum'], ['15:00', null, 'Pantheon']]],
  ],
  [
    'tilde and approx',
    'Day 1\n~9:00 Colosseum\nca. 11:00 Forum\naround 3pm Pantheon',
    [[null, ['9:00', null, 'Colosseum'], ['11:00', null, 'Forum'], ['15:00', null, 'Pantheon']]],
  ],
  [
    'dates with two-digit years',
    '10/05/27\n9:00 Colosseum\n13/05/27\n9:00 Forum',
    [
      ['2027-05-10', ['9:00', null, 'Colosseum']],
      ['2027-05-13', ['9:00', null, 'Forum']],
    ],
  ],
  [
    'week table with hours column',
    "Time\tMonday\tTuesday\n9:00\tColosseum\tVatican Museums\n14:00\tForum\tCastel Sant'Angelo",
    [
      [null, ['9:00', null, 'Colosseum'], ['14:00', null, 'Forum']],
      [null, ['9:00', null, 'Vatican'], ['14:00', null, 'Castel']],
    ],
  ],
  [
    'dashes between',
    'Day 1 — Colosseum 9:00 — Forum 11:00 — Pantheon 15:00',
    [[null, ['9:00', null, 'Colosseum'], ['11:00', null, 'Forum'], ['15:00', null, 'Pantheon']]],
  ],
  [
    'yaml',
    'day 1:\n  - time: 09:00\n    place: Colosseum\n  - time: 11:00\n    place: Forum',
    [[null, ['9:00', null, 'Colosseum'], ['11:00', null, 'Forum']]],
  ],
  [
    'checkbox list',
    'Sat 12 June 2027\n[ ] 9:00 Colosseum\n[x] 11:00 Forum\n[ ] Pantheon',
    [['2027-06-12', ['9:00', null, 'Colosseum'], ['11:00', null, 'Forum'], [null, null, 'Pantheon']]],
  ],
  [
    'JSON with named days',
    '{"Day 1": ["09:00 Colosseum", "11:00 Forum"], "Day 2": {"morning": "Vatican Museums", "evening": "Trastevere"}}',
    [
      [null, ['9:00', null, 'Colosseum'], ['11:00', null, 'Forum']],
      [null, [null, null, 'Vatican'], [null, null, 'Trastevere']],
    ],
  ],
  [
    'Portuguese',
    'Dia um\nàs 9h: Torre de Belém\nàs 2 da tarde: Castelo de São Jorge\nDia dois\n10h–12h: Oceanário',
    [
      [null, ['9:00', null, 'Belém'], ['14:00', null, 'Castelo']],
      [null, ['10:00', '12:00', 'Ocean']],
    ],
  ],
  [
    'Italian',
    'Sabato mattina: Uffizi alle 9\nSabato pomeriggio: Ponte Vecchio\nDomenica: Duomo ore 10:30',
    [
      [null, ['9:00', null, 'Uffizi'], [null, null, 'Ponte']],
      [null, ['10:30', null, 'Duomo']],
    ],
  ],
  [
    'until only',
    'Day 1\n9:00 till 11:00 Colosseum\nfrom 11.30 to 13.00 Forum\n15:00 → 16:30 Pantheon',
    [[null, ['9:00', '11:00', 'Colosseum'], ['11:30', '13:00', 'Forum'], ['15:00', '16:30', 'Pantheon']]],
  ],
]

const clock = (minutes: number | null) =>
  minutes === null ? null : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

it.each(SHAPES)('reads %s', (_, pasted, days) => {
  const read = readPlan(pasted, { today: calendarDate('2026-11-15'), firstDate: null }).days
  expect(
    read.map(({ date, items }) => [date, ...items.map(({ from, to, name }) => [clock(from), clock(to), name])]),
  ).toEqual(
    days.map(([date, ...rows]) => [date, ...rows.map(([from, to, name]) => [from, to, expect.stringContaining(name)])]),
  )
})
