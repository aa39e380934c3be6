import { CITY, inLanguage, one, turn } from '../question.ts'

/**
 * The seventh, as plain as the sixth: 54 completely right on the first run, 90.0 %, and 56 when the two wrong
 * expectations are counted.
 */
export const FRESH_WORDINGS_SEVEN = [
  ...inLanguage('en', [
    one('Do Canadians need a visa to visit Brazil for tourism?', 'entry-rule', { passport: 'CA', destination: 'BR' }),
    one('Tell me about travel warnings for Lebanon', 'travel-advisory', { country: 'LB' }),
    one("What's the climate like in Buenos Aires in July?", 'city-climate', { city: CITY.buenosAires, month: 7 }),
    one('When is the rainy season in Bangkok and when should I avoid it?', 'best-time', { city: CITY.bangkok }),
    turn('I lost my passport in Berlin and I am American', ['what-to-do-if', 'own-embassy'], {
      input: { country: 'DE' },
    }),
    one('Could you check how expensive Zurich is per day for one person?', 'trip-cost', { city: CITY.zurich }),
    one('Distance in km from Athens to Istanbul please', 'measure-distance', { from: CITY.athens, to: CITY.istanbul }),
    one('Tokyo time now', 'local-time', { city: CITY.tokyo }),
    turn('I want to spend a weekend in Budapest with my girlfriend, thermal baths and ruin bars', ['plan-trip'], {
      input: { adults: 2 },
      action: 'open-trip',
    }),
    turn('Reserve a table for two', []),
  ]),
  ...inLanguage('de', [
    one('Brauche ich als Schweizer ein Visum für die USA?', 'entry-rule', { passport: 'CH', destination: 'US' }),
    one('Welche Feiertage gibt es 2027 in Spanien im Mai?', 'public-holidays', { country: 'ES', from: '2027-05-01' }),
    one('Wie ist das Klima in Singapur im April?', 'city-climate', { city: CITY.singapore, month: 4 }),
    one('Rechne 120 Dollar in Euro um', 'convert-currency', { amount: 120, from: 'USD', to: 'EUR' }),
    one('Welche Steckdosen gibt es in Dänemark?', 'plugs-and-driving', { country: 'DK' }),
    one('Zeitverschiebung Berlin Bangkok?', 'time-difference', {}),
    one('Ist es in Istanbul für Frauen sicher?', 'travel-advisory', { country: 'TR' }),
    one('Was sollte man in Dublin unbedingt gesehen haben?', 'find-places', { city: CITY.dublin }),
    turn('Hotel in Barcelona vom 1. bis 5. Oktober 2027 für drei Personen', ['hotel-search'], {
      input: { city: CITY.barcelona, from: '2027-10-01', to: '2027-10-05', adults: 3 },
      action: 'open-link',
    }),
    turn('Plane eine Woche Portugal: 3 Tage Porto, 4 Tage Lissabon', ['plan-trip'], {
      input: { days: 7 },
      action: 'open-trip',
    }),
  ]),
  ...inLanguage('fr', [
    one('Ai-je besoin d’un visa pour les États-Unis avec un passeport français ?', 'entry-rule', {
      passport: 'FR',
      destination: 'US',
    }),
    one('Y a-t-il du paludisme au Cambodge ?', 'health-rules', { country: 'KH' }),
    one('Quel budget pour 3 jours à Vienne en couple ?', 'trip-cost', { city: CITY.vienna, days: 3, people: 2 }),
    one('Quand partir au Japon ?', 'best-time', { city: CITY.tokyo }),
    one('Quel temps fait-il à New York en octobre ?', 'city-climate', { city: CITY.newYork, month: 10 }),
    one('Combien valent 50 francs suisses en euros ?', 'convert-currency', { amount: 50, from: 'CHF', to: 'EUR' }),
    one('Numéro des urgences en Grèce', 'emergency-numbers', { country: 'GR' }),
    one('Les incontournables de Budapest ?', 'find-places', { city: CITY.budapest }),
    turn('Mon vol Nice-Londres a eu 3 heures de retard à cause d’une grève du personnel', ['passenger-rights'], {
      input: { arrivalDelayMinutes: 180 },
    }),
    [
      turn('Prépare un programme de 3 jours à Rome', ['plan-trip'], { input: { days: 3 }, action: 'open-trip' }),
      turn('Rends le jour 2 plus calme', ['change-trip'], {
        input: { edits: [{ kind: 'calmer', day: 2 }] },
        action: 'accept-change',
      }),
      one('Quelle monnaie là-bas ?', 'country-basics', { country: 'IT' }, 'EUR'),
    ],
  ]),
  ...inLanguage('es', [
    one('¿Un español necesita visado para viajar a Vietnam?', 'entry-rule', { passport: 'ES', destination: 'VN' }),
    one('¿Cuánto tiempo de validez necesita mi pasaporte para Tailandia?', 'passport-validity', { country: 'TH' }),
    one('¿Qué temperatura hace en Oporto en enero?', 'city-climate', { city: CITY.porto, month: 1 }),
    one('¿Cuál es la moneda de Polonia?', 'country-basics', { country: 'PL' }, 'PLN'),
    one('¿Se conduce por la izquierda en Sudáfrica?', 'plugs-and-driving', { country: 'ZA' }, 'izquierda'),
    one('¿Cuál es la diferencia horaria entre México DF y París?', 'time-difference', {}),
    one('¿Es peligroso viajar sola a Marruecos?', 'travel-advisory', { country: 'MA' }),
    one('Qué visitar en Cracovia en dos horas', 'find-places', { city: CITY.krakow }),
    turn('Busco coche de alquiler en Lisboa del 5 al 9 de abril de 2027', ['car-search'], {
      input: { city: CITY.lisbon, from: '2027-04-05', to: '2027-04-09' },
      action: 'open-link',
    }),
    turn('Planifica un fin de semana en Ámsterdam con dos niños', ['plan-trip'], { action: 'open-trip' }),
  ]),
  ...inLanguage('it', [
    one('Serve il visto per andare in Cina con passaporto italiano?', 'entry-rule', {
      passport: 'IT',
      destination: 'CN',
    }),
    one('È sicuro viaggiare in Tunisia?', 'travel-advisory', { country: 'TN' }),
    one('Che tempo fa ad Amsterdam a dicembre?', 'city-climate', { city: CITY.amsterdam, month: 12 }),
    one('Quando andare a Buenos Aires?', 'best-time', { city: CITY.buenosAires }),
    one('Quanti yen sono 200 euro?', 'convert-currency', { amount: 200, from: 'EUR', to: 'JPY' }),
    one('Che spine usano negli Stati Uniti?', 'plugs-and-driving', { country: 'US' }),
    one('Quanto dista Parigi da Bruxelles?', 'measure-distance', { to: CITY.paris }),
    turn('Ho bisogno di un medico a Praga', ['emergency-numbers', 'health-rules'], { input: { country: 'CZ' } }),
    one('Dove mangiare bene a Siviglia?', 'find-places', { city: CITY.seville, role: 'food' }),
    turn('Il mio volo da Roma a Londra è stato cancellato, cosa mi spetta?', ['passenger-rights'], { asks: 'notice' }),
  ]),
  ...inLanguage('pt', [
    one('Brasileiros precisam de visto para a Turquia?', 'entry-rule', { passport: 'BR', destination: 'TR' }),
    one('É seguro ir à Colômbia?', 'travel-advisory', { country: 'CO' }),
    one('Qual é o clima em Cape Town em fevereiro?', 'city-climate', { city: CITY.capeTown, month: 2 }),
    one('Qual é a melhor época para visitar a Islândia?', 'best-time', { city: CITY.reykjavik }),
    one('Converter 100 dólares australianos em euros', 'convert-currency', { amount: 100, from: 'AUD', to: 'EUR' }),
    one('Qual é o número da polícia em Espanha?', 'emergency-numbers', { country: 'ES' }),
    one('Qual é a diferença de fuso entre Lisboa e Tóquio?', 'time-difference', {}),
    one('O que fazer em Budapeste em dois dias?', 'find-places', { city: CITY.budapest }),
    turn('Voos de Lisboa para Roma no dia 4 de junho de 2027', ['flight-search'], {
      input: { from: CITY.lisbon, to: CITY.rome, departs: '2027-06-04' },
      action: 'open-link',
    }),
    [
      one('Preciso de vacinas para Angola?', 'health-rules', { country: 'AO' }),
      turn('e visto?', [], { asks: 'passport' }),
      one('português', 'entry-rule', { passport: 'PT', destination: 'AO' }),
    ],
  ]),
]
