import { CITY, inLanguage, one, turn } from '../question.ts'

/**
 * The twentieth: rarely requested places, and conversations that change their subject: 52 of 60 on the first run, 86.7
 * %.
 */
export const FRESH_WORDINGS_TWENTY = [
  ...inLanguage('en', [
    one('Would a Jamaican need a visa to holiday in Trinidad and Tobago?', 'entry-rule', {
      passport: 'JM',
      destination: 'TT',
    }),
    [
      one('What is there to do in Naples?', 'find-places', { city: CITY.naples, role: 'sight' }),
      one('How do I get a pizza there, any good places?', 'food-and-drink', { place: 'naples', want: 'places' }),
      one('And how far is it from Rome?', 'measure-distance', {}),
    ],
    one('What does the government say about travelling to Mali?', 'travel-advisory', { country: 'ML' }),
    one('How many Czech crowns would I get for 90 euros?', 'convert-currency', { amount: 90, from: 'EUR', to: 'CZK' }),
    one('Is Cairo unbearably hot in June?', 'city-climate', { city: CITY.cairo, month: 6 }),
    one('My passport has eight months left on it. Is that enough for Kenya?', 'passport-validity', { country: 'KE' }),
    turn(
      'We were put in economy on our London to New York flight although we had paid for business',
      ['passenger-rights'],
      { input: { event: 'downgrade' } },
    ),
    turn(
      'Find us flights from Edinburgh to Krakow on 11 March 2027 coming back on 15 March, 4 adults',
      ['flight-search'],
      {
        input: { from: CITY.edinburgh, to: CITY.krakow, departs: '2027-03-11', returns: '2027-03-15', adults: 4 },
        action: 'open-link',
      },
    ),
    one('Do they have the same sockets in Denmark as in the UK?', 'plugs-and-driving', { country: 'DK' }),
    one('How many hours is Tokyo ahead of London?', 'time-difference', {}),
  ]),
  ...inLanguage('de', [
    one('Kommt man als Türke ohne Visum nach Georgien?', 'entry-rule', { passport: 'TR', destination: 'GE' }),
    [
      one('Was kostet ein verlängertes Wochenende, also vier Tage, in Kopenhagen?', 'trip-cost', {
        city: CITY.copenhagen,
        days: 4,
      }),
      one('Und in Budapest?', 'trip-cost', { city: CITY.budapest, days: 4 }),
      one('Wie ist dort im November das Wetter?', 'city-climate', { city: CITY.budapest, month: 11 }),
    ],
    one('Muss ich in Ghana mit Malaria rechnen?', 'health-rules', { country: 'GH' }),
    one('Welche Vorwahl hat Neuseeland?', 'country-basics', { country: 'NZ' }),
    turn('Stell mir bitte einen Plan für drei Tage Edinburgh zusammen, ich laufe nicht gern weit', ['plan-trip'], {
      input: { days: 3 },
      action: 'open-trip',
    }),
    one('Wann ist für Kapstadt die angenehmste Reisezeit?', 'best-time', { city: CITY.capeTown }),
    turn(
      'Bei der Landung in Wien waren wir vier Stunden zu spät, Start war Athen, Grund ein Defekt am Triebwerk',
      ['passenger-rights'],
      { input: { arrivalDelayMinutes: 240, cause: 'technical-fault' } },
    ),
    one('Gibt es in Brasilien im November 2027 Feiertage?', 'public-holidays', { country: 'BR' }),
    one('Wie komme ich in Peru an einen Krankenwagen, welche Nummer?', 'emergency-numbers', { country: 'PE' }),
    one('Wie viele Kilometer liegen zwischen Hamburg und Stockholm?', 'measure-distance', {
      from: CITY.hamburg,
      to: CITY.stockholm,
    }),
  ]),
  ...inLanguage('fr', [
    one('Un Ivoirien doit-il faire une demande de visa pour aller au Ghana ?', 'entry-rule', {
      passport: 'CI',
      destination: 'GH',
    }),
    [
      one('Fait-il bon à Lisbonne en février ?', 'city-climate', { city: CITY.lisbon, month: 2 }),
      one('Et quels sont les jours fériés là-bas en 2027 ?', 'public-holidays', { country: 'PT' }),
    ],
    one('Où puis-je goûter de bonnes tapas à Madrid ?', 'find-places', { city: CITY.madrid, role: 'food' }),
    one('500 roupies indiennes, ça représente combien d’euros ?', 'convert-currency', {
      amount: 500,
      from: 'INR',
      to: 'EUR',
    }),
    one('La Tanzanie exige-t-elle le vaccin contre la fièvre jaune ?', 'health-rules', { country: 'TZ' }),
    turn('Louer une voiture à Athènes, prise le 8 mai 2027 et retour le 12', ['car-search'], {
      input: { city: CITY.athens, from: '2027-05-08', to: '2027-05-12' },
      action: 'open-link',
    }),
    one('À Malte on conduit à gauche, non ?', 'plugs-and-driving', { country: 'MT' }),
    one('Combien de temps en avion entre Paris et Séoul ?', 'measure-distance', { from: CITY.paris, to: CITY.seoul }),
    turn('Notre vol Lyon-Rome a été annulé trois jours avant le départ', ['passenger-rights'], {
      input: { event: 'cancellation', noticeDays: 3 },
      asks: 'delay',
    }),
    one('Quelle est la capitale du Kazakhstan ?', 'country-basics', { country: 'KZ' }),
  ]),
  ...inLanguage('es', [
    one('¿Los salvadoreños necesitan visa para entrar a España?', 'entry-rule', { passport: 'SV', destination: 'ES' }),
    [
      turn('¿Cuánto cuesta el cambio?', [], { asks: 'currency' }),
      one('de dólares a euros, 300', 'convert-currency', { amount: 300, from: 'USD', to: 'EUR' }),
    ],
    one('¿Conviene ir a Tokio en primavera o en otoño?', 'best-time', { city: CITY.tokyo }),
    one('¿Qué tal es de segura Sudáfrica para turistas?', 'travel-advisory', { country: 'ZA' }),
    one('¿Cuánto tarda el tren de Madrid a Barcelona?', 'measure-distance', { from: CITY.madrid, to: CITY.barcelona }),
    one('¿Qué voltaje hay en Estados Unidos?', 'plugs-and-driving', { country: 'US' }),
    turn('Quiero un hotel en Cracovia del 7 al 10 de octubre de 2027 para cuatro adultos', ['hotel-search'], {
      input: { city: CITY.krakow, from: '2027-10-07', to: '2027-10-10', adults: 4 },
      action: 'open-link',
    }),
    one('¿Qué número marco en Francia para llamar a los bomberos?', 'emergency-numbers', { country: 'FR' }),
    one('¿Cuáles son los lugares imperdibles de Estambul?', 'find-places', { city: CITY.istanbul, role: 'sight' }),
    one('¿Dónde está la embajada de España en Perú?', 'own-embassy', { own: 'ES', host: 'PE' }),
  ]),
  ...inLanguage('it', [
    one('I brasiliani possono entrare negli Stati Uniti senza visto?', 'entry-rule', {
      passport: 'BR',
      destination: 'US',
    }),
    [
      one('Che ore sono a Città del Messico?', 'local-time', { city: CITY.mexicoCity }),
      one('E che moneta si usa?', 'country-basics', { country: 'MX' }),
      one('Quanto fanno 40 euro?', 'convert-currency', { amount: 40, from: 'EUR' }),
    ],
    one('Serve l’adattatore in Inghilterra per una spina italiana?', 'plugs-and-driving', {
      country: 'GB',
      home: 'IT',
    }),
    one('Fa già caldo ad Atene a maggio?', 'city-climate', { city: CITY.athens, month: 5 }),
    one('Quanti soldi servono per cinque giorni a New York in due?', 'trip-cost', {
      city: CITY.newYork,
      days: 5,
      people: 2,
    }),
    turn('Cercami un volo Napoli-Barcellona per il 21 settembre 2027', ['flight-search'], {
      input: { from: CITY.naples, to: CITY.barcelona, departs: '2027-09-21' },
      action: 'open-link',
    }),
    one('È prudente andare in Venezuela?', 'travel-advisory', { country: 'VE' }),
    one('Che lingua parlano ad Andorra?', 'country-basics', { country: 'AD' }),
    turn('Mi si è rotto un dente a Vienna, chi chiamo?', ['emergency-numbers', 'health-rules'], {
      input: { country: 'AT' },
    }),
    one('Il mio passaporto è valido fino al 20 luglio 2027, basta per l’Indonesia a febbraio?', 'passport-validity', {
      country: 'ID',
      expiresOn: '2027-07-20',
    }),
  ]),
  ...inLanguage('pt', [
    one('Os timorenses precisam de visto para entrar em Portugal?', 'entry-rule', {
      passport: 'TL',
      destination: 'PT',
    }),
    [
      turn('Faz um plano de dois dias em Sevilha a partir de 1 de abril de 2027', ['plan-trip'], {
        input: { days: 2, firstDate: '2027-04-01' },
        action: 'open-trip',
      }),
      turn('Menos caminhadas no primeiro dia', ['change-trip'], {
        input: { edits: [{ kind: 'less-walking', day: 1 }] },
        action: 'accept-change',
      }),
    ],
    one('Quanto vale o peso argentino em reais?', 'convert-currency', { from: 'ARS', to: 'BRL' }),
    one('Está frio em Nova Iorque em novembro?', 'city-climate', { city: CITY.newYork, month: 11 }),
    one('O Equador é um destino seguro?', 'travel-advisory', { country: 'EC' }),
    one('A que horas estamos quando são 18h em São Paulo e eu estou em Londres?', 'time-difference', {}),
    one('Quais são os museus mais famosos de Berlim?', 'find-places', { city: CITY.berlin, role: 'sight' }),
    turn('Hotel em Dublin de 12 a 15 de março de 2027, duas pessoas', ['hotel-search'], {
      input: { city: CITY.dublin, from: '2027-03-12', to: '2027-03-15', adults: 2 },
      action: 'open-link',
    }),
    turn('O voo de Lisboa para Roma foi cancelado no próprio dia por falta de tripulação', ['passenger-rights'], {
      input: { event: 'cancellation', cause: 'crew-or-staff' },
      asks: 'delay',
    }),
    one('Qual é o melhor mês para ir a Bangkok?', 'best-time', { city: CITY.bangkok }),
  ]),
]
