import { expect, it } from 'vitest'

import { splitPhones } from './split-phones.ts'

it.each([
  ['one', '+377 98 06 98 98', ['+37798069898']],
  ['two in one field', '+351 244 827 956; +351 912 483 731', ['+351244827956', '+351912483731']],
  ['an extension', '+375 17 2150202;7802', ['+375172150202']],
  ['a slash', '089/1234567', ['1234567']],
  ['no number', 'ask inside', []],
  ['nothing', null, []],
])('%s', (_, written, dialled) => expect(splitPhones(written).map((phone) => phone.dialled)).toEqual(dialled))
