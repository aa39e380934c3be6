import { CITY, inLanguage, one, turn } from '../question.ts'

/**
 * Other wordings, written after those were fixed: 90.7 % on the first run, which is the expectation for unseen words.
 */
export const LATER_WORDINGS = [
  ...inLanguage('en', [
    one('As a US citizen, can I just show up in Brazil or do I need papers? visa?', 'entry-rule', {
      passport: 'US',
      destination: 'BR',
    }),
    one('My passport is Mexican and I am off to Germany, visa or not?', 'entry-rule', {
      passport: 'MX',
      destination: 'DE',
    }),
    one('Does my passport need six months left for Singapore?', 'passport-validity', { country: 'SG' }),
    one('any travel warnings for Kenya right now?', 'travel-advisory', { country: 'KE' }),
    one('How many yen do I get for 80 pounds?', 'convert-currency', { amount: 80, from: 'GBP', to: 'JPY' }),
    one('What should I budget for ten days in Tokyo for a couple?', 'trip-cost', {
      city: CITY.tokyo,
      days: 10,
      people: 2,
    }),
    one('Does it snow in Stockholm in December?', 'light-snow-sea', { city: CITY.stockholm, month: 12 }),
    one('Is March a good time to visit Marrakesh?', 'best-time', { city: CITY.marrakesh }),
    one('What days are off in Japan in May 2027? public holidays', 'public-holidays', {
      country: 'JP',
      from: '2027-05-01',
    }),
    one('Can I charge my phone in South Africa with a European plug?', 'plugs-and-driving', { country: 'ZA' }),
    one('who do I call if there is a fire in Athens? emergency', 'emergency-numbers', { country: 'GR' }),
    one('How far apart are Rome and Naples?', 'measure-distance', { from: CITY.rome, to: CITY.naples }),
    turn('Ryanair flight Dublin to Rome arrived 5 hours late due to a strike', ['passenger-rights'], {
      input: { arrivalDelayMinutes: 300, cause: 'airline-strike' },
    }),
    turn('I would like a hotel room in Venice, 12 to 15 September 2027', ['hotel-search'], {
      input: { city: CITY.venice, from: '2027-09-12', to: '2027-09-15' },
      action: 'open-link',
    }),
    one('Show me parks in London', 'find-places', { city: CITY.london }),
    turn('three days in Lisbon, we love views and food', ['plan-trip'], { input: { days: 3 }, action: 'open-trip' }),
    turn('Do you know a good dentist joke?', []),
  ]),
  ...inLanguage('de', [
    one('Muss ich als Schweizerin für Thailand ein Visum beantragen?', 'entry-rule', {
      passport: 'CH',
      destination: 'TH',
    }),
    one('Regnet es in Dublin im Oktober viel?', 'city-climate', { city: CITY.dublin, month: 10 }),
    one('Gibt es in Kolumbien eine Reisewarnung?', 'travel-advisory', { country: 'CO' }),
    one('Was bekomme ich für 50 Pfund in Euro?', 'convert-currency', { amount: 50, from: 'GBP', to: 'EUR' }),
    one('Wie viele Kilometer sind es von Wien nach Budapest?', 'measure-distance', {
      from: CITY.vienna,
      to: CITY.budapest,
    }),
    turn('Drei Tage Rom für ein Paar, bitte planen', ['plan-trip'], {
      input: { days: 3, adults: 2 },
      action: 'open-trip',
    }),
    one('Mit welchem Geld bezahlt man in Marokko?', 'country-basics', { country: 'MA' }),
  ]),
  ...inLanguage('fr', [
    one('Un Belge a-t-il besoin d’un visa pour la Thaïlande ?', 'entry-rule', { passport: 'BE', destination: 'TH' }),
    one('Quelle température à Athènes en août ?', 'city-climate', { city: CITY.athens, month: 8 }),
    one('Est-ce que le Kenya est sûr ?', 'travel-advisory', { country: 'KE' }),
    one('Combien de kilomètres entre Rome et Venise ?', 'measure-distance', { from: CITY.rome, to: CITY.venice }),
    turn('Deux jours à Lisbonne avec des enfants, que proposer ? Fais un programme', ['plan-trip'], {
      input: { days: 2 },
      action: 'open-trip',
    }),
    one('Qui appeler en cas d’urgence en Espagne ?', 'emergency-numbers', { country: 'ES' }),
  ]),
  ...inLanguage('es', [
    one('Con pasaporte colombiano, ¿puedo entrar en Alemania sin visado?', 'entry-rule', {
      passport: 'CO',
      destination: 'DE',
    }),
    one('¿Llueve en Lisboa en abril?', 'city-climate', { city: CITY.lisbon, month: 4 }),
    one('¿Cuánto se tarda en avión de Madrid a Bangkok?', 'measure-distance', { from: CITY.madrid, to: CITY.bangkok }),
    one('¿Qué moneda usan en Suecia?', 'country-basics', { country: 'SE' }),
    turn('Quiero un plan de dos días en Roma', ['plan-trip'], { input: { days: 2 }, action: 'open-trip' }),
  ]),
  ...inLanguage('it', [
    one('Sono svizzera, mi serve il visto per l’India?', 'entry-rule', { passport: 'CH', destination: 'IN' }),
    one('Piove a Londra in novembre?', 'city-climate', { city: CITY.london, month: 11 }),
    one('Quanti chilometri ci sono tra Milano e Venezia?', 'measure-distance', { from: CITY.milan, to: CITY.venice }),
    turn('Vorrei un programma di due giorni a Lisbona', ['plan-trip'], { input: { days: 2 }, action: 'open-trip' }),
  ]),
  ...inLanguage('pt', [
    one('Sou brasileira, preciso de visto para o Canadá?', 'entry-rule', { passport: 'BR', destination: 'CA' }),
    one('Chove em Amesterdão em outubro?', 'city-climate', { month: 10 }),
    one('Quantos quilómetros são de Lisboa ao Porto?', 'measure-distance', {}),
    turn('Quero um plano para dois dias em Roma', ['plan-trip'], { input: { days: 2 }, action: 'open-trip' }),
  ]),
]
