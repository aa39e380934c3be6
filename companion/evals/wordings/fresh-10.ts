import { CITY, inLanguage, one, turn } from '../question.ts'

/**
 * The tenth, plain sentences of people who do not know the features: 53 of 60 completely right on the first run, 88.3
 * %.
 */
export const FRESH_WORDINGS_TEN = [
  ...inLanguage('en', [
    one("I hold a Colombian passport and I'd love to visit Ireland; must I get a visa?", 'entry-rule', {
      passport: 'CO',
      destination: 'IE',
    }),
    one('Roughly what would two people spend on four days in Budapest?', 'trip-cost', {
      city: CITY.budapest,
      days: 4,
      people: 2,
    }),
    one('Is October still pleasant in Athens?', 'city-climate', { city: CITY.athens, month: 10 }),
    one('My phone charger is from Germany. Does it fit in Denmark?', 'plugs-and-driving', { country: 'DK' }),
    [
      one('How far is it from Vienna to Prague?', 'measure-distance', { from: CITY.vienna, to: CITY.prague }),
      one('And to Budapest?', 'measure-distance', { from: CITY.vienna, to: CITY.budapest }),
    ],
    one('swap 2,000 Czech crowns for euros', 'convert-currency', { amount: 2000, from: 'CZK', to: 'EUR' }),
    turn(
      'What language do they speak in Switzerland and which side do they drive on?',
      ['country-basics', 'plugs-and-driving'],
      { input: { country: 'CH' } },
    ),
    one('where can i find decent ramen in kyoto', 'find-places', { city: CITY.kyoto, role: 'food' }),
    turn('I got robbed in Lisbon and my passport is gone. I am Canadian.', ['what-to-do-if', 'own-embassy'], {
      input: { country: 'PT' },
    }),
    turn('Please find a hotel in Copenhagen for 2 adults, 12 to 15 August 2027', ['hotel-search'], {
      input: { city: CITY.copenhagen, from: '2027-08-12', to: '2027-08-15', adults: 2 },
      action: 'open-link',
    }),
  ]),
  ...inLanguage('de', [
    one('Wir sind Türken und wollen nach Kroatien. Brauchen wir ein Visum?', 'entry-rule', {
      passport: 'TR',
      destination: 'HR',
    }),
    one('Was sind 350 dänische Kronen in Euro?', 'convert-currency', { amount: 350, from: 'DKK', to: 'EUR' }),
    one('Wie warm wird es in Lissabon Anfang April?', 'city-climate', { city: CITY.lisbon, month: 4 }),
    one('Nicht das Wetter, sondern die Zeitverschiebung zwischen Berlin und Tokio bitte', 'time-difference', {}),
    one('Haben in Irland am 17. März 2027 die Läden zu?', 'public-holidays', { country: 'IE' }),
    [
      turn('Plane mir drei Tage in Krakau, ruhiges Tempo', ['plan-trip'], {
        input: { days: 3, pace: 'calm' },
        action: 'open-trip',
      }),
      one('Welches Geld brauche ich dort?', 'country-basics', { country: 'PL' }, 'PLN'),
    ],
    turn('Flug Hamburg Barcelona am 4. Juli 2027, zurück am 11. Juli', ['flight-search'], {
      input: { from: CITY.hamburg, to: CITY.barcelona, departs: '2027-07-04', returns: '2027-07-11' },
      action: 'open-link',
    }),
    turn('Meine Tochter hat in Athen hohes Fieber, was soll ich tun?', ['emergency-numbers', 'health-rules'], {
      input: { country: 'GR' },
    }),
    one('Lohnt sich Edinburgh eher im Mai oder im November?', 'best-time', { city: CITY.edinburgh }),
    one('Welche Museen in Amsterdam sollte ich sehen?', 'find-places', { city: CITY.amsterdam }),
  ]),
  ...inLanguage('fr', [
    one('Ma copine est vénézuélienne, peut-elle venir en France sans visa ?', 'entry-rule', {
      passport: 'VE',
      destination: 'FR',
    }),
    one('Combien d’argent prévoir pour une semaine à Lisbonne en couple ?', 'trip-cost', {
      city: CITY.lisbon,
      days: 7,
      people: 2,
    }),
    one('il neige à prague en fevrier ?', 'city-climate', { city: CITY.prague, month: 2 }),
    one('Quel côté de la route à Malte ?', 'plugs-and-driving', { country: 'MT' }, 'gauche'),
    one('Paris-Madrid en train, ça prend combien de temps ?', 'measure-distance', {
      from: CITY.paris,
      to: CITY.madrid,
    }),
    one('Est-ce que tout est fermé le 14 juillet 2027 en France ?', 'public-holidays', { country: 'FR' }),
    [
      one('Quelle heure est-il à New York ?', 'local-time', { city: CITY.newYork }),
      one('et à Los Angeles ?', 'local-time', { city: CITY.losAngeles }),
    ],
    turn('Mon vol Nice-Berlin a été annulé la veille, faute d’équipage', ['passenger-rights'], {
      input: { event: 'cancellation', cause: 'crew-or-staff', noticeDays: 1 },
      asks: 'delay',
    }),
    turn('Une voiture à Séville du 10 au 14 mars 2027 s’il vous plaît', ['car-search'], {
      input: { city: CITY.seville, from: '2027-03-10', to: '2027-03-14' },
      action: 'open-link',
    }),
    one('Quels vaccins pour le Vietnam ?', 'health-rules', { country: 'VN' }),
  ]),
  ...inLanguage('es', [
    one('Tengo pasaporte paraguayo, ¿puedo entrar a Estados Unidos sin visa?', 'entry-rule', {
      passport: 'PY',
      destination: 'US',
    }),
    one('Mi pasaporte caduca en junio de 2027, ¿me sirve para Tailandia en febrero?', 'passport-validity', {
      country: 'TH',
    }),
    one('¿Cuándo es mejor ir a Estambul?', 'best-time', { city: CITY.istanbul }),
    one('¿Cuánto vale un euro en pesos colombianos?', 'convert-currency', { amount: 1, from: 'EUR', to: 'COP' }),
    one('¿Me alcanzan 80 euros diarios en Roma?', 'trip-cost', { city: CITY.rome }),
    one('¿Hace falta adaptador en Chile si vengo de España?', 'plugs-and-driving', { country: 'CL' }),
    turn('Organízame 2 días en Oporto para una pareja a la que le gusta comer bien', ['plan-trip'], {
      input: { days: 2, adults: 2 },
      action: 'open-trip',
    }),
    one('¿Qué hora es en Londres cuando en Buenos Aires son las 9?', 'time-difference', {}),
    turn('¿Es peligroso Ciudad de México y qué número de emergencias hay?', ['travel-advisory', 'emergency-numbers'], {
      input: { country: 'MX' },
    }),
    one('restaurantes veganos en berlín', 'find-places', { city: CITY.berlin, role: 'food' }),
  ]),
  ...inLanguage('it', [
    one('Mia moglie è filippina: le serve il visto per la Spagna?', 'entry-rule', {
      passport: 'PH',
      destination: 'ES',
    }),
    one('quanti euro sono 3.000 corone svedesi', 'convert-currency', { amount: 3000, from: 'SEK', to: 'EUR' }),
    one('Che temperature ci sono a Dubai a dicembre?', 'city-climate', { city: CITY.dubai, month: 12 }),
    one('È pericoloso andare in Egitto adesso?', 'travel-advisory', { country: 'EG' }),
    [
      one('Quanto dura il volo da Milano a New York?', 'measure-distance', { from: CITY.milan, to: CITY.newYork }),
      one('E che differenza di fuso c’è?', 'time-difference', {}),
    ],
    turn('Cerco un albergo a Vienna dal 2 al 5 dicembre 2026 per due persone', ['hotel-search'], {
      input: { city: CITY.vienna, from: '2026-12-02', to: '2026-12-05', adults: 2 },
      action: 'open-link',
    }),
    one('Dov’è il consolato italiano a Londra?', 'own-embassy', { own: 'IT', host: 'GB' }),
    one('cosa c’è da vedere a Cracovia oltre ai musei', 'find-places', { city: CITY.krakow }),
    turn('Tre giorni a Praga con bambini piccoli, senza correre', ['plan-trip'], {
      input: { days: 3, pace: 'calm' },
      action: 'open-trip',
    }),
    one('Quando chiudono i negozi per festa in Portogallo a giugno 2027?', 'public-holidays', {
      country: 'PT',
      from: '2027-06-01',
    }),
  ]),
  ...inLanguage('pt', [
    one('A minha namorada é russa, precisa de visto para a Turquia?', 'entry-rule', {
      passport: 'RU',
      destination: 'TR',
    }),
    one('Quanto é 100 francos suíços em reais?', 'convert-currency', { amount: 100, from: 'CHF', to: 'BRL' }),
    one('qual a melhor epoca para visitar o cairo', 'best-time', { city: CITY.cairo }),
    one('Quanto vou gastar em 5 dias em Barcelona com dois amigos?', 'trip-cost', {
      city: CITY.barcelona,
      days: 5,
      people: 3,
    }),
    one('Que moeda se usa no Marrocos?', 'country-basics', { country: 'MA' }, 'MAD'),
    turn('O meu voo de Lisboa para Londres atrasou 6 horas por causa do nevoeiro', ['passenger-rights'], {
      input: { arrivalDelayMinutes: 360, cause: 'weather' },
    }),
    turn(
      'Partiram-me o vidro do carro e levaram tudo, estou em Nápoles, sou português',
      ['emergency-numbers', 'own-embassy'],
      { input: { country: 'IT' } },
    ),
    one('a que distância fica Sevilha de Lisboa', 'measure-distance', {}),
    turn('Voo Porto-Amesterdão 8 de maio de 2027', ['flight-search'], {
      input: { from: CITY.porto, to: CITY.amsterdam, departs: '2027-05-08' },
      action: 'open-link',
    }),
    one('onde comer bem em nápoles', 'find-places', { city: CITY.naples, role: 'food' }),
  ]),
]
