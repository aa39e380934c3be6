import { describe, expect, it } from 'vitest'

import { read } from './corpus/summarise.ts'

const wishes = (text: string) => (read(text).special ?? []).map(({ value }) => value)
const datesOf = (text: string) => {
  const { start = '', end = '' } = read(text).dates?.value ?? {}
  return `${start}..${end}`
}

describe('a weekday in short, before a date or in a range', () => {
  it.each([
    'Rome mon 8 - wed 10 march',
    'Rom Mo 8. - Mi 10. März',
    'Rome lun 8 - mer 10 mars, deux adultes',
    'Roma lun 8 - mié 10 de marzo, dos adultos',
    'Roma lun 8 - mer 10 marzo, due adulti',
    'Roma seg 8 - qua 10 de março, dois adultos',
    'Rome ma 8 t/m wo 10 maart, twee volwassenen',
    'Рим пн 8 - ср 10 марта',
  ])('is part of the dates: %s', (text) => expect(datesOf(text)).toBe('2027-03-08..2027-03-10'))

  it('is a range without a date', () => {
    expect(read('Di bis Sa in Wien').days?.value).toBe(5)
  })

  it.each(['Rome tues 9 feb to sat', 'Rom ab Di 9. Feb bis Sa'])('ends a range that a date begins: %s', (text) =>
    expect(datesOf(text)).toBe('2027-02-09..2027-02-13'),
  )

  it('is no weekday elsewhere', () => {
    expect(read('Trois jours à Rome, mer et plage').dates).toBeNull()
  })
})

describe('Easter week', () => {
  it.each(['easter week in Rome', 'Osterwoche in Rom', 'semaine de Pâques à Rome', 'settimana di Pasqua a Roma'])(
    'is the eight days to Easter Sunday: %s',
    (text) => expect(datesOf(text)).toBe('2027-03-21..2027-03-28'),
  )
})

describe('dates beside other words', () => {
  it.each([
    ['Rome 5 days 11-15 feb', '2027-02-11..2027-02-15', 5],
    ['8 days Rome oct 10 - oct 18', '2027-10-10..2027-10-18', 9],
    ['10 days Rome feb 3rd -> 13th', '2027-02-03..2027-02-13', 11],
    ['Roma 5 gg ultima sett di maggio', '2027-05-25..2027-05-31', 5],
    ['Roma dal 10 al 20 sett', '2027-09-10..2027-09-20', 11],
    ['Rome end march 2 weeks', '2027-03-21..2027-03-31', 14],
    ['罗马6天 国庆后10月10到15', '2027-10-10..2027-10-15', 6],
    ['Rom 2 v juli, vi åker tåg', '2027-07-01..2027-07-31', 14],
    ['Rome 6 days campervan jan, beaches', '2027-01-01..2027-01-31', 6],
    ['week in Rome may vegetarian couple', '2027-05-01..2027-05-31', 7],
    ['Rome in march, 5 days, we may go to the sea', '2027-03-01..2027-03-31', 5],
  ])('are read: %s', (text, dates, days) => {
    expect(datesOf(text)).toBe(dates)
    expect(read(text).days?.value).toBe(days)
  })
})

describe('dates beside the words of a grammar', () => {
  it.each([
    ['Rom KW 27', '2027-07-05..2027-07-11'],
    ['Rom, vi är två, v 27', '2027-07-05..2027-07-11'],
    ['ローマ 3/20〜23', '2027-03-20..2027-03-23'],
    ['로마 3월 6일부터 9일까지', '2027-03-06..2027-03-09'],
    ['Рим 12/6 - 19/6', '2027-06-12..2027-06-19'],
    ['Peru giữa tháng 4 một mình đi chơi', '2027-04-11..2027-04-20'],
    ['10 days in Rome next month', '2026-12-01..2026-12-31'],
    ['来月ローマ3日間', '2026-12-01..2026-12-31'],
  ])('are read: %s', (text, dates) => expect(datesOf(text)).toBe(dates))

  it.each([
    ["Roma, ponte dell'immacolata", '2026-12-05..2026-12-08'],
    ['Roma 五一', '2027-05-01..2027-05-05'],
    ['Rzym na majówkę', '2027-05-01..2027-05-03'],
    ['Rome over thanksgiving', '2026-11-26..2026-11-29'],
    ['Rom midsommarhelgen, vi vill dit', '2027-06-25..2027-06-27'],
    ['Rome, october half term', '2027-10-09..2027-11-01'],
    ['로마 설 연휴', '2027-02-06..2027-02-12'],
  ])('are those of holidays: %s', (text, dates) => expect(datesOf(text)).toBe(dates))
})

