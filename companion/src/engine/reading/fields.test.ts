import { describe, expect, it } from 'vitest'

import { answerQuestion } from '../answer-question.ts'
import { smallWorld } from '../testing/small-world.ts'
import { understandQuestion } from '../understand-question.ts'
import { NO_MEMORY } from './slots.ts'

const intentOf = (text: string) => understandQuestion(text, NO_MEMORY, smallWorld()).intent

describe('words of two groups that mean something in combination', () => {
  it.each([
    ['Someone has just taken my handbag in Rome', 'legal'],
    ['Mir haben sie in Rom die Kreditkarte entwendet', 'legal'],
    ['À Rome on m’a chouré mes clefs', 'legal'],
    ['En Roma me han birlado la riñonera', 'legal'],
    ['A Roma mi hanno sfilato il marsupio', 'legal'],
    ['Em Roma palmaram-me o anel', 'legal'],
    ['Would my kettle from home work in Japan?', 'plugs'],
    ['Geht mein Glätteisen in Japan?', 'plugs'],
    ['Mon tire-lait fonctionnera-t-il au Japon ?', 'plugs'],
    ['¿Me sirve el sacaleches en Japón?', 'plugs'],
    ['Il mio bollitore funziona in Giappone?', 'plugs'],
    ['A minha chaleira serve no Japão?', 'plugs'],
    ['Grandpa is wheezing, we are in Rome', 'medical'],
    ['Meine Oma reagiert nicht, wir sind in Rom', 'medical'],
    ['Mon pouce a gonflé, je suis à Rome', 'medical'],
    ['Mi abuela se ha caído y no se puede mover, estamos en Roma', 'medical'],
    ['Mia nonna non si sveglia, siamo a Roma', 'medical'],
    ['Inchou-me o joelho em Roma', 'medical'],
    ['Mon ami s’est cassé la jambe à Rome, quel numéro appeler ?', 'medical'],
    ['Se me ha caído agua hirviendo encima en Roma', 'medical'],
    ['Mein Koffer ist weg und in Rom wurde mir das Handy geklaut', 'legal'],
    ['Ich schenke ihr ein Wochenende: Hotel in Rom vom 12. bis 14. März 2027', 'hotel'],
    ['Was gibt ein Paar in vier Tagen Rom ungefähr aus?', 'cost'],
    ['Lohnt sich Rom eher im Frühling oder im Herbst?', 'best'],
    ['Must I keep left with a scooter in Japan?', 'driving'],
    ['Per guidare in Giappone devo tenere la sinistra?', 'driving'],
    ['Qual è il periodo meno piovoso per Roma?', 'best'],
    ['Em que meses é melhor visitar Roma?', 'best'],
    ['Nos denegó el embarque en Roma por exceso de reservas', 'delay'],
    ['Man ließ uns in Rom nicht an Bord', 'delay'],
    ['Vale a pena levar adaptador para o Japão?', 'plugs'],
    ['When it is 9am in Rome what is it in Tokyo?', 'difference'],
  ])('%s: %s', (text, intent) => {
    expect(intentOf(text)).toBe(intent)
  })

  it.each([
    ['a way is not a loss', 'Welcher Weg mit dem Auto von Rom nach Wien ist schöner?', 'legal'],
    ['an open coast is no wound', 'Quels musées sont ouverts au pied de la côte à Rome ?', 'medical'],
    ['what is dear is no face', '¿Es cara Roma para una estancia corta?', 'medical'],
    ['points are no stings', 'Quali punti di interesse a piedi a Roma?', 'medical'],
    ['a painting does not hurt', 'Which paintings in Rome should I see on foot?', 'medical'],
    ['the sea has a temperature, too', 'I want the temperature of the sea in Rome', 'medical'],
  ])('%s', (_, text, intent) => {
    expect(intentOf(text)).not.toBe(intent)
  })
})

it('counts days with an adjective', async () => {
  const { calls } = await answerQuestion('Stell uns zwei gemütliche Tage in Rom zusammen', NO_MEMORY, smallWorld())
  expect(calls[0]?.input).toMatchObject({ days: 2 })
})

it.each([
  'Tenho uma reunião, que horas são em Roma?',
  'J’ai une réunion, quelle heure est-il à Rome ?',
  'Tengo una reunión, ¿qué hora es en Roma?',
  'Ho una riunione, che ore sono a Roma?',
])('does not read a meeting as an island: %s', (text) => {
  expect(understandQuestion(text, NO_MEMORY, smallWorld()).slots).toMatchObject({ cities: [1], countries: [] })
})
