import { CITY, inLanguage, one, turn } from '../question.ts'

/**
 * The thirteenth: people who explain themselves before they ask: 52 of 60 completely right on the first run, 86.7 %.
 */
export const FRESH_WORDINGS_THIRTEEN = [
  ...inLanguage('en', [
    one("My wife is Thai and I'm taking her to Ireland, will she have to get a visa?", 'entry-rule', {
      passport: 'TH',
      destination: 'IE',
    }),
    one('malaria in Thailand', 'health-rules', { country: 'TH' }),
    one('We land in Reykjavik at the end of March, how many layers should we bring?', 'city-climate', {
      city: CITY.reykjavik,
      month: 3,
    }),
    one('Would my kettle from home in England work over in Canada?', 'plugs-and-driving', { country: 'CA' }),
    one('if I only have 40 quid left, how many euros is that', 'convert-currency', {
      amount: 40,
      from: 'GBP',
      to: 'EUR',
    }),
    one("Grandma can't walk far. What could we look at in Vienna?", 'find-places', { city: CITY.vienna }),
    turn('Four of us want a place to sleep in Porto, 8 to 11 June 2027', ['hotel-search'], {
      input: { city: CITY.porto, from: '2027-06-08', to: '2027-06-11', adults: 4 },
      action: 'open-link',
    }),
    one('Is everything going to be shut in Germany on 3 October 2027?', 'public-holidays', { country: 'DE' }),
    turn(
      'British Airways got me into Madrid from London four hours late, they blamed a sick crew member',
      ['passenger-rights'],
      {
        input: { arrivalDelayMinutes: 240, cause: 'crew-or-staff' },
      },
    ),
    turn(
      'someone has just taken my handbag in Barcelona, I have a New Zealand passport',
      ['emergency-numbers', 'own-embassy'],
      {
        input: { country: 'ES' },
      },
    ),
  ]),
  ...inLanguage('de', [
    one('Meine Freundin hat einen vietnamesischen Pass, darf sie einfach so nach Spanien?', 'entry-rule', {
      passport: 'VN',
      destination: 'ES',
    }),
    one('Wir fliegen über Silvester nach Lissabon, wie kalt wird es da im Dezember ungefähr?', 'city-climate', {
      city: CITY.lisbon,
      month: 12,
    }),
    one('Passt mein Föhn in die Dosen in Irland?', 'plugs-and-driving', { country: 'IE' }),
    one('Was bleibt von 500 Dollar in Euro übrig?', 'convert-currency', { amount: 500, from: 'USD', to: 'EUR' }),
    one('Lohnt sich Istanbul eher im Frühling oder im Herbst?', 'best-time', { city: CITY.istanbul }),
    one('Wohin zum Essen in Kopenhagen, wenn man Fisch mag?', 'find-places', { city: CITY.copenhagen, role: 'food' }),
    turn('Mein Kind hat hohes Fieber, wir sind in Athen', ['emergency-numbers', 'health-rules'], {
      input: { country: 'GR' },
    }),
    one('Sollte man zurzeit nach Ägypten reisen?', 'travel-advisory', { country: 'EG' }),
    turn('Stell uns bitte zwei gemütliche Tage in Prag zusammen', ['plan-trip'], {
      input: { days: 2 },
      action: 'open-trip',
    }),
    one('Wenn ich um acht in Berlin anrufe, wie viel Uhr haben die in Tokio?', 'time-difference', {}),
  ]),
  ...inLanguage('fr', [
    one('Ma belle-mère est marocaine, il lui faut quoi pour venir au Portugal ?', 'entry-rule', {
      passport: 'MA',
      destination: 'PT',
    }),
    one('On part à Marrakech en juillet, on va crever de chaud ?', 'city-climate', { city: CITY.marrakesh, month: 7 }),
    one('Pour brancher mon rasoir au Japon, il me faut quoi ?', 'plugs-and-driving', { country: 'JP' }),
    one('Avec 80 euros, combien de couronnes danoises ?', 'convert-currency', { amount: 80, from: 'EUR', to: 'DKK' }),
    one('Ça revient à combien une semaine à Dublin à deux ?', 'trip-cost', { city: CITY.dublin, days: 7, people: 2 }),
    one('Y a-t-il des jours fériés en Italie en avril 2027 ?', 'public-holidays', {
      country: 'IT',
      from: '2027-04-01',
    }),
    one('Quel numéro composer pour les pompiers en Suède ?', 'emergency-numbers', { country: 'SE' }),
    turn('Il nous faudrait une voiture à Nice du 2 au 6 juin 2027', ['car-search'], {
      input: { city: CITY.nice, from: '2027-06-02', to: '2027-06-06' },
      action: 'open-link',
    }),
    one('Vaut-il mieux rouler à gauche ou à droite en Australie ?', 'plugs-and-driving', { country: 'AU' }),
    one('Que faire avec deux enfants à Copenhague quand il pleut ?', 'find-places', { city: CITY.copenhagen }),
  ]),
  ...inLanguage('es', [
    one('Mi marido es cubano y queremos ir a Turquía, ¿qué papeles le piden?', 'entry-rule', {
      passport: 'CU',
      destination: 'TR',
    }),
    one('Vamos a Viena a finales de noviembre, ¿hará falta abrigo gordo?', 'city-climate', {
      city: CITY.vienna,
      month: 11,
    }),
    one('¿Puedo enchufar el secador español en Inglaterra?', 'plugs-and-driving', { country: 'GB' }),
    one('Tengo 900 pesos mexicanos, ¿cuántos euros me dan?', 'convert-currency', {
      amount: 900,
      from: 'MXN',
      to: 'EUR',
    }),
    one('¿Qué época es mejor para conocer Nueva York?', 'best-time', { city: CITY.newYork }),
    one('¿Cuánto se tarda de Madrid a Buenos Aires en avión?', 'measure-distance', {
      from: CITY.madrid,
      to: CITY.buenosAires,
    }),
    turn('Mi abuela se ha caído y no se puede mover, estamos en Lisboa', ['emergency-numbers', 'health-rules'], {
      input: { country: 'PT' },
    }),
    turn('Busco vuelo para el 3 de mayo de 2027 de Sevilla a Londres', ['flight-search'], {
      input: { from: CITY.seville, to: CITY.london, departs: '2027-05-03' },
      action: 'open-link',
    }),
    one('¿Se necesita vacuna contra la fiebre amarilla para ir a Ghana?', 'health-rules', { country: 'GH' }),
    one('¿Es peligroso viajar a Colombia siendo mujer?', 'travel-advisory', { country: 'CO' }),
  ]),
  ...inLanguage('it', [
    one('La mia ragazza è peruviana, le serve il visto per la Croazia?', 'entry-rule', {
      passport: 'PE',
      destination: 'HR',
    }),
    one('Andiamo a Londra ad aprile: ombrello sì o no?', 'city-climate', { city: CITY.london, month: 4 }),
    one('Le prese in Svizzera sono come le nostre italiane?', 'plugs-and-driving', { country: 'CH' }),
    one('Con 60 euro quante sterline prendo?', 'convert-currency', { amount: 60, from: 'EUR', to: 'GBP' }),
    one('Quanti soldi servono per cinque giorni a New York?', 'trip-cost', { city: CITY.newYork, days: 5 }),
    one('Dove si mangia bene a Siviglia?', 'find-places', { city: CITY.seville, role: 'food' }),
    one('Che ora è adesso a Sydney?', 'local-time', { city: CITY.sydney }),
    turn('Mi hanno cancellato il volo da Roma a Parigi stamattina, cosa mi spetta?', ['passenger-rights'], {
      asks: 'delay',
    }),
    turn('Organizzami un weekend di tre giorni a Madrid', ['plan-trip'], { input: { days: 3 }, action: 'open-trip' }),
    one('Che lingua parlano in Brasile?', 'country-basics', { country: 'BR' }),
  ]),
  ...inLanguage('pt', [
    one('A minha namorada é ucraniana, precisa de alguma coisa para entrar na Albânia?', 'entry-rule', {
      passport: 'UA',
      destination: 'AL',
    }),
    one('Vou a Amesterdão em outubro, devo levar guarda-chuva?', 'city-climate', { city: CITY.amsterdam, month: 10 }),
    one('O meu carregador serve nas tomadas da Itália?', 'plugs-and-driving', { country: 'IT' }),
    one('Tenho 200 francos suíços, dá quanto em euros?', 'convert-currency', { amount: 200, from: 'CHF', to: 'EUR' }),
    one('Qual a melhor altura para visitar Quioto?', 'best-time', { city: CITY.kyoto }),
    one('O que não posso perder em Praga?', 'find-places', { city: CITY.prague }),
    one('A que distância fica o Porto de Madrid?', 'measure-distance', {}),
    turn('Roubaram-me a carteira em Roma', ['emergency-numbers'], { input: { country: 'IT' }, asks: 'passport' }),
    one('Que moeda levo para a Dinamarca?', 'country-basics', { country: 'DK' }),
    turn('Preciso de um quarto em Paris de 3 a 6 de março de 2027', ['hotel-search'], {
      input: { city: CITY.paris, from: '2027-03-03', to: '2027-03-06' },
      action: 'open-link',
    }),
  ]),
]
