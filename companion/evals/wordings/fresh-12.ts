import { CITY, inLanguage, one, turn } from '../question.ts'

/** The twelfth, slang and half sentences: 47 of 60 completely right on the first run, 78.3 %. */
export const FRESH_WORDINGS_TWELVE = [
  ...inLanguage('en', [
    one('yo can a jamaican just roll into panama no visa?', 'entry-rule', { passport: 'JM', destination: 'PA' }),
    one('oslo in nov, gonna freeze?', 'city-climate', { month: 11 }),
    one('how skint will a week in london leave me', 'trip-cost', { city: CITY.london, days: 7 }),
    one('40 quid in euro', 'convert-currency', { amount: 40, from: 'GBP', to: 'EUR' }),
    [
      one('good spots for dinner in Budapest?', 'find-places', { city: CITY.budapest, role: 'food' }),
      one('and sights?', 'find-places', { city: CITY.budapest, role: 'sight' }),
    ],
    one('mexico city dodgy or fine?', 'travel-advisory', { country: 'MX' }),
    turn('bag nicked in barcelona, im irish, help', ['emergency-numbers', 'own-embassy'], { input: { country: 'ES' } }),
    one('vienna to venice how long on the train', 'getting-there', { from: 'vienna', place: 'venice', mode: 'train' }),
    one('will my uk plug work in singapore', 'plugs-and-driving', { country: 'SG' }),
    turn('weekend in porto sort it for me', ['plan-trip'], { input: { days: 2 }, action: 'open-trip' }),
  ]),
  ...inLanguage('de', [
    one('als Kosovare nach Italien, geht das ohne Visum?', 'entry-rule', { passport: 'XK', destination: 'IT' }),
    one('wie is das wetter so in rom im märz', 'city-climate', { city: CITY.rome, month: 3 }),
    one('wie viel kohle brauch ich für 3 tage berlin', 'trip-cost', { city: CITY.berlin, days: 3 }),
    one('was sind 80 franken in euro', 'convert-currency', { amount: 80, from: 'CHF', to: 'EUR' }),
    one('wann am besten nach seoul', 'best-time', { city: CITY.seoul }),
    one('feiertage schweiz august 2027', 'public-holidays', { country: 'CH', from: '2027-08-01' }),
    [
      one('Was gibt es in Porto zu sehen?', 'find-places', { city: CITY.porto }),
      one('wie weit ist das von Lissabon?', 'measure-distance', {}),
    ],
    turn('mietauto catania 3.-9. mai 2027', ['car-search'], {
      input: { from: '2027-05-03', to: '2027-05-09' },
      action: 'open-link',
    }),
    one('gibts in thailand malaria', 'health-rules', { country: 'TH' }),
    one('wie ticken die uhren in New York gegenüber Wien', 'time-difference', {}),
  ]),
  ...inLanguage('fr', [
    one('j’suis algérien, la Turquie sans visa c’est possible ?', 'entry-rule', { passport: 'DZ', destination: 'TR' }),
    one('il caille à Budapest en janvier ?', 'city-climate', { city: CITY.budapest, month: 1 }),
    one('ça douille Copenhague ? pour 3 jours', 'trip-cost', { city: CITY.copenhagen, days: 3 }),
    one('50 balles anglaises, euh livres, en euros', 'convert-currency', { amount: 50, from: 'GBP', to: 'EUR' }),
    one('y a quoi à faire à Édimbourg', 'find-places', { city: CITY.edinburgh }),
    one('les prises en Irlande c’est comme chez nous en France ?', 'plugs-and-driving', { country: 'IE' }),
    one('on se fait voler souvent à Naples ?', 'travel-advisory', { country: 'IT' }),
    [
      one('quelle monnaie en Norvège ?', 'country-basics', { country: 'NO' }, 'NOK'),
      one('et en Islande ?', 'country-basics', { country: 'IS' }, 'ISK'),
    ],
    turn('trois jours Rome avec ma grand-mère qui marche mal', ['plan-trip'], {
      input: { days: 3 },
      action: 'open-trip',
    }),
    one('Marseille–Barcelone, combien de kilomètres ?', 'measure-distance', {}),
  ]),
  ...inLanguage('es', [
    one('soy dominicana, ¿puedo ir a Panamá sin visa?', 'entry-rule', { passport: 'DO', destination: 'PA' }),
    one('¿qué tal el tiempo en Dublín en julio?', 'city-climate', { city: CITY.dublin, month: 7 }),
    one('cuánta lana necesito para 5 días en Madrid', 'trip-cost', { city: CITY.madrid, days: 5 }),
    one('200 dólares canadienses a euros', 'convert-currency', { amount: 200, from: 'CAD', to: 'EUR' }),
    one('dónde se come bien y barato en Nápoles', 'find-places', { city: CITY.naples, role: 'food' }),
    one('¿es caro Tokio?', 'trip-cost', { city: CITY.tokyo }),
    one('número de la policía en Grecia', 'emergency-numbers', { country: 'GR' }),
    turn('vuelos Bogotá Madrid 3 de agosto 2027', ['flight-search'], {
      input: { to: CITY.madrid, departs: '2027-08-03' },
      action: 'open-link',
    }),
    [
      one('¿cuánto tarda el vuelo de Madrid a Roma?', 'measure-distance', { from: CITY.madrid, to: CITY.rome }),
      one('¿y de Barcelona?', 'measure-distance', { from: CITY.barcelona, to: CITY.rome }),
    ],
    one('qué vacunas piden para Tanzania', 'health-rules', { country: 'TZ' }),
  ]),
  ...inLanguage('it', [
    one('sono moldavo, mi serve un visto per il Regno Unito?', 'entry-rule', { passport: 'MD', destination: 'GB' }),
    one('a Lisbona piove tanto a novembre?', 'city-climate', { city: CITY.lisbon, month: 11 }),
    one('quanti soldi mi porto per 4 giorni a Praga?', 'trip-cost', { city: CITY.prague, days: 4 }),
    one('10000 yen in euro', 'convert-currency', { amount: 10000, from: 'JPY', to: 'EUR' }),
    one('è il caso di andare in Libano?', 'travel-advisory', { country: 'LB' }),
    one('a Malta che spine usano', 'plugs-and-driving', { country: 'MT' }),
    one('quando andare a Dubai senza morire di caldo', 'best-time', { city: CITY.dubai }),
    turn('mi sono slogato una caviglia a Vienna', ['emergency-numbers', 'health-rules'], { input: { country: 'AT' } }),
    turn('albergo a Siviglia 9-12 aprile 2027', ['hotel-search'], {
      input: { city: CITY.seville, from: '2027-04-09', to: '2027-04-12' },
      action: 'open-link',
    }),
    one('che ore sono a San Paolo adesso', 'local-time', { city: CITY.saoPaulo }),
  ]),
  ...inLanguage('pt', [
    one('sou guineense da Guiné-Bissau, preciso de visto para Cabo Verde?', 'entry-rule', {
      passport: 'GW',
      destination: 'CV',
    }),
    one('faz calor em Atenas em outubro?', 'city-climate', { city: CITY.athens, month: 10 }),
    one('quanta grana levo para uma semana em Lisboa?', 'trip-cost', { city: CITY.lisbon, days: 7 }),
    one('80 libras quanto dá em reais', 'convert-currency', { amount: 80, from: 'GBP', to: 'BRL' }),
    one('o que há para fazer em Berlim à noite', 'find-places', { city: CITY.berlin }),
    one('a Tailândia está tranquila?', 'travel-advisory', { country: 'TH' }),
    one('de Lisboa ao Porto de carro é quanto tempo?', 'measure-distance', { from: CITY.lisbon, to: CITY.porto }),
    turn('monta um roteiro de 4 dias em Roma pra mim e minha esposa', ['plan-trip'], {
      input: { days: 4, adults: 2 },
      action: 'open-trip',
    }),
    one('é feriado dia 12 de outubro de 2027 na Espanha?', 'public-holidays', { country: 'ES' }),
    turn('meu voo Lisboa-Madrid chegou 3 horas e meia atrasado por problema técnico', ['passenger-rights'], {
      input: { arrivalDelayMinutes: 210, cause: 'technical-fault' },
    }),
  ]),
]
