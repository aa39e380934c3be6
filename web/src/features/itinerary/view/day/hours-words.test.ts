import { expect, it } from 'vitest'

import { hoursInWords } from './hours-words.ts'

it.each([
  ['Mo,We,Th 09:00-17:00', 'Mon, Wed, Thu 9:00–17:00'],
  ['Tu-Su 10:00-13:00,14:00-18:00; Mo off', 'Tue–Sun 10:00–13:00, 14:00–18:00; Mon closed'],
  ['Mo-Su,PH 09:00-18:00', 'Mon–Sun, public holidays 9:00–18:00'],
  ['Mo,Tu,We,Th,Fr,Sa 10:00-17:00', 'Mon–Sat 10:00–17:00'],
  ['Mo,We,Th,Fr,Su,PH 10:00-17:00', 'Mon, Wed–Fri, Sun, public holidays 10:00–17:00'],
  ['09:00-17:00', '9:00–17:00'],
  ['24/7', '24 hours'],
  ['Apr-Sep Mo 09:00-sunset', 'Apr-Sep Mo 09:00-sunset'],
])('writes %s as %s', (hours, words) => expect(hoursInWords(hours, 'en-GB')).toBe(words))
