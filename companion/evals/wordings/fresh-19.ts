import { CITY, inLanguage, one, turn } from '../question.ts'

/** The nineteenth: indirect and unfinished questions, as if dictated: 46 of 60 on the first run, 76.7 %. */
export const FRESH_WORDINGS_NINETEEN = [
  ...inLanguage('en', [
    one('tell me if someone with a Kenyan passport can get into Turkey without applying first', 'entry-rule', {
      passport: 'KE',
      destination: 'TR',
    }),
    one('I was wondering what the weather does in Lisbon around March', 'city-climate', {
      city: CITY.lisbon,
      month: 3,
    }),
    one('could you work out what three hundred and fifty pounds comes to in euros', 'convert-currency', {
      amount: 350,
      from: 'GBP',
      to: 'EUR',
    }),
    one('my phone charger is American, will I be able to use it in Italy', 'plugs-and-driving', {
      country: 'IT',
      home: 'US',
    }),
    one('any idea which languages they use in Luxembourg', 'country-basics', { country: 'LU' }),
    one('who would I ring in Turkey if there was a car crash', 'emergency-numbers', { country: 'TR' }),
    one('I would like to know how far apart Sydney and Singapore are', 'measure-distance', {
      from: CITY.sydney,
      to: CITY.singapore,
    }),
    [
      one('so when should we go to Prague if we hate crowds and heat', 'best-time', { city: CITY.prague }),
      one('and how much would four days there cost for two', 'trip-cost', { city: CITY.prague, days: 4, people: 2 }),
      turn('fine, plan those four days', ['plan-trip'], { input: { days: 4 }, action: 'open-trip' }),
    ],
    turn(
      'they cancelled our flight from Dublin to Amsterdam the day before and offered nothing else',
      ['passenger-rights'],
      { input: { event: 'cancellation', noticeDays: 1 }, asks: 'cause' },
    ),
    one('where does Canada have its embassy in Greece', 'own-embassy', { own: 'CA', host: 'GR' }),
  ]),
  ...inLanguage('de', [
    one('sag mir mal ob ein Ägypter für Jordanien ein Visum braucht', 'entry-rule', {
      passport: 'EG',
      destination: 'JO',
    }),
    one('ich wüsste gern wie warm es Mitte September in Rom ist', 'city-climate', { city: CITY.rome, month: 9 }),
    one('zweihundert Euro, wie viel wären das in ungarischen Forint', 'convert-currency', {
      amount: 200,
      from: 'EUR',
      to: 'HUF',
    }),
    one('ob man in Südafrika auf der linken Seite fährt', 'plugs-and-driving', { country: 'ZA' }),
    one('wie viel Zeit muss ich für die Bahnfahrt von Wien nach Prag einplanen', 'measure-distance', {
      from: CITY.vienna,
      to: CITY.prague,
    }),
    [
      one('ist Kolumbien im Moment gefährlich', 'travel-advisory', { country: 'CO' }),
      one('welche Impfungen sollte ich dafür haben', 'health-rules', { country: 'CO' }),
      one('und mit welchem Geld zahlt man', 'country-basics', { country: 'CO' }),
    ],
    turn('wir bräuchten ein Hotel in Hamburg für zwei Nächte ab dem 5. Februar 2027', ['hotel-search'], {
      input: { city: CITY.hamburg, from: '2027-02-05', to: '2027-02-07' },
      action: 'open-link',
    }),
    one('meine Mutter hat sich in Kopenhagen das Bein gebrochen, welche Nummer rufe ich', 'emergency-numbers', {
      country: 'DK',
    }),
    one('wo kriegt man in Neapel gute Pizza', 'find-places', { city: CITY.naples, role: 'food' }),
    one('haben am 26. Oktober 2027 in Österreich die Geschäfte zu', 'public-holidays', { country: 'AT' }),
  ]),
  ...inLanguage('fr', [
    one('je voudrais savoir si une Marocaine a besoin d’un visa pour le Sénégal', 'entry-rule', {
      passport: 'MA',
      destination: 'SN',
    }),
    one('dis-moi combien coûte une journée à Londres pour une personne', 'trip-cost', {
      city: CITY.london,
      days: 1,
      people: 1,
    }),
    one('quel temps pour la Toussaint à Naples, donc début novembre', 'city-climate', {
      city: CITY.naples,
      month: 11,
    }),
    one('j’aimerais convertir deux cents dollars canadiens en euros', 'convert-currency', {
      amount: 200,
      from: 'CAD',
      to: 'EUR',
    }),
    one('est-ce que mes prises françaises vont en Suisse', 'plugs-and-driving', { country: 'CH', home: 'FR' }),
    [
      turn('il me faut une voiture à Séville', [], { asks: 'dates' }),
      turn('du 2 au 5 juin 2027', ['car-search'], {
        input: { city: CITY.seville, from: '2027-06-02', to: '2027-06-05' },
        action: 'open-link',
      }),
    ],
    one('quelle heure est-il à Bangkok en ce moment', 'local-time', { city: CITY.bangkok }),
    one('qui dois-je prévenir si je perds mon passeport au Japon, je suis français', 'own-embassy', {
      own: 'FR',
      host: 'JP',
    }),
    turn(
      'on a atterri à Nice avec cinq heures de retard depuis Lisbonne à cause d’une grève de l’équipage',
      ['passenger-rights'],
      { input: { arrivalDelayMinutes: 300 } },
    ),
    one('les endroits à ne pas manquer à Copenhague', 'find-places', { city: CITY.copenhagen, role: 'sight' }),
  ]),
  ...inLanguage('es', [
    one('quisiera saber si los dominicanos pueden ir a Japón sin visa', 'entry-rule', {
      passport: 'DO',
      destination: 'JP',
    }),
    one('me gustaría cambiar ciento cincuenta euros a libras, ¿cuánto sería?', 'convert-currency', {
      amount: 150,
      from: 'EUR',
      to: 'GBP',
    }),
    one('a ver, ¿en Tailandia se conduce por la izquierda o por la derecha?', 'plugs-and-driving', { country: 'TH' }),
    one('dime la diferencia de hora entre Ciudad de México y Madrid', 'time-difference', {}),
    one('¿qué fiestas nacionales hay en Japón en mayo de 2027?', 'public-holidays', { country: 'JP' }),
    [
      one('¿cómo es el clima de Ámsterdam en noviembre?', 'city-climate', { city: CITY.amsterdam, month: 11 }),
      one('¿y cuál sería la mejor época?', 'best-time', { city: CITY.amsterdam }),
    ],
    turn('necesito un vuelo de ida de Sevilla a Londres para el 12 de julio de 2027, somos dos', ['flight-search'], {
      input: { from: CITY.seville, to: CITY.london, departs: '2027-07-12', adults: 2 },
      action: 'open-link',
    }),
    one('mi pasaporte vence el 1 de junio de 2027 y viajo a Turquía en marzo, ¿hay problema?', 'passport-validity', {
      country: 'TR',
      expiresOn: '2027-06-01',
    }),
    turn('nos han robado las mochilas en Lisboa, ¿qué teléfono marco?', ['emergency-numbers'], {
      input: { country: 'PT' },
    }),
    one('sitios bonitos para pasear en Edimburgo', 'find-places', { city: CITY.edinburgh, role: 'sight' }),
  ]),
  ...inLanguage('it', [
    one('volevo sapere se per i filippini serve il visto in Corea del Sud', 'entry-rule', {
      passport: 'PH',
      destination: 'KR',
    }),
    one('mi dici quanto valgono diecimila yen in euro', 'convert-currency', { amount: 10000, from: 'JPY', to: 'EUR' }),
    one('a gennaio a Praga quanti gradi ci sono di solito', 'city-climate', { city: CITY.prague, month: 1 }),
    one('ci sono rischi ad andare in Egitto adesso', 'travel-advisory', { country: 'EG' }),
    one('in Namibia la malaria c’è', 'health-rules', { country: 'NA' }),
    one('che differenza d’orario c’è fra Roma e New York', 'time-difference', {}),
    [
      turn('organizzami tre giorni a Barcellona dal 9 aprile 2027', ['plan-trip'], {
        input: { days: 3, firstDate: '2027-04-09' },
        action: 'open-trip',
      }),
      turn('e se piove il secondo giorno?', ['change-trip'], {
        input: { edits: [{ kind: 'rain', day: 2 }] },
        action: 'accept-change',
      }),
    ],
    turn('ci serve una camera a Londra per tre persone dal 18 al 20 giugno 2027', ['hotel-search'], {
      input: { city: CITY.london, from: '2027-06-18', to: '2027-06-20', adults: 3 },
      action: 'open-link',
    }),
    turn('mi hanno negato l’imbarco a Roma per Parigi, era tutto pieno', ['passenger-rights'], {
      input: { event: 'denied-boarding' },
    }),
    one('qual è il prefisso per chiamare in Croazia', 'country-basics', { country: 'HR' }),
  ]),
  ...inLanguage('pt', [
    one('gostava de saber se os angolanos precisam de visto para a África do Sul', 'entry-rule', {
      passport: 'AO',
      destination: 'ZA',
    }),
    one('faz-me a conta de oitenta libras para euros', 'convert-currency', { amount: 80, from: 'GBP', to: 'EUR' }),
    one('será que chove muito em Paris em abril', 'city-climate', { city: CITY.paris, month: 4 }),
    one('quanto tempo de carro de Lisboa a Madrid', 'measure-distance', { from: CITY.lisbon, to: CITY.madrid }),
    one('há perigo em viajar para o Líbano', 'travel-advisory', { country: 'LB' }),
    one('a minha ficha portuguesa dá na Irlanda', 'plugs-and-driving', { country: 'IE', home: 'PT' }),
    [
      one('onde se janta bem em Barcelona', 'find-places', { city: CITY.barcelona, role: 'food' }),
      one('e o que há para ver?', 'find-places', { city: CITY.barcelona, role: 'sight' }),
    ],
    one('em que dia é feriado em Espanha em outubro de 2027', 'public-holidays', { country: 'ES' }),
    turn('arranja-me um carro em Atenas de 3 a 6 de setembro de 2027', ['car-search'], {
      input: { city: CITY.athens, from: '2027-09-03', to: '2027-09-06' },
      action: 'open-link',
    }),
    one('que dinheiro se usa na Croácia', 'country-basics', { country: 'HR' }),
  ]),
]
