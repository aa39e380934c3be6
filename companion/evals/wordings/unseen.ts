import { CITY, inLanguage, one, turn } from '../question.ts'

/**
 * A fourth round, in the words that people type into a phone, written before the engine was run on any of them: 49 of
 * 67 completely right on the first run, 73.1 %. Terse everyday words were its main weakness.
 */
export const UNSEEN_WORDINGS = [
  ...inLanguage('en', [
    one('can canadians visit china without a visa', 'entry-rule', { passport: 'CA', destination: 'CN' }),
    one('I hold an Irish passport. Anything I must apply for before flying to the US?', 'entry-rule', {
      passport: 'IE',
      destination: 'US',
    }),
    one('How long can a Brit stay in Thailand?', 'entry-rule', { passport: 'GB', destination: 'TH' }),
    one('my passport runs out in April 2027, can I still go to Vietnam in January?', 'passport-validity', {
      country: 'VN',
    }),
    one('Should I be worried about going to Egypt?', 'travel-advisory', { country: 'EG' }),
    one('whats 250 swiss francs in usd', 'convert-currency', { amount: 250, from: 'CHF', to: 'USD' }),
    [
      turn('how much is 5000 baht', [], { asks: 'currency' }),
      one('euros', 'convert-currency', { amount: 5000, from: 'THB', to: 'EUR' }),
    ],
    one('What is the exchange rate from euros to Turkish lira?', 'convert-currency', { from: 'EUR', to: 'TRY' }),
    one('Is Copenhagen expensive? We are two for four days', 'trip-cost', {
      city: CITY.copenhagen,
      days: 4,
      people: 2,
    }),
    one('will I need a jacket in Cape Town in July', 'city-climate', { city: CITY.capeTown, month: 7 }),
    one('which months are nicest in Sydney', 'best-time', { city: CITY.sydney }),
    one('Are the shops shut in France on 1 May 2027?', 'public-holidays', { country: 'FR', from: '2027-05-01' }),
    one('Will my UK hairdryer work in Canada?', 'plugs-and-driving', { country: 'CA' }),
    one('do they drive on the left in Malta', 'plugs-and-driving', { country: 'MT' }, 'left'),
    turn('someone stole my bag in Barcelona, who do I ring?', ['what-to-do-if'], {
      input: { country: 'ES' },
    }),
    one('how many hours is the plane from London to Singapore', 'measure-distance', {
      from: CITY.london,
      to: CITY.singapore,
    }),
    one('If it is noon in New York what time is it in Berlin?', 'time-difference', {}),
    one('do I need any jabs for Tanzania', 'health-rules', { country: 'TZ' }),
    one('where is the Dutch embassy in Japan', 'own-embassy', { own: 'NL', host: 'JP' }),
    turn(
      'My Lufthansa flight from Munich to New York got in 6 hours late because of a broken engine. Am I owed anything?',
      ['passenger-rights'],
      {
        input: { arrivalDelayMinutes: 360, cause: 'technical-fault' },
        says: ['€600'],
      },
    ),
    turn('need a car in Nice from 3 June 2027 till 10 June 2027', ['car-search'], {
      input: { city: CITY.nice, from: '2027-06-03', to: '2027-06-10' },
      action: 'open-link',
    }),
    one('good places to eat in Naples?', 'find-places', { city: CITY.naples, role: 'food' }),
    one("We've got kids, what's there to do in Vienna?", 'things-to-do', { place: 'vienna', wish: 'kids' }),
    turn('Put together a relaxed long weekend in Prague for the two of us', ['plan-trip'], {
      input: { pace: 'calm', adults: 2 },
      action: 'open-trip',
    }),
    [
      one('Weather in Lisbon in March?', 'city-climate', { city: CITY.lisbon, month: 3 }),
      one('and in May?', 'city-climate', { city: CITY.lisbon, month: 5 }),
      one('what about Porto?', 'city-climate', { city: CITY.porto, month: 5 }),
    ],
    [
      turn('Do I need a visa for India?', [], { asks: 'passport' }),
      one('Australian', 'entry-rule', { passport: 'AU', destination: 'IN' }),
      one('and for Sri Lanka?', 'entry-rule', { passport: 'AU', destination: 'LK' }),
    ],
    turn('can you tell me who won the world cup', []),
    turn('write a poem about my boss', []),
  ]),
  ...inLanguage('de', [
    one('Reicht mein Personalausweis oder Pass, brauche ich als Deutscher ein Visum für Marokko?', 'entry-rule', {
      passport: 'DE',
      destination: 'MA',
    }),
    one('Ist Mexiko gerade gefährlich?', 'travel-advisory', { country: 'MX' }),
    one('Wie teuer sind 4 Tage Stockholm zu zweit?', 'trip-cost', { city: CITY.stockholm, days: 4, people: 2 }),
    turn('Was sind 300 Kronen in Euro?', [], { asks: 'currency' }),
    one('Kann man im Februar in Dubai baden, wie warm ist es da?', 'city-climate', { city: CITY.dubai, month: 2 }),
    one('Brauche ich in Irland einen Adapter?', 'plugs-and-driving', { country: 'IE' }),
    one('Wie spät ist es jetzt in Los Angeles?', 'local-time', { city: CITY.losAngeles }),
    one('Wo kann man in Hamburg gut essen?', 'find-places', { city: CITY.hamburg, role: 'food' }),
    turn(
      'Unser Flug von Hamburg nach Athen hatte 4 Stunden Verspätung, Technikproblem. Gibt es Geld zurück?',
      ['passenger-rights'],
      {
        input: { arrivalDelayMinutes: 240, cause: 'technical-fault' },
        says: ['400'],
      },
    ),
    one('Welche Impfungen brauche ich für Kenia?', 'health-rules', { country: 'KE' }),
    turn('Plane mir bitte vier Tage Kopenhagen, wir mögen Architektur', ['plan-trip'], {
      input: { days: 4 },
      action: 'open-trip',
    }),
  ]),
  ...inLanguage('fr', [
    one('Faut-il un visa pour aller au Brésil quand on est français ?', 'entry-rule', {
      passport: 'FR',
      destination: 'BR',
    }),
    one('On risque quoi à aller en Colombie en ce moment ?', 'travel-advisory', { country: 'CO' }),
    one('C’est combien 80 dollars en euros ?', 'convert-currency', { amount: 80, from: 'USD', to: 'EUR' }),
    one('Il fait combien à Marrakech en février ?', 'city-climate', { city: CITY.marrakesh, month: 2 }),
    one('Quelle heure est-il à Tokyo ?', 'local-time', { city: CITY.tokyo }),
    one('Mes appareils marcheront en Angleterre ? Quelle prise ?', 'plugs-and-driving', { country: 'GB' }),
    one('Où manger à Lyon ?', 'find-places', { city: CITY.lyon, role: 'food' }),
    turn('Organise-moi trois jours à Séville en mai', ['plan-trip'], { input: { days: 3 }, action: 'open-trip' }),
    one('On m’a volé mon sac à Rome, quel numéro dois-je appeler ?', 'emergency-numbers', { country: 'IT' }),
  ]),
  ...inLanguage('es', [
    one('Soy mexicana, ¿me hace falta visa para Japón?', 'entry-rule', { passport: 'MX', destination: 'JP' }),
    one('¿Qué tan seguro es viajar a Egipto?', 'travel-advisory', { country: 'EG' }),
    one('¿A cuánto equivalen 100 libras en euros?', 'convert-currency', { amount: 100, from: 'GBP', to: 'EUR' }),
    one('¿Hace calor en Sevilla en octubre?', 'city-climate', { city: CITY.seville, month: 10 }),
    one('¿Cuál es la mejor época para viajar a Buenos Aires?', 'best-time', { city: CITY.buenosAires }),
    one('Me siento muy mal en París, ¿a quién llamo?', 'emergency-numbers', { country: 'FR' }),
    turn('Ármame un viaje de cuatro días a Ciudad de México', ['plan-trip'], {
      input: { days: 4 },
      action: 'open-trip',
    }),
  ]),
  ...inLanguage('it', [
    one('Da italiano posso andare in Cina senza visto?', 'entry-rule', { passport: 'IT', destination: 'CN' }),
    one('Quanto valgono 200 zloty in euro?', 'convert-currency', { amount: 200, from: 'PLN', to: 'EUR' }),
    one('Che presa usano in Svizzera?', 'plugs-and-driving', { country: 'CH' }),
    one('Quanto dura il volo da Milano a New York?', 'measure-distance', { from: CITY.milan, to: CITY.newYork }),
    one('Cosa vedere a Cracovia?', 'find-places', { city: CITY.krakow }),
    turn('Fammi un itinerario di tre giorni a Berlino', ['plan-trip'], { input: { days: 3 }, action: 'open-trip' }),
  ]),
  ...inLanguage('pt', [
    one('Tenho passaporte português, preciso de visto para a Austrália?', 'entry-rule', {
      passport: 'PT',
      destination: 'AU',
    }),
    one('Quanto é 150 libras em reais?', 'convert-currency', { amount: 150, from: 'GBP', to: 'BRL' }),
    one('Está calor em Madrid em setembro?', 'city-climate', { city: CITY.madrid, month: 9 }),
    one('Que feriados há em Espanha em dezembro de 2026?', 'public-holidays', { country: 'ES', from: '2026-12-01' }),
    one('O que visitar em Florença?', 'find-places', { city: CITY.florence }),
    turn('Monta um roteiro de três dias em Paris', ['plan-trip'], { input: { days: 3 }, action: 'open-trip' }),
  ]),
]
