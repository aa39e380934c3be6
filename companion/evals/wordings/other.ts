import { CITY, inLanguage, one, turn } from '../question.ts'

/** Other words for the same things, written after the engine: 86.3 % completely right on the first run. */
export const OTHER_WORDINGS = [
  ...inLanguage('en', [
    one('can i go to bali without a visa? i have a dutch passport', 'entry-rule', {
      passport: 'NL',
      destination: 'ID',
    }),
    one(
      'We are two Australians going to Turkey. Visa needed?',
      'entry-rule',
      { passport: 'AU', destination: 'TR' },
      'Türkiye',
    ),
    one('Passport of the Philippines, travelling to South Korea: which entry requirements?', 'entry-rule', {
      passport: 'PH',
      destination: 'KR',
    }),
    one('how warm does it get in Athens in september', 'city-climate', { city: CITY.athens, month: 9 }, 'September'),
    one(
      'Should I pack a rain coat for Copenhagen in April?',
      'city-climate',
      { city: CITY.copenhagen, month: 4 },
      'April',
    ),
    one('when should I go to Cape Town', 'best-time', { city: CITY.capeTown }),
    one('Which month is best for a trip to Reykjavik?', 'best-time', { city: CITY.reykjavik }),
    one("What's 250 Swiss francs in US dollars?", 'convert-currency', { amount: 250, from: 'CHF', to: 'USD' }, 'US$'),
    one('exchange rate euro to pound', 'convert-currency', { from: 'EUR', to: 'GBP' }),
    one('is new york expensive? 4 days, 2 adults', 'trip-cost', { city: CITY.newYork, days: 4, people: 2 }),
    one('How many hours is it by plane from Dublin to Istanbul?', 'measure-distance', {
      from: CITY.dublin,
      to: CITY.istanbul,
    }),
    one('How far away is Krakow from Vienna', 'measure-distance', {}, 'km'),
    one('If it is noon in Los Angeles, how many hours ahead is Berlin?', 'time-difference', {}),
    one('Are shops closed in Germany on 3 October 2027?', 'public-holidays', { country: 'DE', from: '2027-10-03' }),
    one('will my uk charger work in Spain? which socket', 'plugs-and-driving', {}),
    one('I need the police in Prague', 'emergency-numbers', { country: 'CZ' }, '112'),
    turn('someone stole my wallet in Rome, I am Canadian', ['what-to-do-if', 'own-embassy'], {
      input: { country: 'IT' },
      says: ['112'],
    }),
    turn('my daughter has a high fever, we are in Lisbon', ['emergency-numbers', 'health-rules'], {
      input: { country: 'PT' },
      says: ['112'],
    }),
    one('malaria in Tanzania?', 'health-rules', { country: 'TZ' }, 'malaria'),
    turn(
      'we landed 3 hours and 20 minutes late in Madrid coming from London, the crew was late',
      ['passenger-rights'],
      { input: { arrivalDelayMinutes: 200, cause: 'crew-or-staff' }, says: ['£220'] },
    ),
    turn('somewhere to stay in Edinburgh 10-14 August 2027 for 3 people', ['hotel-search'], {
      input: { from: '2027-08-10', to: '2027-08-14', adults: 3 },
      action: 'open-link',
    }),
    turn('I want to fly from Toronto to Paris on June 3, 2027, one way', ['flight-search'], {
      input: { departs: '2027-06-03' },
      action: 'open-link',
    }),
    one('Must-see places in Istanbul', 'find-places', { city: CITY.istanbul }),
    one('Good restaurants in Naples?', 'find-places', { city: CITY.naples, role: 'food' }),
    turn('Make me a relaxed 4 day itinerary for Paris with art and good food', ['plan-trip'], {
      input: { days: 4, pace: 'calm' },
      action: 'open-trip',
    }),
    turn('long weekend in Prague in June with my wife', ['plan-trip'], { input: { adults: 2 }, action: 'open-trip' }),
    one('do people speak french in Morocco', 'country-basics', { country: 'MA' }),
    turn('Book me the cheapest hotel in Rome right now and pay with my card', [], { says: ['button'] }),
  ]),
  ...inLanguage('de', [
    one('Ich habe einen österreichischen Pass und will nach Kenia. Brauche ich ein Visum?', 'entry-rule', {
      passport: 'AT',
      destination: 'KE',
    }),
    one('Wie warm ist es im September auf Kreta, in Heraklion?', 'city-climate', { month: 9 }),
    one('Wann sollte man nach Bangkok fliegen? Wann ist die beste Zeit?', 'best-time', { city: CITY.bangkok }),
    one('Wie viel Franken bekomme ich für 300 Euro?', 'convert-currency', { amount: 300 }),
    one('Ist London teuer? Was kostet ein Wochenende dort?', 'trip-cost', { city: CITY.london }),
    one('Entfernung Berlin Paris', 'measure-distance', { from: CITY.berlin, to: CITY.paris }),
    one('Wie viele Stunden fliegt man von Zürich nach Dubai? Flugdauer?', 'measure-distance', {
      from: CITY.zurich,
      to: CITY.dubai,
    }),
    one('Brauche ich in den USA einen Reiseadapter?', 'plugs-and-driving', { country: 'US' }, 'Typ'),
    turn('Mein Portemonnaie wurde in Barcelona geklaut', ['emergency-numbers'], {
      input: { country: 'ES' },
      asks: 'passport',
    }),
    turn('Ich habe mir in Athen das Bein gebrochen', ['emergency-numbers', 'health-rules'], {
      input: { country: 'GR' },
      says: ['112'],
    }),
    turn('Erstelle mir einen Reiseplan für vier Tage in Amsterdam', ['plan-trip'], {
      input: { days: 4 },
      action: 'open-trip',
    }),
    one('Was muss ich in Lissabon gesehen haben? Highlights', 'find-places', { city: CITY.lisbon }),
    turn('Unterkunft in Venedig vom 5. bis 8. September 2027', ['hotel-search'], {
      input: { from: '2027-09-05', to: '2027-09-08' },
      action: 'open-link',
    }),
  ]),
  ...inLanguage('fr', [
    one('Je suis suisse, me faut-il un visa pour la Chine ?', 'entry-rule', { passport: 'CH', destination: 'CN' }),
    one('Il pleut beaucoup à Londres en novembre ?', 'city-climate', { city: CITY.london, month: 11 }),
    one('Quand partir à Buenos Aires ?', 'best-time', { city: CITY.buenosAires }),
    one('200 dollars en euros', 'convert-currency', { amount: 200, from: 'USD', to: 'EUR' }),
    one('Budget pour 4 jours à Lisbonne à deux', 'trip-cost', { city: CITY.lisbon, days: 4 }),
    one("Combien d'heures d'avion entre Paris et Bangkok ? Temps de vol", 'measure-distance', {
      from: CITY.paris,
      to: CITY.bangkok,
    }),
    one('Faut-il un adaptateur en Italie ?', 'plugs-and-driving', { country: 'IT' }),
    turn("On m'a volé mon sac à Rome", ['emergency-numbers'], { input: { country: 'IT' }, asks: 'passport' }),
    turn('Organise un week-end à Prague pour deux', ['plan-trip'], { action: 'open-trip' }),
    one('Les incontournables de Vienne en Autriche', 'find-places', {}),
    turn('Où dormir à Séville du 10 au 12 avril 2027 ?', ['hotel-search'], {
      input: { city: CITY.seville, from: '2027-04-10' },
      action: 'open-link',
    }),
  ]),
  ...inLanguage('es', [
    one('Tengo pasaporte argentino y viajo a Tailandia, ¿hace falta visado?', 'entry-rule', {
      passport: 'AR',
      destination: 'TH',
    }),
    one('¿Hace mucho frío en Nueva York en enero?', 'city-climate', { city: CITY.newYork, month: 1 }),
    one('¿Cuándo ir a Islandia?', 'best-time', { city: CITY.reykjavik }),
    one('cambio de 500 dólares a euros', 'convert-currency', { amount: 500, from: 'USD', to: 'EUR' }),
    one('¿Es caro Londres? Presupuesto para 3 días', 'trip-cost', { city: CITY.london, days: 3 }),
    one('¿A cuántos kilómetros está Barcelona de París?', 'measure-distance', {}),
    turn('Me han robado en Roma', ['emergency-numbers'], { input: { country: 'IT' }, asks: 'passport' }),
    turn('Organiza una escapada de fin de semana a Oporto', ['plan-trip'], { action: 'open-trip' }),
    one('Museos en Madrid', 'find-places', { city: CITY.madrid }),
    turn('Necesito alojamiento en Praga del 2 al 5 de octubre de 2027', ['hotel-search'], {
      input: { city: CITY.prague, from: '2027-10-02' },
      action: 'open-link',
    }),
  ]),
  ...inLanguage('it', [
    one('Ho il passaporto tedesco: serve il visto per il Vietnam?', 'entry-rule', {
      passport: 'DE',
      destination: 'VN',
    }),
    one('Fa caldo a Siviglia in agosto?', 'city-climate', { city: CITY.seville, month: 8 }),
    one('Quando andare a Marrakech?', 'best-time', { city: CITY.marrakesh }),
    one('Quanto vale un dollaro in euro? Tasso di cambio', 'convert-currency', { from: 'USD', to: 'EUR' }),
    one('Parigi è cara? Quanto si può spendere in 3 giorni', 'trip-cost', { city: CITY.paris, days: 3 }),
    one('Ore di volo tra Roma e Bangkok', 'measure-distance', { from: CITY.rome, to: CITY.bangkok }),
    turn('Mi hanno rubato il portafoglio a Barcellona', ['emergency-numbers'], {
      input: { country: 'ES' },
      asks: 'passport',
    }),
    turn('Organizza un weekend a Praga', ['plan-trip'], { action: 'open-trip' }),
    turn('Dove dormire a Porto dal 3 al 5 maggio 2027', ['hotel-search'], {
      input: { city: CITY.porto },
      action: 'open-link',
    }),
  ]),
  ...inLanguage('pt', [
    one('Tenho passaporte português. É preciso visto para a Índia?', 'entry-rule', {
      passport: 'PT',
      destination: 'IN',
    }),
    one('Faz frio em Paris em fevereiro?', 'city-climate', { city: CITY.paris, month: 2 }),
    one('Quando ir a Tóquio?', 'best-time', { city: CITY.tokyo }),
    one('50 libras em euros', 'convert-currency', { amount: 50, from: 'GBP', to: 'EUR' }),
    one('Nova Iorque é caro? Orçamento para 5 dias', 'trip-cost', { city: CITY.newYork, days: 5 }),
    one('Distância de Madrid a Paris', 'measure-distance', { from: CITY.madrid, to: CITY.paris }),
    turn('Roubaram a minha mala em Roma', ['emergency-numbers'], { input: { country: 'IT' }, asks: 'passport' }),
    turn('Faz um roteiro de 3 dias em Praga', ['plan-trip'], { input: { days: 3 }, action: 'open-trip' }),
    turn('Onde ficar em Sevilha de 3 a 5 de maio de 2027?', ['hotel-search'], {
      input: { city: CITY.seville },
      action: 'open-link',
    }),
  ]),
]
