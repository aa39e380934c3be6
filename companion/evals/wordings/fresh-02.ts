import { CITY, inLanguage, one, turn } from '../question.ts'

const PLAN =
  'is this doable?\nVienna, Saturday 8 May 2027\n9am Schönbrunn\n12:30 lunch at Naschmarkt\n14:00 Belvedere\n16:00 Hofburg'

/**
 * Sixty after those were fixed, in the words of other people: 38 completely right on the first run, 63.3 %, and 43 when
 * the five wrong expectations are counted. Slang and half sentences were its main weakness.
 */
export const FRESH_WORDINGS_TWO = [
  ...inLanguage('en', [
    turn("i'm kenyan. can i transit through dubai / do i need a visa for the UAE", ['entry-rule', 'travel-advice'], {
      input: { passport: 'KE', destination: 'AE' },
    }),
    one('hubby and me want 5 nights in Seville, rough budget?', 'trip-cost', { city: CITY.seville, people: 2 }),
    one('which way round do cars drive in Indonesia', 'plugs-and-driving', { country: 'ID' }, 'left'),
    turn('need somewhere cheap to crash in Budapest 4-6 Dec 2026', ['hotel-search'], {
      input: { city: CITY.budapest, from: '2026-12-04', to: '2026-12-06' },
      action: 'open-link',
    }),
    turn('airline bumped me off an overbooked flight Dublin-Barcelona', ['passenger-rights'], {}),
    [
      turn('2 days in Kyoto please', ['plan-trip'], { input: { days: 2 }, action: 'open-trip' }),
      turn("i don't want to see any temples", ['change-trip'], { action: 'accept-change' }),
      one('whats it like there in november', 'city-climate', { city: CITY.kyoto, month: 11 }),
    ],
    one('what should i be careful about in Mexico City', 'travel-advisory', { country: 'MX' }),
    one('Does my phone charger from Germany work in Japan or do I need something', 'plugs-and-driving', {
      country: 'JP',
    }),
    turn(PLAN, ['check-plan'], { input: { city: CITY.vienna } }),
    turn('Compare weather in Athens in April, and how long does it take to fly there from London?', [
      'city-climate',
      'measure-distance',
    ]),
  ]),
  ...inLanguage('de', [
    one('was ziehe ich im märz in istanbul an', 'city-climate', { city: CITY.istanbul, month: 3 }),
    one('Ich bin Ukrainerin, komme ich ohne Visum nach Georgien?', 'entry-rule', { passport: 'UA', destination: 'GE' }),
    turn('Mein Sohn hat 40 Fieber, wir sind in Kroatien', ['emergency-numbers', 'health-rules'], {
      input: { country: 'HR' },
    }),
    one('Was für Geld haben die in Tschechien?', 'country-basics', { country: 'CZ' }, 'CZK'),
    one('Lohnt sich Barcelona im August oder ist der Oktober besser?', 'best-time', { city: CITY.barcelona }),
    one('gibts gute cafés in kopenhagen', 'find-places', { city: CITY.copenhagen, role: 'food' }),
    one('Wann ist in Schottland Feiertag?', 'public-holidays', { country: 'GB' }),
    turn('flug von wien nach lissabon am 2. april 2027, 2 personen', ['flight-search'], {
      input: { from: CITY.vienna, to: CITY.lisbon, departs: '2027-04-02', adults: 2 },
      action: 'open-link',
    }),
    turn('Ein Tag Prag, was schaffen wir?', ['plan-trip'], { input: { days: 1 }, action: 'open-trip' }),
    [
      turn('wieviel sind 20000 Forint', [], { asks: 'currency' }),
      one('in euro', 'convert-currency', { amount: 20000, from: 'HUF', to: 'EUR' }),
    ],
  ]),
  ...inLanguage('fr', [
    one('on part à 4 à Copenhague pour 3 jours, faut compter combien ?', 'trip-cost', {
      city: CITY.copenhagen,
      days: 3,
      people: 4,
    }),
    one('ma carte d’identité suffit ou il me faut un visa pour la Turquie ? je suis suisse', 'entry-rule', {
      passport: 'CH',
      destination: 'TR',
    }),
    one('il est quelle heure à los angeles là', 'local-time', { city: CITY.losAngeles }),
    turn('Je me suis cassé le bras à Prague', ['emergency-numbers', 'health-rules'], { input: { country: 'CZ' } }),
    one('C’est loin Séville de Madrid ?', 'measure-distance', {}),
    one('les prises en suisse c’est les mêmes qu’en france ?', 'plugs-and-driving', {}, 'Suisse', 'France'),
    turn(
      'vol Air France Paris New York arrivé avec 5h de retard, panne moteur, j’ai droit à quoi ?',
      ['passenger-rights'],
      {
        input: { arrivalDelayMinutes: 300, cause: 'technical-fault' },
        says: ['600'],
      },
    ),
    one('Est-ce que tout est fermé le 1er novembre en Espagne ?', 'public-holidays', {
      country: 'ES',
      from: '2027-11-01',
    }),
    turn('Organise une journée à Bruges', ['plan-trip'], { input: { days: 1 }, action: 'open-trip' }),
    turn('Quelle langue parle-t-on au Maroc et quelle monnaie ?', ['country-basics'], {
      input: { country: 'MA' },
      says: ['arabe', 'MAD'],
    }),
  ]),
  ...inLanguage('es', [
    one('tengo pasaporte peruano y quiero ir a japon, que necesito', 'entry-rule', {
      passport: 'PE',
      destination: 'JP',
    }),
    one('cuando florecen... mejor dicho, ¿qué mes me recomiendas para Tokio?', 'best-time', { city: CITY.tokyo }),
    one('¿Me alcanza con 50 euros diarios en Lisboa?', 'trip-cost', { city: CITY.lisbon }),
    one('estamos en Atenas y hay un incendio, ayuda', 'emergency-numbers', { country: 'GR' }),
    one('que hora es en nueva york si en madrid son las 18:00', 'time-difference', {}, '12:00'),
    one('donde cenar en buenos aires', 'find-places', { city: CITY.buenosAires, role: 'food' }),
    turn('un hotel en praga para dos, del 20 al 23 de marzo de 2027', ['hotel-search'], {
      input: { city: CITY.prague, from: '2027-03-20', to: '2027-03-23', adults: 2 },
      action: 'open-link',
    }),
    one('¿Qué vacunas piden para ir a Bolivia?', 'health-rules', { country: 'BO' }),
    one('mi pasaporte vence en mayo de 2027, ¿puedo viajar a Vietnam en enero?', 'passport-validity', {
      country: 'VN',
    }),
    [
      one('¿Es segura Ciudad del Cabo?', 'travel-advisory', { country: 'ZA' }),
      one('¿y Nairobi?', 'travel-advisory', { country: 'KE' }),
    ],
  ]),
  ...inLanguage('it', [
    one('sono rumena, per andare in inghilterra mi serve qualcosa?', 'entry-rule', {
      passport: 'RO',
      destination: 'GB',
    }),
    turn('mi hanno scippata a barcellona', ['emergency-numbers'], { input: { country: 'ES' }, asks: 'passport' }),
    one('quante ore di fuso ci sono tra roma e new york', 'time-difference', {}, '6'),
    one('A marzo a Lisbona si può fare il bagno al mare?', 'city-climate', { city: CITY.lisbon, month: 3 }),
    one('quanti dollari sono 300 euro', 'convert-currency', { amount: 300, from: 'EUR', to: 'USD' }),
    turn('vorrei noleggiare una macchina a Catania dal 10 al 17 giugno 2027', ['car-search'], {
      input: { from: '2027-06-10', to: '2027-06-17' },
      action: 'open-link',
    }),
    one("dov'è l'ambasciata italiana in Thailandia?", 'own-embassy', { own: 'IT', host: 'TH' }),
    turn('tre giorni a budapest con amici, vita notturna e terme', ['plan-trip'], {
      input: { days: 3 },
      action: 'open-trip',
    }),
    one('In Giappone si guida a sinistra?', 'plugs-and-driving', { country: 'JP' }, 'sinistra'),
    one('Cosa c’è di bello da fare a Lione la sera?', 'find-places', { city: CITY.lyon }),
  ]),
  ...inLanguage('pt', [
    one('moçambicano precisa de visto pra ir pro brasil?', 'entry-rule', { passport: 'MZ', destination: 'BR' }),
    one('melhor mês pra conhecer Buenos Aires', 'best-time', { city: CITY.buenosAires }),
    one('quanto tempo de avião do Rio a Lisboa?', 'measure-distance', { from: CITY.rio, to: CITY.lisbon }),
    one('o voltímetro... quer dizer, quantos volts são em Nova York?', 'plugs-and-driving', { country: 'US' }, '120 V'),
    one('500 reais dá quantos euros?', 'convert-currency', { amount: 500, from: 'BRL', to: 'EUR' }),
    one('lugares imperdíveis em Praga', 'find-places', { city: CITY.prague }),
    turn('meu voo Lisboa-Londres foi cancelado ontem, tenho direito a quê?', ['passenger-rights'], { asks: 'delay' }),
    turn('caí e parti a perna em Paris', ['emergency-numbers', 'health-rules'], { input: { country: 'FR' } }),
    [
      turn('monta 3 dias em Madri', ['plan-trip'], { input: { days: 3 }, action: 'open-trip' }),
      turn('adiciona mais um dia', ['change-trip'], {
        input: { edits: [{ kind: 'add-day' }] },
        action: 'accept-change',
      }),
    ],
    turn('precisa de vacina para a Colômbia? e é seguro?', ['health-rules', 'travel-advisory'], {
      input: { country: 'CO' },
    }),
  ]),
]
