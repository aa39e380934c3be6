import { CITY, inLanguage, one, turn } from '../question.ts'

/**
 * The eighteenth: every tool once more, by an author who had read none of the earlier ones: 58 of 60 on the first run,
 * 96.7 %.
 */
export const FRESH_WORDINGS_EIGHTEEN = [
  ...inLanguage('en', [
    one('I hold a Peruvian passport. Am I required to obtain a visa before flying to the Netherlands?', 'entry-rule', {
      passport: 'PE',
      destination: 'NL',
    }),
    one('What restaurants would you suggest around Budapest?', 'find-places', { city: CITY.budapest, role: 'food' }),
    one('Roughly how long would I sit on a train from Milan to Zurich?', 'getting-there', {
      place: 'zurich',
      from: 'milan',
    }),
    one('Give me the exchange rate between the Swedish krona and the US dollar', 'convert-currency', {
      from: 'SEK',
      to: 'USD',
    }),
    one('Which days are national holidays in Ireland in 2027?', 'public-holidays', { country: 'IE' }),
    turn('I need a car in Reykjavik between July 3 and July 9, 2027', ['car-search'], {
      input: { city: CITY.reykjavik, from: '2027-07-03', to: '2027-07-09' },
      action: 'open-link',
    }),
    [
      turn('Put together a two day plan for Dublin starting 14 August 2027', ['plan-trip'], {
        input: { days: 2, firstDate: '2027-08-14' },
        action: 'open-trip',
      }),
      turn('Can you add another day at the end?', ['change-trip'], {
        input: { edits: [{ kind: 'add-day' }] },
        action: 'accept-change',
      }),
    ],
    [
      one('What are the emergency numbers in Vietnam?', 'emergency-numbers', { country: 'VN' }),
      one('and the one for Laos?', 'emergency-numbers', { country: 'LA' }),
    ],
    one('Is tap current in Jamaica 110 or 220 volts?', 'plugs-and-driving', { country: 'JM' }),
    one('How much should two people set aside for six days in Vienna?', 'trip-cost', {
      city: CITY.vienna,
      days: 6,
      people: 2,
    }),
  ]),
  ...inLanguage('de', [
    one('Dürfen Inder ohne Visum nach Malaysia einreisen?', 'entry-rule', { passport: 'IN', destination: 'MY' }),
    one('Welche Museen in Madrid sollte man gesehen haben?', 'find-places', { city: CITY.madrid, role: 'sight' }),
    one('Wie lange fliegt man von Zürich nach Kapstadt?', 'measure-distance', {
      from: CITY.zurich,
      to: CITY.capeTown,
    }),
    one('Rechne mir bitte 85 kanadische Dollar in Euro um', 'convert-currency', {
      amount: 85,
      from: 'CAD',
      to: 'EUR',
    }),
    one('In welchem Land wird links gefahren: wie ist das in Irland?', 'plugs-and-driving', { country: 'IE' }),
    turn('Suche einen Flug von Berlin nach Lissabon am 2. Oktober 2027, zurück am 9. Oktober', ['flight-search'], {
      input: { from: CITY.berlin, to: CITY.lisbon, departs: '2027-10-02', returns: '2027-10-09' },
      action: 'open-link',
    }),
    [
      one('Wie viel später ist es in Singapur als in München?', 'time-difference', {}),
      one('Und wie spät ist es dort gerade?', 'local-time', { city: CITY.singapore }),
    ],
    turn(
      'Lufthansa hat meinen Flug Frankfurt–Rom am Abflugtag gestrichen, es gab keinen Ersatz. Was bekomme ich?',
      ['passenger-rights'],
      { input: { event: 'cancellation', noticeDays: 0 } },
    ),
    one('Wie heißt die Hauptstadt von Burkina Faso?', 'country-basics', { country: 'BF' }),
    one('Ist für Uganda eine Gelbfieberimpfung Pflicht?', 'health-rules', { country: 'UG' }),
  ]),
  ...inLanguage('fr', [
    one('Avec un passeport tunisien, puis-je entrer au Maroc librement ?', 'entry-rule', {
      passport: 'TN',
      destination: 'MA',
    }),
    one('Quels sont les plus beaux endroits à voir à Édimbourg ?', 'find-places', {
      city: CITY.edinburgh,
      role: 'sight',
    }),
    one('Quel budget prévoir pour un week-end de deux jours à Berlin en solo ?', 'trip-cost', {
      city: CITY.berlin,
      days: 2,
      people: 1,
    }),
    one('Est-ce qu’il neige à Munich en février ?', 'city-climate', { city: CITY.munich, month: 2 }),
    one(
      'Mon passeport est valable jusqu’au 30 avril 2027, je peux voyager au Vietnam en janvier ?',
      'passport-validity',
      {
        country: 'VN',
        expiresOn: '2027-04-30',
      },
    ),
    one('La situation est-elle calme en Colombie ?', 'travel-advisory', { country: 'CO' }),
    [
      one('Combien valent 1000 couronnes danoises en euros ?', 'convert-currency', {
        amount: 1000,
        from: 'DKK',
        to: 'EUR',
      }),
      one('et 250 ?', 'convert-currency', { amount: 250, from: 'DKK', to: 'EUR' }),
    ],
    turn('Réserve-moi une recherche d’hôtel à Amsterdam du 10 au 13 avril 2027 pour une personne', ['hotel-search'], {
      input: { city: CITY.amsterdam, from: '2027-04-10', to: '2027-04-13', adults: 1 },
      action: 'open-link',
    }),
    one('Quelle est la monnaie de l’Islande ?', 'country-basics', { country: 'IS' }),
    one('Y a-t-il un jour férié en Allemagne le 3 octobre 2027 ?', 'public-holidays', { country: 'DE' }),
  ]),
  ...inLanguage('es', [
    one('Tengo pasaporte cubano y quiero viajar a Rusia, ¿me piden visa?', 'entry-rule', {
      passport: 'CU',
      destination: 'RU',
    }),
    one('Recomiéndame sitios para tapear en Sevilla', 'find-places', { city: CITY.seville, role: 'food' }),
    one('¿Cuántas horas hay de vuelo entre Buenos Aires y Madrid?', 'measure-distance', {
      from: CITY.buenosAires,
      to: CITY.madrid,
    }),
    one('¿Cuál es el mejor mes para viajar a Estocolmo?', 'best-time', { city: CITY.stockholm }),
    turn(
      'Mi vuelo de Barcelona a París llegó cuatro horas tarde por culpa de un problema técnico',
      ['passenger-rights'],
      { input: { arrivalDelayMinutes: 240, cause: 'technical-fault' } },
    ),
    one('¿Qué idioma hablan en Mozambique?', 'country-basics', { country: 'MZ' }),
    [
      turn('Hazme un itinerario de cuatro días en Atenas desde el 5 de mayo de 2027', ['plan-trip'], {
        input: { days: 4, firstDate: '2027-05-05' },
        action: 'open-trip',
      }),
      turn('Intercambia el segundo y el tercer día', ['change-trip'], {
        input: { edits: [{ kind: 'swap-days', days: [2, 3] }] },
        action: 'accept-change',
      }),
    ],
    one('¿Es peligroso viajar sola por Marruecos?', 'travel-advisory', { country: 'MA' }),
    one('¿Qué hora es ahora mismo en Los Ángeles?', 'local-time', { city: CITY.losAngeles }),
    one('¿Me hace falta un adaptador en Irlanda si vengo de México?', 'plugs-and-driving', { country: 'IE' }),
  ]),
  ...inLanguage('it', [
    one('Un cittadino ucraino può andare in Turchia senza visto?', 'entry-rule', { passport: 'UA', destination: 'TR' }),
    one('Che clima trovo a Reykjavik a settembre?', 'city-climate', { city: CITY.reykjavik, month: 9 }),
    one('A quanto equivalgono 45 sterline in euro?', 'convert-currency', { amount: 45, from: 'GBP', to: 'EUR' }),
    one('Quanto ci si mette in treno da Roma a Napoli?', 'measure-distance', { from: CITY.rome, to: CITY.naples }),
    one('Il 25 aprile 2027 in Italia è tutto chiuso?', 'public-holidays', { country: 'IT' }),
    one('Quanto mi costerebbe una settimana a Tokyo da solo?', 'trip-cost', { city: CITY.tokyo, days: 7, people: 1 }),
    turn('Vorrei noleggiare una macchina a Siviglia dal 20 al 24 maggio 2027', ['car-search'], {
      input: { city: CITY.seville, from: '2027-05-20', to: '2027-05-24' },
      action: 'open-link',
    }),
    one('Dove si trova l’ambasciata svizzera in Thailandia?', 'own-embassy', { own: 'CH', host: 'TH' }),
    [
      one('Devo vaccinarmi per andare in Kenya?', 'health-rules', { country: 'KE' }),
      one('ed è pericoloso?', 'travel-advisory', { country: 'KE' }),
    ],
    [
      turn('Mi hanno cancellato il volo da Milano a Londra', ['passenger-rights'], {
        input: { event: 'cancellation' },
        asks: 'notice',
      }),
    ],
  ]),
  ...inLanguage('pt', [
    one('Com passaporte moçambicano preciso de visto para Portugal?', 'entry-rule', {
      passport: 'MZ',
      destination: 'PT',
    }),
    one('Quais são os melhores restaurantes do Porto?', 'find-places', { city: CITY.porto, role: 'food' }),
    one('Qual é a distância entre o Rio de Janeiro e São Paulo?', 'measure-distance', {}),
    one('Quanto são 75 francos suíços em reais?', 'convert-currency', { amount: 75, from: 'CHF', to: 'BRL' }),
    one('Qual é a previsão típica do tempo em Istambul em maio?', 'city-climate', { city: CITY.istanbul, month: 5 }),
    one('Qual é o número da ambulância na Grécia?', 'emergency-numbers', { country: 'GR' }),
    [
      turn('Quero um voo de Lisboa para Viena', [], { asks: 'dates' }),
      turn('a 15 de maio de 2027', ['flight-search'], {
        input: { from: CITY.lisbon, to: CITY.vienna, departs: '2027-05-15' },
        action: 'open-link',
      }),
    ],
    one('Em que país fica mais tarde: qual a diferença de horas entre Lisboa e Dubai?', 'time-difference', {}),
    turn('Cria um roteiro de cinco dias em Tóquio para um casal com um bebé', ['plan-trip'], {
      input: { days: 5, adults: 2 },
      action: 'open-trip',
    }),
    one('O meu passaporte expira em 10 de março de 2027, posso ir à Indonésia em dezembro?', 'passport-validity', {
      country: 'ID',
      expiresOn: '2027-03-10',
    }),
  ]),
]
