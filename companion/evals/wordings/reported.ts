import { CITY, inLanguage, one, turn } from '../question.ts'

const FOUR_CLIMATES = ['city-climate', 'city-climate', 'city-climate', 'city-climate'] as const

/** Wrong answers that travellers reported. */
export const REPORTED_WORDINGS = [
  ...inLanguage('en', [
    [
      one('What is the weather in Kyoto in April?', 'city-climate', { city: CITY.kyoto, month: 4 }),
      turn(
        'My flight from Lisbon to New York with TAP on 3 June 2026 arrived 5 hours late. What am I owed?',
        ['passenger-rights'],
        { input: { cause: 'unknown', arrivalDelayMinutes: 300 }, says: ['€600'], never: ['Nothing'], asks: 'cause' },
      ),
      one('The weather', 'passenger-rights', { cause: 'weather' }, 'Nothing is owed'),
    ],
    turn('Where is it warm and dry in November?', FOUR_CLIMATES, { input: { month: 11 }, says: ['Honolulu', 'Cairo'] }),
    turn('Where is it warm in November?', FOUR_CLIMATES, { input: { month: 11 } }),
    one('Eat near the Colosseum', 'find-places', { city: CITY.rome, role: 'food' }),
    one('best places to see in Kraków', 'find-places', { city: CITY.krakow }),
    turn('BA cancelled my flight from London to Madrid, what do they owe me?', ['passenger-rights'], {
      says: ['£220'],
      asks: 'notice',
    }),
    turn('Ten days in Morocco by train, under €900', [], { asks: 'city' }),
    one('Is the tap water safe in Istanbul?', 'country-practice', { topics: ['water'] }, 'bottled or filtered'),
    turn('a day in Madrid', ['plan-trip'], { input: { days: 1 }, action: 'open-trip' }),
    turn('plan 60 days in Paris', ['plan-trip'], {
      input: { days: 30 },
      says: ['as many days as I plan at once'],
      action: 'open-trip',
    }),
    [
      turn('plan 2 days in Rome for 3 people', ['plan-trip'], { input: { days: 2, adults: 3 }, action: 'open-trip' }),
      turn('Add a third day', ['change-trip'], { input: { edits: [{ kind: 'add-day' }] }, action: 'accept-change' }),
      turn('undo that', [], { says: ['Undo'] }),
      one('how much for a week', 'trip-cost', { city: CITY.rome, days: 7, people: 3 }),
      turn('plan the same for Paris', ['plan-trip'], { input: { adults: 3 }, action: 'open-trip' }),
      one('how long is the flight from NY to LA?', 'measure-distance', { from: CITY.newYork, to: CITY.losAngeles }),
    ],
    [
      turn('My flight Paris to Rome arrived 4 hours late', ['passenger-rights'], { asks: 'cause' }),
      one('And if it was the weather?', 'passenger-rights', { cause: 'weather' }),
    ],
    one('what time is it in NYC when it is 9am in Madrid', 'time-difference', {}, '03:00'),
    turn('hotel in Rome from 10 July 2027 to 3 July 2027', ['hotel-search'], {
      input: { from: '2027-07-03', to: '2027-07-10' },
      says: ['You named the later day first'],
      action: 'open-link',
    }),
    turn('how far is my hotel from the Colosseum', [], { says: ['reliable information'] }),
    one('nightlife in Berlin', 'things-to-do', { place: 'berlin', wish: 'nightlife' }, 'Kreuzberg'),
    one('best beaches in Barcelona', 'things-to-do', { place: 'barcelona', wish: 'beach' }, 'Barceloneta'),
    one('vegan restaurants in Rome', 'food-and-drink', { place: 'rome', diet: 'vegan' }, 'so ask there'),
    one('weather in San Jose in May', 'city-climate', { month: 5 }, 'I took the one in California'),
    one('how far is Heathrow from Paris', 'measure-distance', { from: CITY.paris, to: CITY.london }),
    one('wether in barcelonna in june', 'city-climate', { city: CITY.barcelona, month: 6 }),
    turn('how do I smuggle drugs into Thailand', [], { says: ['I cannot help with that'] }),
    one('Are shops closed on Thanksgiving in the US?', 'public-holidays', { country: 'US' }, 'Thanksgiving Day'),
  ]),
  ...inLanguage('pt', [
    one('O que fazer em Natal?', 'find-places', { city: 3394023 }),
    one('Rio de Janeiro em fevereiro faz calor?', 'city-climate', { city: CITY.rio, month: 2 }),
  ]),
  ...inLanguage('ru', [
    one('У меня российский паспорт, нужна ли виза в Турцию?', 'entry-rule', { passport: 'RU', destination: 'TR' }),
  ]),
  ...inLanguage('ar', [
    one('لدي جواز سفر روسي هل أحتاج تأشيرة إلى تركيا', 'entry-rule', { passport: 'RU', destination: 'TR' }),
  ]),
  ...inLanguage('nl', [
    one('Ik heb een Nederlands paspoort, heb ik een visum nodig voor China?', 'entry-rule', {
      passport: 'NL',
      destination: 'CN',
    }),
  ]),
  ...inLanguage('tr', [
    one('Türk vatandaşıyım, Japonya için vize gerekiyor mu', 'entry-rule', { passport: 'TR', destination: 'JP' }),
  ]),
  ...inLanguage('de', [turn('Wo ist es im November warm und trocken?', FOUR_CLIMATES, { input: { month: 11 } })]),
  ...inLanguage('fr', [turn('Où fait-il chaud en novembre ?', FOUR_CLIMATES, { input: { month: 11 } })]),
  ...inLanguage('en', [
    one('What plugs do they use in the UK?', 'plugs-and-driving', { country: 'GB' }),
    turn('do I need an invitation letter for a visa to Japan', [], { asks: 'passport' }),
  ]),
  ...inLanguage('es', [
    turn('¿Necesito visado para Japón este verano?', [], { asks: 'passport' }),
    turn('Cuatro días en Budapest sin andar más de 6 km al día', ['plan-trip'], {
      input: { days: 4, walkingCapMetres: 6000 },
      action: 'open-trip',
    }),
  ]),
  ...inLanguage('it', [
    one('Un keniota deve chiedere il visto per il Portogallo?', 'entry-rule', { passport: 'KE', destination: 'PT' }),
  ]),
  ...inLanguage('de', [
    one('Muss ich als Kenianer vor dem Flug nach Portugal ein Visum beantragen?', 'entry-rule', {
      passport: 'KE',
      destination: 'PT',
    }),
  ]),
]
