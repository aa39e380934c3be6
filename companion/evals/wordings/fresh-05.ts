import { CITY, inLanguage, one, turn } from '../question.ts'

/**
 * The fifth sixty: 42 completely right on the first run, 70.0 %, and 44 when the two wrong expectations are counted.
 */
export const FRESH_WORDINGS_FIVE = [
  ...inLanguage('en', [
    one("My wife's Moroccan. Could she come to Ireland as a tourist without applying for anything?", 'entry-rule', {
      passport: 'MA',
      destination: 'IE',
    }),
    one('sun cream or wool hat for Reykjavik in September?', 'city-climate', { city: CITY.reykjavik, month: 9 }),
    one('can i use euros in Denmark or is it something else', 'country-basics', { country: 'DK' }),
    one("How long's the drive between Milan and Nice?", 'measure-distance', { from: CITY.milan, to: CITY.nice }),
    turn('someone spiked my drink in Prague and I feel awful', ['emergency-numbers'], {
      input: { country: 'CZ' },
    }),
    one('give me five unmissable things in Istanbul', 'find-places', { city: CITY.istanbul }),
    turn('Two grandparents, one stroller, three days, Copenhagen. Go.', ['plan-trip'], {
      input: { days: 3 },
      action: 'open-trip',
    }),
    [
      turn('what do 3 days in Rome cost?', ['trip-cost'], { input: { city: CITY.rome, days: 3 } }),
      turn('for four of us?', ['trip-cost'], { input: { city: CITY.rome, days: 3, people: 4 } }),
      turn('and Vienna?', ['trip-cost'], { input: { city: CITY.vienna, days: 3, people: 4 } }),
    ],
    one('Do sockets in Argentina look like ours in the UK?', 'plugs-and-driving', {}, 'Argentina'),
    turn('Flights Berlin to Lisbon 3 March 2027 back on the 10th, two of us', ['flight-search'], {
      input: { from: CITY.berlin, to: CITY.lisbon, departs: '2027-03-03', adults: 2 },
      action: 'open-link',
    }),
  ]),
  ...inLanguage('de', [
    one('Reist mein kubanischer Mann visumfrei nach Spanien?', 'entry-rule', { passport: 'CU', destination: 'ES' }),
    one('Wie kalt wird es nachts in Marrakesch im Januar', 'city-climate', { city: CITY.marrakesh, month: 1 }),
    one('Lieber Mai oder lieber September nach Rom?', 'best-time', { city: CITY.rome }),
    one('Was muss man für ein Wochenende Paris zu zweit an Geld rechnen?', 'trip-cost', {
      city: CITY.paris,
      people: 2,
    }),
    one('ich brauch die nummer vom rettungsdienst in spanien', 'emergency-numbers', { country: 'ES' }),
    one('Haben die in Italien am 25. April alles zu?', 'public-holidays', { country: 'IT', from: '2027-04-25' }),
    one('Fahren die Japaner links?', 'plugs-and-driving', { country: 'JP' }, 'links'),
    turn(
      'Mein Flug Berlin–Rom ist heute mit 3,5 Stunden Verspätung gelandet, kaputtes Triebwerk',
      ['passenger-rights'],
      {
        input: { arrivalDelayMinutes: 210, cause: 'technical-fault' },
        says: ['250'],
      },
    ),
    one('Tipps für Barcelona mit Regen?', 'find-places', { city: CITY.barcelona }),
    [
      turn('Wochenende Budapest bitte', ['plan-trip'], { action: 'open-trip' }),
      turn('das ist uns zu viel Lauferei', ['change-trip'], { action: 'accept-change' }),
    ],
  ]),
  ...inLanguage('fr', [
    one('une Vietnamienne peut-elle entrer en Corée du Sud sans visa ?', 'entry-rule', {
      passport: 'VN',
      destination: 'KR',
    }),
    one('faut-il un imper pour Dublin en juin', 'city-climate', { city: CITY.dublin, month: 6 }),
    one('Peut-on payer en euros à Prague ?', 'country-basics', { country: 'CZ' }),
    one('entre Lyon et Barcelone, combien d’heures de train ?', 'measure-distance', {
      from: CITY.lyon,
      to: CITY.barcelona,
    }),
    one('quelqu’un s’est noyé à Nice, vite le numéro', 'emergency-numbers', { country: 'FR' }),
    one('que se passe-t-il comme jours chômés en Allemagne en mai 2027', 'public-holidays', {
      country: 'DE',
      from: '2027-05-01',
    }),
    one('le voltage est pareil au Mexique ?', 'plugs-and-driving', { country: 'MX' }),
    one('adresses gourmandes à Naples', 'find-places', { city: CITY.naples, role: 'food' }),
    turn('hôtel Séville 2 nuits à partir du 4 juin 2027', ['hotel-search'], {
      input: { city: CITY.seville, from: '2027-06-04', to: '2027-06-06' },
      action: 'open-link',
    }),
    turn('Est-ce que le Pérou est sûr et quand y aller ?', ['travel-advisory', 'best-time'], {}),
  ]),
  ...inLanguage('es', [
    one('un boliviano puede pasar tres meses en Alemania sin visado?', 'entry-rule', {
      passport: 'BO',
      destination: 'DE',
    }),
    one('¿Llevo abrigo a Londres en abril?', 'city-climate', { city: CITY.london, month: 4 }),
    one('cambiar 200 euros a zlotys', 'convert-currency', { amount: 200, from: 'EUR', to: 'PLN' }),
    one('¿Qué gasto diario calculo para Viena?', 'trip-cost', { city: CITY.vienna }),
    one('se me acabó la batería, ¿mi cargador español entra en los enchufes de Estados Unidos?', 'plugs-and-driving', {
      country: 'US',
    }),
    turn('me picó una medusa en Barcelona y no respiro bien', ['emergency-numbers'], {
      input: { country: 'ES' },
    }),
    one('¿Cuál es la zona horaria de Tokio respecto a Madrid?', 'time-difference', {}),
    one('sitios para tapear en Sevilla', 'find-places', { city: CITY.seville, role: 'food' }),
    turn('vuelo de Madrid a Roma con 4 horas de demora por una huelga de la aerolínea', ['passenger-rights'], {
      input: { arrivalDelayMinutes: 240, cause: 'airline-strike' },
    }),
    turn('Dame un plan de tres días por Berlín para amantes de la historia', ['plan-trip'], {
      input: { days: 3, interests: ['history'] },
      action: 'open-trip',
    }),
  ]),
  ...inLanguage('it', [
    one('con il passaporto ucraino posso stare in Georgia?', 'entry-rule', { passport: 'UA', destination: 'GE' }),
    one('quando è meglio visitare Istanbul per evitare il caldo?', 'best-time', { city: CITY.istanbul }),
    one('mi conviene portare il costume a Lisbona in ottobre?', 'city-climate', { city: CITY.lisbon, month: 10 }),
    one('1000 corone svedesi in euro', 'convert-currency', { amount: 1000, from: 'SEK', to: 'EUR' }),
    one('Se a Roma sono le 15 che ore sono a Sydney?', 'time-difference', {}, 'Sydney'),
    one('quanto è distante Firenze da Venezia', 'measure-distance', {}),
    one('C’è da preoccuparsi per un viaggio in Giordania?', 'travel-advisory', { country: 'JO' }),
    turn('a chi mi rivolgo se perdo il passaporto a Londra? sono italiana', ['emergency-numbers', 'own-embassy'], {
      input: { country: 'GB' },
    }),
    turn('macchina a noleggio Porto 1-5 settembre 2027', ['car-search'], {
      input: { city: CITY.porto, from: '2027-09-01', to: '2027-09-05' },
      action: 'open-link',
    }),
    [
      turn('organizza 2 giorni a Siviglia', ['plan-trip'], { input: { days: 2 }, action: 'open-trip' }),
      turn('aggiungi una giornata', ['change-trip'], {
        input: { edits: [{ kind: 'add-day' }] },
        action: 'accept-change',
      }),
    ],
  ]),
  ...inLanguage('pt', [
    one('um cidadão indiano consegue entrar em Portugal sem visto?', 'entry-rule', {
      passport: 'IN',
      destination: 'PT',
    }),
    one('preciso de casaco grosso em Nova Iorque em março?', 'city-climate', { city: CITY.newYork, month: 3 }),
    one('qual é a divisa da Turquia', 'country-basics', { country: 'TR' }, 'TRY'),
    one('de Lisboa a Sevilha são quantos km?', 'measure-distance', { from: CITY.lisbon, to: CITY.seville }),
    turn('tenho um amigo inconsciente em Madrid', ['emergency-numbers'], { input: { country: 'ES' } }),
    one('quando visitar Marraquexe sem morrer de calor', 'best-time', { city: CITY.marrakesh }),
    one('vale quanto 75 libras em euros', 'convert-currency', { amount: 75, from: 'GBP', to: 'EUR' }),
    one('há perigo em viajar para o México?', 'travel-advisory', { country: 'MX' }),
    one('bons sítios para beber um copo em Barcelona', 'find-places', { city: CITY.barcelona }),
    turn('quatro dias em Viena em família com um bebé', ['plan-trip'], { input: { days: 4 }, action: 'open-trip' }),
  ]),
]
