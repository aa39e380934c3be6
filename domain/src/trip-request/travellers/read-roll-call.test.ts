import { describe, expect, it } from 'vitest'

import { read } from '../corpus/summarise.ts'

const partyOf = (text: string): readonly [adults: number, ...childAges: number[]] => {
  const { people = 0, children = 0, childAges = [] } = read(text).travellers?.value ?? {}
  return [people - children, ...childAges]
}

describe('people listed one after the other', () => {
  it.each([
    ['Rome for 3 days: Mum, dad, me and my little brother (9)', [3, 9]],
    ['Mama, Papa, ich und mein kleiner Bruder (9) möchten drei Tage nach Rom', [3, 9]],
    ['Papa, maman, mon petit frère de 9 ans et moi, trois jours à Rome', [3, 9]],
    ['Mamma, papà, io e il mio fratellino di 9 anni, tre giorni a Roma', [3, 9]],
    ['Pai, mãe, eu e o meu irmão de 9 anos, três dias em Roma', [3, 9]],
    ['A weekend in Rome, my brother, his wife and I', [3]],
    ['Mein Bruder, seine Frau und ich, ein Wochenende in Rom', [3]],
    ['Mon frère, sa femme et moi, un week-end à Rome', [3]],
    ['Mi hermano, su mujer y yo, un fin de semana en Roma', [3]],
    ['Mio fratello, sua moglie e io, un weekend a Roma', [3]],
    ['O meu irmão, a mulher dele e eu, um fim de semana em Roma', [3]],
    ['Rome, just me and the missus', [2]],
    ['With my mum and my two sisters, three days in Rome', [4]],
    ['Rom, mein Mann, seine beiden Brüder und ich', [4]],
    ['Roma, noi due più mia suocera', [3]],
    ['Roma, mis padres, mi hermana, mi cuñado y yo', [5]],
    ['Zwei befreundete Paare, drei Tage Rom', [4]],
    ['Rome with my parents, my wife and our baby', [4, 0]],
  ])('%s', (text, party) => {
    expect(partyOf(text)).toEqual(party)
  })

  it.each([
    ['grandparents plus four grandkids, two days in Rome', 6, 4],
    ['Oma, Opa und drei Enkel, zwei Tage Rom', 5, 3],
    ['abuelos con tres nietos, dos días en Roma', 5, 3],
    ['nonni con tre nipotini, due giorni a Roma', 5, 3],
    ['avós com três netos, dois dias em Roma', 5, 3],
  ])('%s: children of unknown age', (text, people, children) => {
    expect(read(text).travellers?.value).toMatchObject({ people, children })
    expect(read(text).missing).toContain('child-ages')
  })
})

it('prefers the stated total', () => {
  expect(partyOf('We are five: my parents, my wife, my sister and I, three days in Rome')).toEqual([5])
})

it('ends a list correctly', () => {
  expect(partyOf('Rome, two adults and two kids aged 4 and 9, grandma cannot walk far')).toEqual([2, 4, 9])
})

it.each([
  'Three days in Rome, six old college friends',
  'Drei Tage Rom, sechs alte Studienfreunde',
  'Trois jours à Rome, six vieux copains',
  'Tres días en Roma, seis viejos amigos',
  'Tre giorni a Roma, sei vecchi amici',
  'Três dias em Roma, seis velhos amigos',
])('%s', (text) => {
  expect(partyOf(text)).toEqual([6])
})