describe('special wishes', () => {
  it.each([
    ['Rom, jeden Nachmittag Strand, günstig, mit dem Mietwagen', ['beach-afternoons', 'cheap', 'by-car']],
    ['Rome, plage tous les après-midi, pas cher, en voiture', ['beach-afternoons', 'cheap', 'by-car']],
    ['Roma, playa por las tardes, barato, en coche', ['beach-afternoons', 'cheap', 'by-car']],
    ['Roma, spiaggia ogni pomeriggio, economico, in macchina', ['beach-afternoons', 'cheap', 'by-car']],
    ['Roma, praia todas as tardes, barato, de carro', ['beach-afternoons', 'cheap', 'by-car']],
    ['Rome, elke middag strand, goedkoop, met de auto', ['beach-afternoons', 'cheap', 'by-car']],
    ['Rome, nothing before 10am, honeymoon', ['late-start', 'romantic']],
  ])('are read: %s', (text, codes) => expect(wishes(text).map(({ code }) => code)).toEqual(codes))

  it.each([
    ['Rome, back at the hotel by 5', 17 * 60],
    ['Rom, abends um 18 Uhr zurück', 18 * 60],
    ['Roma, volver al hotel antes de las 17h', 17 * 60],
    ['Rome, terug om 17:00', 17 * 60],
  ])('include the hour to be back: %s', (text, by) => expect(wishes(text)).toEqual([{ code: 'back-by', by }]))

  it.each(['Rome, not too romantic', 'Rome, the flight back is on the 8th at 21:15'])('are not read: %s', (text) =>
    expect(wishes(text)).toEqual([]),
  )

  it('to be back each evening are no departure', () => {
    expect(read('4 days in Rome, back at the hotel by 17:00').departure).toBeNull()
  })
})

describe('travellers', () => {
  it.each([
    ['Rome with my mother, my mother is 78', 2],
    ['Rome w/ in-laws', 3],
    ['Rom mit den Schwiegereltern', 3],
    ['Rome with my wife, we are 42', 2],
    ['Wir sind 22 und 24, drei Tage Rom', 2],
    ['3 days in Rome, we are 9', 9],
    ['Till Rom, vi är två par', 4],
    ['一家三口去罗马三天，孩子6岁', 3],
    ['로마 3일 4인가족', 4],
    ['Roma, siamo in 22', 22],
  ])('are counted once: %s', (text, people) => expect(read(text).travellers?.value.people).toBe(people))
})

describe('sums in the words of the street', () => {
  it.each([
    ['Rome, 500 quid each', 500, 'GBP'],
    ['Rome, 400 balles', 400, 'EUR'],
    ['Roma, massimo 700 euri', 700, 'EUR'],
    ['Рим, до 900 баксов', 900, 'USD'],
    ['罗马，人均1万5千', 15_000, null],
  ])('%s', (text, sum, currency) => {
    expect(read(text).budget?.value).toMatchObject({ minorUnits: sum * 100, currency })
  })
})

describe('hours', () => {
  it.each([
    ['Ρώμη, φτάνουμε Παρασκευή 8 το βράδυ', 20 * 60],
    ['罗马三天，周五晚上9点到', 21 * 60],
    ['Rom, ankomst 10.30 torsdag, vi är två', 630],
  ])('of the arrival: %s', (text, minute) => expect(read(text).arrival?.value.time).toBe(minute))
})

describe('words without a meaning to us', () => {
  it.each([
    ['3 days in Rome, fado one night, 900 euros', ['fado']],
    ['3 days in Rome with our parrot', ['parrot']],
    ['Tres días en Roma, pintxos, museos no', ['pintxos']],
    ['3 dagen Rome, zonder museums, met oliebollen', ['oliebollen']],
    ['Roma 3 dni, bez muzeów, abrakadabra', ['abrakadabra']],
    ['3 days in Rome in May with my mother, vegetarian, by car', []],
    ['Drei Tage in Rom mit dem Mietwagen', []],
  ])('are quoted: %s', (text, words) => expect((read(text).unread ?? []).map(({ value }) => value)).toEqual(words))
})

it.each(['Mallorca with a baby, no long drives', 'Mallorca mit Baby, keine langen Fahrten'])(
  'keeps the car where only long drives are refused: %s',
  (text) => expect(read(text).avoided).toEqual([]),
)

it('leaves Bruges by the train back', () => {
  expect(read('weekend in Bruges, back on train 17:30 sunday').departure?.value.time).toBe(17 * 60 + 30)
})

it.each(['Faroe islands 7 days, budget is tight', 'Färöer 7 Tage, kleines Budget', 'tight budget, Rome'])(
  'counts the cheaper prices: %s',
  (text) => expect(wishes(text).map(({ code }) => code)).toContain('cheap'),
)

it('reads weeks and months in English beside names with Spanish articles', () => {
  const { days, dates } = read('Patagonia 2 weeks el calafate torres del paine ushuaia december')
  expect([days?.value, dates?.value.start]).toEqual([14, '2026-12-01'])
})
