import { CITY, inLanguage, one, turn } from '../question.ts'

/**
 * The eighth, as terse as in a search box, and six in other languages: 52 of 60 completely right on the first run, 86.7
 * %.
 */
export const FRESH_WORDINGS_EIGHT = [
  ...inLanguage('en', [
    one('visa india uk citizen', 'entry-rule', { passport: 'GB', destination: 'IN' }),
    one('safe morocco', 'travel-advisory', { country: 'MA' }),
    one('plug type thailand', 'plugs-and-driving', { country: 'TH' }),
    one('300 aud in eur', 'convert-currency', { amount: 300, from: 'AUD', to: 'EUR' }),
    one('best month lisbon', 'best-time', { city: CITY.lisbon }),
    one('emergency number south korea', 'emergency-numbers', { country: 'KR' }),
    one('what language do they speak in Austria?', 'country-basics', { country: 'AT' }, 'German'),
    one(
      'Hi! I was wondering if you could tell me how long the flight from Madrid to Mexico City takes, thanks',
      'measure-distance',
      {
        from: CITY.madrid,
        to: CITY.mexicoCity,
      },
    ),
    turn('Plan a trip to Vienna for 4 days in June with my parents', ['plan-trip'], {
      input: { days: 4 },
      action: 'open-trip',
    }),
  ]),
  ...inLanguage('de', [
    one('Visum Indien deutscher Pass', 'entry-rule', { passport: 'DE', destination: 'IN' }),
    one('Strom Adapter Australien', 'plugs-and-driving', { country: 'AU' }),
    one('Wetter Lissabon Dezember', 'city-climate', { city: CITY.lisbon, month: 12 }),
    one('Feiertage Italien 2027', 'public-holidays', { country: 'IT' }),
    one('Was kostet ein Wochenende in London?', 'trip-cost', { city: CITY.london }),
    one('Hauptstadt von Australien', 'country-basics', { country: 'AU' }, 'Canberra'),
    one('Botschaft Deutschland in Thailand', 'own-embassy', { own: 'DE', host: 'TH' }),
    one('Hallo, kannst du mir sagen, was man in Krakau alles anschauen sollte?', 'find-places', { city: CITY.krakow }),
    turn('Mietwagen Porto 2.-6. Juni 2027', ['car-search'], {
      input: { city: CITY.porto, from: '2027-06-02', to: '2027-06-06' },
      action: 'open-link',
    }),
  ]),
  ...inLanguage('fr', [
    one('visa chine passeport belge', 'entry-rule', { passport: 'BE', destination: 'CN' }),
    one('météo athènes septembre', 'city-climate', { city: CITY.athens, month: 9 }),
    one('décalage horaire Paris Bangkok', 'time-difference', {}),
    one('prise électrique Italie', 'plugs-and-driving', { country: 'IT' }),
    one('vaccins Tanzanie', 'health-rules', { country: 'TZ' }),
    one('Capitale de la Nouvelle-Zélande ?', 'country-basics', { country: 'NZ' }, 'Wellington'),
    one('Bonjour, je voudrais savoir s’il est dangereux de se rendre en Colombie', 'travel-advisory', {
      country: 'CO',
    }),
    one('distance entre Lyon et Nice', 'measure-distance', { from: CITY.lyon, to: CITY.nice }),
    turn('hôtel Prague 10-13 avril 2027', ['hotel-search'], {
      input: { city: CITY.prague, from: '2027-04-10', to: '2027-04-13' },
      action: 'open-link',
    }),
  ]),
  ...inLanguage('es', [
    one('visa canada argentinos', 'entry-rule', { passport: 'AR', destination: 'CA' }),
    one('clima tokio marzo', 'city-climate', { city: CITY.tokyo, month: 3 }),
    one('mejor época Marrakech', 'best-time', { city: CITY.marrakesh }),
    one('moneda Islandia', 'country-basics', { country: 'IS' }, 'ISK'),
    one('festivos Alemania diciembre 2026', 'public-holidays', { country: 'DE', from: '2026-12-01' }),
    one('hora en Sídney', 'local-time', { city: CITY.sydney }),
    one('Hola, ¿me puedes decir qué número de emergencias tienen en Grecia?', 'emergency-numbers', { country: 'GR' }),
    one('presupuesto 5 días Ámsterdam 2 personas', 'trip-cost', { city: CITY.amsterdam, days: 5, people: 2 }),
    turn('vuelos Madrid Berlín 7 mayo 2027', ['flight-search'], {
      input: { from: CITY.madrid, to: CITY.berlin, departs: '2027-05-07' },
      action: 'open-link',
    }),
  ]),
  ...inLanguage('it', [
    one('visto egitto cittadini italiani', 'entry-rule', { passport: 'IT', destination: 'EG' }),
    one('temperature barcellona maggio', 'city-climate', { city: CITY.barcelona, month: 5 }),
    one('periodo migliore tokyo', 'best-time', { city: CITY.tokyo }),
    one('500 dollari in euro', 'convert-currency', { amount: 500, from: 'USD', to: 'EUR' }),
    one('guida a sinistra malta?', 'plugs-and-driving', { country: 'MT' }, 'sinistra'),
    one('sicurezza messico', 'travel-advisory', { country: 'MX' }),
    one('Salve, quanto tempo ci vuole da Napoli a Roma in treno?', 'measure-distance', {
      from: CITY.naples,
      to: CITY.rome,
    }),
    one('ristoranti a Lisbona', 'find-places', { city: CITY.lisbon, role: 'food' }),
    turn('itinerario 2 giorni Vienna', ['plan-trip'], { input: { days: 2 }, action: 'open-trip' }),
  ]),
  ...inLanguage('pt', [
    one('visto japão passaporte brasileiro', 'entry-rule', { passport: 'BR', destination: 'JP' }),
    one('tempo em Praga em dezembro', 'city-climate', { city: CITY.prague, month: 12 }),
    one('melhor mês Cairo', 'best-time', { city: CITY.cairo }),
    one('200 libras em euros', 'convert-currency', { amount: 200, from: 'GBP', to: 'EUR' }),
    one('tomadas Estados Unidos', 'plugs-and-driving', { country: 'US' }),
    one('fuso horário Lisboa Nova Iorque', 'time-difference', {}),
    one('Olá, gostava de saber se é preciso alguma vacina para o Quénia', 'health-rules', { country: 'KE' }),
    one('o que ver em Roma', 'find-places', { city: CITY.rome }),
    turn('roteiro Paris 3 dias', ['plan-trip'], { input: { days: 3 }, action: 'open-trip' }),
  ]),
  ...inLanguage('nl', [one('Welke valuta gebruiken ze in Zweden?', 'country-basics', { country: 'SE' })]),
  ...inLanguage('pl', [one('Jaka jest pogoda w Rzymie w maju?', 'city-climate', { month: 5 })]),
  ...inLanguage('ru', [one('Безопасно ли в Египте?', 'travel-advisory', { country: 'EG' })]),
  ...inLanguage('ja', [one('タイの通貨は何ですか', 'country-basics', { country: 'TH' })]),
  ...inLanguage('tr', [one("Japonya'da priz tipi nedir?", 'plugs-and-driving', { country: 'JP' })]),
  ...inLanguage('sv', [one('Vad är nödnumret i Spanien?', 'emergency-numbers', { country: 'ES' })]),
]
