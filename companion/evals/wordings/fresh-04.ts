import { CITY, inLanguage, one, turn } from '../question.ts'

const PLAN =
  'Puoi controllare se ci sto dentro?\nParigi, 12 maggio 2027\n9:00 Louvre\n12:00 Notre-Dame\n14:30 Torre Eiffel\n18:00 Montmartre'

/** Sixty after those: 44 completely right on the first run, 73.3 %. */
export const FRESH_WORDINGS_FOUR = [
  ...inLanguage('en', [
    one('Heading to Egypt with a Nigerian passport, what paperwork is required?', 'entry-rule', {
      passport: 'NG',
      destination: 'EG',
    }),
    one('how strong is the dollar against the yen right now', 'convert-currency', { from: 'USD', to: 'JPY' }),
    one('roughly how much would a long weekend in Stockholm set us back, 2 adults', 'trip-cost', {
      city: CITY.stockholm,
      people: 2,
    }),
    one('will it be muddy and wet in Edinburgh in November', 'city-climate', { city: CITY.edinburgh, month: 11 }),
    one('is july too hot for Seville, when would you go instead?', 'best-time', { city: CITY.seville }),
    one('Which day do they celebrate their national holiday in Ireland?', 'public-holidays', { country: 'IE' }),
    turn('Locked up in Dubai, I am a British citizen, what now', ['emergency-numbers', 'own-embassy'], {
      input: { country: 'AE' },
    }),
    [
      turn('three lazy days in Lisbon for a couple', ['plan-trip'], {
        input: { days: 3, adults: 2 },
        action: 'open-trip',
      }),
      turn('can we swap the first and second day', ['change-trip'], {
        input: { edits: [{ kind: 'swap-days', days: [1, 2] }] },
        action: 'accept-change',
      }),
      one('is it dangerous there', 'travel-advisory', { country: 'PT' }),
    ],
    one('Can you ride a train from Vienna to Budapest and how many hours is it', 'getting-there', {
      place: 'budapest',
      from: 'vienna',
    }),
    one("where's good for brunch in Amsterdam", 'find-places', { city: CITY.amsterdam, role: 'food' }),
  ]),
  ...inLanguage('de', [
    one('Darf ich mit einem indischen Pass nach Bali?', 'entry-rule', { passport: 'IN', destination: 'ID' }),
    one('Kommt man in Athen mit 60 Euro am Tag klar?', 'trip-cost', { city: CITY.athens }),
    one('Passt mein deutscher Stecker in England?', 'plugs-and-driving', { country: 'GB' }),
    turn('Ich hatte einen Autounfall bei Florenz', ['emergency-numbers'], { input: { country: 'IT' } }),
    one('Muss ich in Stockholm die Uhr umstellen, wenn ich aus London komme?', 'time-difference', {}),
    one('Auf welche Feiertage muss ich in Polen im November achten?', 'public-holidays', { country: 'PL' }),
    turn('Suche Bett für 2 Nächte in Hamburg ab 7. Mai 2027', ['hotel-search'], {
      input: { city: CITY.hamburg, from: '2027-05-07', to: '2027-05-09' },
      action: 'open-link',
    }),
    one('Wie sieht es mit der Sicherheit in Südafrika aus', 'travel-advisory', { country: 'ZA' }),
    one('Wie lange sitzt man im Flieger nach New York ab München', 'measure-distance', {
      from: CITY.munich,
      to: CITY.newYork,
    }),
    turn('Was spricht man in Belgien und womit bezahlt man dort?', ['country-basics'], {
      input: { country: 'BE' },
      says: ['Niederländisch', 'EUR'],
    }),
  ]),
  ...inLanguage('fr', [
    one('Mon copain est tunisien : doit-il demander un visa pour l’Italie ?', 'entry-rule', {
      passport: 'TN',
      destination: 'IT',
    }),
    one('mon passeport se termine en février 2027, ça passe pour la Thaïlande en décembre ?', 'passport-validity', {
      country: 'TH',
    }),
    one('il gèle à Stockholm en mars ?', 'city-climate', { city: CITY.stockholm, month: 3 }),
    one('c’est quoi le meilleur mois pour visiter Marrakech', 'best-time', { city: CITY.marrakesh }),
    one('quel numéro faire pour les pompiers au Portugal', 'emergency-numbers', { country: 'PT' }),
    one('j’ai 20 000 yens, ça vaut combien en euros', 'convert-currency', { amount: 20000, from: 'JPY', to: 'EUR' }),
    one('Tokyo a combien d’heures d’avance sur Paris ?', 'time-difference', {}, '8'),
    turn('louer une petite voiture à Porto du 3 au 6 mai 2027', ['car-search'], {
      input: { city: CITY.porto, from: '2027-05-03', to: '2027-05-06' },
      action: 'open-link',
    }),
    one('on s’ennuie à Berlin, une idée de sortie ?', 'find-places', { city: CITY.berlin }),
    [
      turn('planifie deux jours à Florence', ['plan-trip'], { input: { days: 2 }, action: 'open-trip' }),
      turn('enlève la galerie des Offices', ['change-trip'], { action: 'accept-change' }),
    ],
  ]),
  ...inLanguage('es', [
    one('soy venezolana y vivo en España, ¿puedo ir a México sin visa?', 'entry-rule', {
      passport: 'VE',
      destination: 'MX',
    }),
    one('¿Nieva en Nueva York en diciembre?', 'city-climate', { city: CITY.newYork, month: 12 }),
    one('a como esta el euro en pesos mexicanos', 'convert-currency', { from: 'EUR', to: 'MXN' }),
    one('¿A qué lado conducen en Irlanda?', 'plugs-and-driving', { country: 'IE' }, 'izquierda'),
    one('mi hija se ha perdido en el aeropuerto de Roma, ¿a qué número llamo?', 'emergency-numbers', { country: 'IT' }),
    one('cuanto hay de barcelona a paris en coche', 'measure-distance', { from: CITY.barcelona, to: CITY.paris }),
    turn('Iberia me dejó en tierra por overbooking en Madrid-Roma', ['passenger-rights'], {}),
    one('¿hay que vacunarse para ir a Kenia?', 'health-rules', { country: 'KE' }),
    turn('Prepara un finde romántico en Venecia', ['plan-trip'], { input: { days: 2 }, action: 'open-trip' }),
    turn('¿Qué idioma hablan en Suiza? ¿y qué moneda tienen?', ['country-basics'], {
      input: { country: 'CH' },
      says: ['alemán', 'CHF'],
    }),
  ]),
  ...inLanguage('it', [
    turn(PLAN, ['check-plan'], { input: { city: CITY.paris } }),
    one('un cittadino marocchino può entrare in Turchia senza visto?', 'entry-rule', {
      passport: 'MA',
      destination: 'TR',
    }),
    one('quanti euro mi servono per 4 giorni ad Amsterdam in coppia', 'trip-cost', {
      city: CITY.amsterdam,
      days: 4,
      people: 2,
    }),
    one('fa già caldo ad Atene ad aprile?', 'city-climate', { city: CITY.athens, month: 4 }),
    one('Serve un adattatore per il Regno Unito?', 'plugs-and-driving', { country: 'GB' }),
    one('a Tokyo adesso è giorno o notte? che ora è', 'local-time', { city: CITY.tokyo }),
    turn('mio padre sta male, siamo a Vienna', ['emergency-numbers', 'health-rules'], { input: { country: 'AT' } }),
    turn('biglietto aereo da Napoli a Londra per il 21 marzo 2027', ['flight-search'], {
      input: { from: CITY.naples, to: CITY.london, departs: '2027-03-21' },
      action: 'open-link',
    }),
    one('il Messico è un posto tranquillo?', 'travel-advisory', { country: 'MX' }),
    one('Quali musei vale la pena vedere a Madrid?', 'find-places', { city: CITY.madrid, interest: 'art' }),
  ]),
  ...inLanguage('pt', [
    one('cabo-verdiana residente em Lisboa, preciso de visto para a Inglaterra?', 'entry-rule', {
      passport: 'CV',
      destination: 'GB',
    }),
    one('chove muito em Londres em novembro?', 'city-climate', { city: CITY.london, month: 11 }),
    one('dá pra viver com 70 euros por dia em Roma?', 'trip-cost', { city: CITY.rome }),
    one('que adaptador levo para a Suíça?', 'plugs-and-driving', { country: 'CH' }),
    one('há feriados em Itália em junho de 2027?', 'public-holidays', { country: 'IT', from: '2027-06-01' }),
    one('quão longe fica Sintra de Lisboa?', 'measure-distance', {}, 'Sintra'),
    one('que horas são agora em Tóquio?', 'local-time', { city: CITY.tokyo }),
    turn('preciso de hotel em Madrid de 9 a 12 de outubro de 2027 para 2 adultos', ['hotel-search'], {
      input: { city: CITY.madrid, from: '2027-10-09', to: '2027-10-12', adults: 2 },
      action: 'open-link',
    }),
    turn('o meu voo TAP Lisboa-Paris chegou 4 horas atrasado por causa de uma avaria', ['passenger-rights'], {
      input: { arrivalDelayMinutes: 240, cause: 'technical-fault' },
      says: ['250'],
    }),
    turn('fim de semana em Sevilha, só comer e passear, programa?', ['plan-trip'], { action: 'open-trip' }),
  ]),
]
