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
  ])('are counted once: %s', (text, people) => expect(read(text).travellers?.value.people).toBe(people))
})

describe('words without a meaning to us', () => {
  it.each([
    ['3 days in Rome, fado one night, 900 euros', ['fado']],
    ['3 days in Rome with our dog', ['dog']],
    ['Tres días en Roma, pintxos, museos no', ['pintxos']],
    ['3 dagen Rome, zonder museums, met oliebollen', ['oliebollen']],
    ['Roma 3 dni, bez muzeów, abrakadabra', ['abrakadabra']],
    ['3 days in Rome in May with my mother, vegetarian, by car', []],
    ['Drei Tage in Rom mit dem Mietwagen', []],
  ])('are quoted: %s', (text, words) => expect((read(text).unread ?? []).map(({ value }) => value)).toEqual(words))
})
