import { CITY, inLanguage, one, turn } from '../question.ts'

const PLAN =
  'Passt mein Plan für Rom?\n- Fr 14. Mai 2027, 9 Uhr Kolosseum\n- 11:30 Forum Romanum\n- 14 Uhr Vatikanische Museen\n- 19 Uhr Trevi-Brunnen'

/**
 * Sixty after those: 39 completely right on the first run, 65.0 %, and 44 when the five wrong expectations are counted.
 */
export const FRESH_WORDINGS_THREE = [
  ...inLanguage('en', [
    one('Filipino here, planning Taiwan next spring - visa needed?', 'entry-rule', {
      passport: 'PH',
      destination: 'TW',
    }),
    one('my passport has only 4 months left, will Indonesia let me in', 'passport-validity', { country: 'ID' }),
    one('whats 45 quid in euros', 'convert-currency', { amount: 45, from: 'GBP', to: 'EUR' }),
    turn('my daughter got bitten by a stray dog in Bangkok', ['emergency-numbers'], {
      input: { country: 'TH' },
    }),
    turn("we're thinking Porto or Lisbon in late september, which is warmer?", ['city-climate', 'city-climate'], {
      input: { city: CITY.porto, month: 9 },
    }),
    one('Anything going to be closed in Portugal on December 8th?', 'public-holidays', {
      country: 'PT',
      from: '2026-12-08',
    }),
    [
      one('How far is Edinburgh from London?', 'measure-distance', { from: CITY.london, to: CITY.edinburgh }),
      one('and Dublin?', 'measure-distance', {}, 'Dublin'),
    ],
    one('got a 9 hour layover in Istanbul, whats worth doing', 'things-to-do', { place: 'istanbul', hours: 9 }),
    turn('Looking for a rental in Faro, pick up June 12 2027 drop off June 19 2027', ['car-search'], {
      input: { from: '2027-06-12', to: '2027-06-19' },
      action: 'open-link',
    }),
    turn('What is the dial code for Morocco and do they drive on the right?', ['country-basics', 'plugs-and-driving'], {
      input: { country: 'MA' },
      says: ['+212', 'right'],
    }),
  ]),
  ...inLanguage('de', [
    turn(PLAN, ['check-plan'], { input: { city: CITY.rome } }),
    one('Meine Freundin ist Brasilianerin, kann sie einfach so nach Deutschland einreisen?', 'entry-rule', {
      passport: 'BR',
      destination: 'DE',
    }),
    one('wir fliegen im januar nach bangkok, regnet es da viel?', 'city-climate', { city: CITY.bangkok, month: 1 }),
    turn('hab mein handy in paris im taxi liegen lassen und der pass ist auch weg', ['emergency-numbers'], {
      input: { country: 'FR' },
      asks: 'passport',
    }),
    one('Wie viel Uhr ist es gerade in Sydney', 'local-time', { city: CITY.sydney }),
    one('Nenn mir ein paar schöne Ecken in Lissabon', 'find-places', { city: CITY.lisbon }),
    one('Brauchen wir Malariatabletten für Tansania?', 'health-rules', { country: 'TZ' }),
    one('Ist Dubai teurer als London? Was kostet eine Woche Dubai zu zweit?', 'trip-cost', {
      city: CITY.dubai,
      days: 7,
      people: 2,
    }),
    [
      turn('Plan mir 3 Tage Wien', ['plan-trip'], { input: { days: 3 }, action: 'open-trip' }),
      turn('Tag 2 bitte ohne Museen', ['change-trip'], { action: 'accept-change' }),
      turn('und am letzten Tag erst um 11 losgehen', ['change-trip'], {
        input: { edits: [{ kind: 'late-start', day: 3, at: 660 }] },
        action: 'accept-change',
      }),
    ],
    turn('Eurowings hat meinen Flug Köln - Palma gestrichen, 3 Tage vorher. Was steht mir zu?', ['passenger-rights'], {
      says: ['250'],
      asks: 'delay',
    }),
  ]),
  ...inLanguage('fr', [
    one('Je suis camerounais, me faut-il un visa pour la France ?', 'entry-rule', {
      passport: 'CM',
      destination: 'FR',
    }),
    one('quel temps à lisbonne pendant les vacances de pâques', 'city-climate', { city: CITY.lisbon }),
    one('quand éviter la foule à Venise ?', 'best-time', { city: CITY.venice }),
    one('Ça coûte combien deux semaines au Japon pour une personne ?', 'trip-cost', { days: 14, people: 1 }),
    one('150 livres sterling en euros svp', 'convert-currency', { amount: 150, from: 'GBP', to: 'EUR' }),
    turn('une chambre pour 3 à Nice du 12 au 15 août 2027', ['hotel-search'], {
      input: { city: CITY.nice, from: '2027-08-12', to: '2027-08-15', adults: 3 },
      action: 'open-link',
    }),
    turn('ma fille a avalé un truc bizarre, on est à Milan, qui j’appelle', ['emergency-numbers'], {
      input: { country: 'IT' },
    }),
    one('Athènes-Santorin c’est combien de temps ?', 'measure-distance', { from: CITY.athens }),
    one('conseils pour l’Égypte, c’est risqué en ce moment ?', 'travel-advisory', { country: 'EG' }),
    turn('4 jours à Istanbul avec nos deux ados, on adore les marchés', ['plan-trip'], {
      input: { days: 4 },
      action: 'open-trip',
    }),
  ]),
  ...inLanguage('es', [
    one('Mi novia es rusa y yo español, ¿ella necesita visado para España?', 'entry-rule', {
      passport: 'RU',
      destination: 'ES',
    }),
    one('en que epoca hay menos turistas en roma', 'best-time', { city: CITY.rome }),
    one('enchufes en tailandia?', 'plugs-and-driving', { country: 'TH' }),
    turn('tuve un accidente de coche en francia', ['emergency-numbers'], { input: { country: 'FR' } }),
    turn('quiero volar de sevilla a londres el 5 de mayo de 2027 y volver el 9', ['flight-search'], {
      input: { from: CITY.seville, to: CITY.london, departs: '2027-05-05' },
      action: 'open-link',
    }),
    one('¿Con 1000 dólares me alcanza para 10 días en Nueva York?', 'trip-cost', { city: CITY.newYork, days: 10 }),
    one('diferencia de horas entre Lima y Madrid', 'time-difference', {}, '6'),
    one('¿Qué se puede visitar en Marrakech en una tarde?', 'find-places', { city: CITY.marrakesh }),
    [
      turn('¿Necesito visa para China?', [], { asks: 'passport' }),
      one('colombiano', 'entry-rule', { passport: 'CO', destination: 'CN' }),
      one('¿y cuánto tiempo tiene que ser válido el pasaporte?', 'passport-validity', { country: 'CN' }),
    ],
    one('teléfono de la embajada de España en Marruecos', 'own-embassy', { own: 'ES', host: 'MA' }),
  ]),
  ...inLanguage('it', [
    one('mia moglie è peruviana, le serve il visto per la Spagna?', 'entry-rule', {
      passport: 'PE',
      destination: 'ES',
    }),
    one('a dubai ad agosto si muore di caldo?', 'city-climate', { city: CITY.dubai, month: 8 }),
    one('in che periodo conviene andare a Marrakech', 'best-time', { city: CITY.marrakesh }),
    one('Il 6 gennaio 2027 i negozi a Vienna sono aperti?', 'public-holidays', { country: 'AT', from: '2027-01-06' }),
    one('Che moneta usano a Praga?', 'country-basics', { country: 'CZ' }, 'CZK'),
    one('quanto sono lontane Milano e Monaco di Baviera in macchina', 'measure-distance', {
      from: CITY.milan,
      to: CITY.munich,
    }),
    one('un posticino dove mangiare pesce a Lisbona', 'find-places', { city: CITY.lisbon, role: 'food' }),
    turn('Volo Ryanair Milano-Dublino in ritardo di 4 ore per maltempo', ['passenger-rights'], {
      input: { arrivalDelayMinutes: 240, cause: 'weather' },
    }),
    turn('Siamo in 4, organizzaci un weekend a Berlino senza musei', ['plan-trip'], {
      input: { adults: 4 },
      action: 'open-trip',
    }),
    turn('Mi serve il visto per il Vietnam con passaporto italiano e che vaccini devo fare?', [
      'entry-rule',
      'health-rules',
    ]),
  ]),
  ...inLanguage('pt', [
    one('minha esposa é argentina, ela precisa de visto para os Estados Unidos?', 'entry-rule', {
      passport: 'AR',
      destination: 'US',
    }),
    one('tá frio em Paris em janeiro?', 'city-climate', { city: CITY.paris, month: 1 }),
    one('o que levar de dinheiro pra uma semana em Buenos Aires?', 'trip-cost', { city: CITY.buenosAires, days: 7 }),
    one('de que lado se conduz na África do Sul?', 'plugs-and-driving', { country: 'ZA' }, 'esquerda'),
    one('se são 14h em Lisboa, que horas são em São Paulo?', 'time-difference', {}, '11:00'),
    turn('roubaram-me a mochila em Barcelona', ['emergency-numbers'], { input: { country: 'ES' }, asks: 'passport' }),
    turn('carro em Faro de 1 a 8 de julho de 2027', ['car-search'], {
      input: { from: '2027-07-01', to: '2027-07-08' },
      action: 'open-link',
    }),
    one('É de confiança viajar para a Turquia neste momento?', 'travel-advisory', { country: 'TR' }),
    one('sítios giros para jantar no Porto', 'find-places', { city: CITY.porto, role: 'food' }),
    [
      one('Qual a melhor altura para ir a Tóquio?', 'best-time', { city: CITY.tokyo }),
      one('e quanto custa?', 'trip-cost', { city: CITY.tokyo }),
      one('e em Seul?', 'trip-cost', { city: CITY.seoul }),
    ],
  ]),
]
