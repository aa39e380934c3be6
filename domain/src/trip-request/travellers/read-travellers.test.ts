import { describe, expect, it } from 'vitest'

import { read } from '../corpus/summarise.ts'

const partyOf = (text: string) => {
  const { people = 0, children = 0, childAges = [] } = read(text).travellers?.value ?? {}
  return [people - children, ...childAges]
}

describe('two adults and one child', () => {
  it.each([
    'Four days in Lisbon from 5 May, two of us and a child of 6',
    'Four days in Lisbon, two of us with a child of 6',
    'Four days in Lisbon, the two of us and our daughter, 6',
    'Four days in Lisbon, we are two, with a child of 6',
    'Four days in Lisbon, two people plus a 6-year-old',
    'Vier Tage Lissabon ab 5. Mai, zu zweit mit einem Kind von 6',
    'Vier Tage Lissabon, wir sind zwei mit einem Kind von 6 Jahren',
    'Vier Tage Lissabon, wir sind zu zweit und ein Kind von 6 Jahren',
    'Vier Tage Lissabon, wir zwei und unsere Tochter (6)',
    'Quatre jours à Lisbonne à partir du 5 mai, à deux avec un enfant de 6 ans',
    'Quatre jours à Lisbonne, nous sommes deux avec un enfant de 6 ans',
    'Quatre jours à Lisbonne, nous deux et une petite fille de 6 ans',
    'Cuatro días en Lisboa desde el 5 de mayo, somos dos y una niña de 6',
    'Cuatro días en Lisboa, somos dos con un niño de 6 años',
    'Cuatro días en Lisboa, nosotros dos y una niña de 6',
    'Quattro giorni a Lisbona dal 5 maggio, siamo in due con una bambina di 6 anni',
    'Quattro giorni a Lisbona, siamo due e un bambino di 6 anni',
    'Quattro giorni a Lisbona, noi due e nostra figlia di 6',
    'Quatro dias em Lisboa a partir de 5 de maio, somos dois e uma criança de 6',
    'Quatro dias em Lisboa, somos dois com uma criança de 6 anos',
    'Quatro dias em Lisboa desde 5 de maio, a dois com uma criança de 6 anos',
    'Quatro dias em Lisboa, nós dois e uma menina de 6',
  ])('%s', (text) => {
    expect(partyOf(text)).toEqual([2, 6])
  })
})

describe('four of whom two are children', () => {
  it.each([
    'Rome, four of us, two kids aged 4 and 9',
    'Rome, four of us including two kids aged 4 and 9',
    'Rome, family of four with two kids of 4 and 9',
    'Rom, wir sind zu viert mit zwei Kindern von 4 und 9',
    'Rom, wir sind vier, davon zwei Kinder von 4 und 9',
    'Rome, nous sommes quatre dont deux enfants de 4 et 9 ans',
    'Roma, somos cuatro con dos niños de 4 y 9 años',
    'Roma, siamo in quattro, di cui due bambini di 4 e 9 anni',
    'Roma, somos quatro com dois filhos de 4 e 9 anos',
  ])('%s', (text) => {
    expect(partyOf(text)).toEqual([2, 4, 9])
  })
})

describe('a trio', () => {
  it.each([
    'Rome for 3 days as a trio',
    'Drei Tage in Rom als Trio',
    'Trois jours à Rome en trio',
    'Tres días en Roma en trío',
    'Tre giorni a Roma in trio',
    'Três dias em Roma em trio',
  ])('%s', (text) => {
    expect(partyOf(text)).toEqual([3])
  })

  it('also plays at a concert', () => {
    expect(read('Rome in May, a jazz trio concert at 8 pm').travellers).toBeNull()
  })
})

it.each(['Me and my two kids of 4 and 9, Rome', 'Ich und meine zwei Kinder von 4 und 9, Rom'])(
  'one parent: %s',
  (text) => {
    expect(partyOf(text)).toEqual([1, 4, 9])
  },
)

it('does not read the length of a trip as an age', () => {
  expect(partyOf('Rome, 2 adults with 2 children aged 3 and 5, 4 days')).toEqual([2, 3, 5])
})

it.each([
  ['For eight accountants, three days in Rome', [8]],
  ['Fünf Studis wollen vier Tage nach Prag', [5]],
  ['Three temples and two gardens in Kyoto', [0]],
  ['Rome with my mother-in-law', [2]],
  ['Roma con mi suegra', [2]],
  ['Rome with my nephew (he is 12)', [1, 12]],
  ['Roma, pareja con un niño de 4 años', [2, 4]],
])('%s', (text, party) => {
  expect(partyOf(text)).toEqual(party)
})

describe('the young who travel as friends', () => {
  it.each([
    ['lisbon hen do 8 girls fri-sun late may', [8]],
    ['Rom, 4 Tage, 6 Jungs, Bier', [6]],
    ['madrid 3 dias, 5 chicas', [5]],
    ['Rome 4 days, 2 adults 2 girls of 5 and 9', [2, 5, 9]],
    ['Rome 4 days with 2 boys of 5 and 9', [2, 5, 9]],
    ['family of 4 with 2 boys, Rome 5 days', [2]],
  ])('%s', (text, party) => expect(partyOf(text)).toEqual(party))
})

describe('numbers beside people', () => {
  it.each([
    ['Rome 5 days w kids 6 8 11', [2, 6, 8, 11]],
    ['Rome 2 weeks w/ boys 13 + 15, anime', [2, 13, 15]],
    ['Rome 3 days, kids 3 and 5, 2 adults', [2, 3, 5]],
    ['Rome 5 days, one day diving, dad not diving 66, budget b&b', [2]],
    ['5 Tage Rom mit Kindern 5 und 8, Oma (74) kommt mit', [3, 5, 8]],
    ['Roma 8 gün, 2 çift, kahve', [4]],
    ['带爸妈60多岁 罗马6天', [3]],
    ['로마 8일 예산 인당 250 정도', [0]],
  ])('%s', (text, party) => expect(partyOf(text)).toEqual(party))
})

describe('a number that is no sum', () => {
  it.each([
    'Rome 5 days, dad not diving 66, budget b&b',
    'Rome 5 days, at most 60 steps a day',
    'Rome 7 days, not doing the whole sp500',
  ])('%s', (text) => expect(read(text).budget).toBeNull())
})
