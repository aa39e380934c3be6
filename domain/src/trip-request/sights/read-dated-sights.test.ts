import { describe, expect, it } from 'vitest'

import { read } from '../corpus/summarise.ts'

const datedIn = (text: string) => (read(text).dated ?? []).map(({ value }) => value)
const at = (name: string, date: string, time: number | null = null) => ({ name, date, time })

describe('a sight with a day of its own', () => {
  it.each([
    ['rwanda, gorilla trek 12 august booked, 6 days from 10 aug', at('gorilla trek', '2027-08-12')],
    ['two days in Krakow 14-15 sept, auschwitz on the 15th at 9am', at('auschwitz', '2027-09-15', 540)],
    ['on 6 may we have the alhambra booked, granada 5-8 may', at('alhambra', '2027-05-06')],
    ['Rom vom 5. Mai bis 9. Mai, Kolosseum am 6. Mai um 10 Uhr', at('Kolosseum', '2027-05-06', 600)],
  ])('is asked for by its name and its day: %s', (text, dated) => {
    expect(datedIn(text)).toEqual([dated])
    expect(read(text).mustSee.map(({ value }) => value)).toContain(dated.name)
  })

  it('says nothing about the day of arrival when its day is the only date', () => {
    expect(datedIn('Cappadocia 4 days with my mum, balloon on 6 may')).toEqual([
      { ...at('balloon', '2027-05-06'), isOnlyDate: true },
    ])
  })

  it('is asked for without a permit and without the length of the trip', () => {
    expect(datedIn('uganda, gorilla trek permit 14 august 8 days')).toEqual([
      { ...at('gorilla trek', '2027-08-14'), isOnlyDate: true },
    ])
  })

  it('takes no word that stands far from the date for a sight', () => {
    expect(datedIn('Zum 60. Geburtstag meines Vaters fliegen wir zu sechst am 12. Mai nach Valencia')).toEqual([])
  })

  it.each(['Rome 12 march 3 days, colosseum', 'Lisbon fado 5 may to 8 may', 'Paris from 5 june, louvre'])(
    'is none where the date is that of the trip: %s',
    (text) => expect(datedIn(text)).toEqual([]),
  )
})
