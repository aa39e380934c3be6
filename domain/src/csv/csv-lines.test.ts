import { expect, it } from 'vitest'

import { csvLines } from './index.ts'

it.each([
  ['nothing', [], '\r\n'],
  ['plain cells', [{ id: 1, name: 'Ana', isNew: true, gone: null }], 'id,name,isNew,gone\r\n1,Ana,true,\r\n'],
  ['commas, quotes and lines', [{ a: 'x,"y"\nz' }], 'a\r\n"x,""y""\nz"\r\n'],
  ['lists and objects as JSON', [{ a: ['PT', 'BR'] }], 'a\r\n"[""PT"",""BR""]"\r\n'],
  ['a formula that stays text', [{ a: '=HYPERLINK("x")' }, { a: '-1+1' }], `a\r\n"'=HYPERLINK(""x"")"\r\n'-1+1\r\n`],
  [
    'a formula behind a blank or in wide letters',
    [{ a: ' =1' }, { a: '＝1' }, { a: '\n=1' }],
    `a\r\n' =1\r\n'＝1\r\n"'\n=1"\r\n`,
  ],
  ['a semicolon, which parts cells elsewhere', [{ a: 'x;=1' }], 'a\r\n"x;=1"\r\n'],
  ['rows with other columns', [{ a: 1 }, { b: 2 }], 'a,b\r\n1,\r\n,2\r\n'],
])('writes %s', (_, rows, csv) => {
  expect([...csvLines(rows)].join('')).toBe(csv)
})
