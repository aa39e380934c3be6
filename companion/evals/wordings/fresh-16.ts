import { CITY, inLanguage, one, turn } from '../question.ts'

/** The sixteenth: a bit of story before the question, as at a counter: 54 of 60 on the first run, 90 %. */
export const FRESH_WORDINGS_SIXTEEN = [
  ...inLanguage('en', [
    one(
      'We land in Japan on Friday and my laptop is nearly dead, will my British charger go in the wall?',
      'plugs-and-driving',
      {
        country: 'JP',
        home: 'GB',
      },
    ),
    one('My sister just moved to Toronto and I keep waking her up. What time is it over there?', 'local-time', {
      city: 6167865,
    }),
    one('I hate the heat, so would Seville in October be too much for me?', 'city-climate', {
      city: CITY.seville,
      month: 10,
    }),
    one('I am from India and my company sends me to Germany, do I need a visa?', 'entry-rule', {
      passport: 'IN',
      destination: 'DE',
    }),
    one('Saw a jacket for 18000 yen, how much is that in dollars?', 'convert-currency', {
      amount: 18000,
      from: 'JPY',
      to: 'USD',
    }),
    turn('My wallet was just stolen on the metro in Barcelona, who do I call?', ['what-to-do-if'], {
      input: { country: 'ES' },
    }),
    turn('It is our anniversary: plan three days in Vienna for the two of us, mostly music and cafes', ['plan-trip'], {
      input: { days: 3, adults: 2 },
      action: 'open-trip',
    }),
    one('Thinking of driving instead of flying: how far is Hamburg from Copenhagen?', 'measure-distance', {}),
    one('My boss wants me in Lagos next month. Is Nigeria safe?', 'place-safety', { place: 'lagos-nigeria' }),
    one('With two kids and not much money, what would five days in Lisbon cost the four of us?', 'trip-cost', {
      city: CITY.lisbon,
      days: 5,
      people: 4,
    }),
  ]),
  ...inLanguage('de', [
    one(
      'Meine Schwiegermutter fliegt nächste Woche nach Vietnam, braucht sie als Österreicherin ein Visum?',
      'entry-rule',
      {
        passport: 'AT',
        destination: 'VN',
      },
    ),
    one('Wir haben noch 340 norwegische Kronen übrig, wie viel Euro sind das?', 'convert-currency', {
      amount: 340,
      from: 'NOK',
      to: 'EUR',
    }),
    one('Ich friere schnell, wie warm ist es in Lissabon im Februar?', 'city-climate', { city: CITY.lisbon, month: 2 }),
    turn(
      'Mein Koffer ist weg und jetzt wurde mir in Neapel auch noch das Handy geklaut, wen rufe ich an?',
      ['emergency-numbers'],
      {
        input: { country: 'IT' },
      },
    ),
    one('Wir mieten ein Auto auf Malta, auf welcher Seite fährt man da?', 'plugs-and-driving', { country: 'MT' }),
    turn(
      'Wir kamen mit Ryanair erst fünf Stunden später in Dublin an, Abflug war Berlin, ein Technikproblem. Steht uns was zu?',
      ['passenger-rights'],
      { input: { arrivalDelayMinutes: 300 } },
    ),
    one('Meine Oma ist schlecht zu Fuß und mag Kirchen, was kann man in Krakau anschauen?', 'find-places', {
      city: CITY.krakow,
      role: 'sight',
    }),
    one(
      'Ich muss um zehn Uhr mit New York telefonieren, wie groß ist der Zeitunterschied zu Wien?',
      'time-difference',
      {},
    ),
    one('Wir wollen keinen Regen und keine Hitze: wann fährt man am besten nach Istanbul?', 'best-time', {
      city: CITY.istanbul,
    }),
    turn(
      'Zum Geburtstag schenke ich ihr ein Wochenende: Hotel in Prag vom 12. bis 14. März 2027 für zwei',
      ['hotel-search'],
      {
        input: { city: CITY.prague, from: '2027-03-12', to: '2027-03-14', adults: 2 },
        action: 'open-link',
      },
    ),
  ]),
  ...inLanguage('fr', [
    one('On part au Brésil avec ma femme qui est marocaine, lui faut-il un visa ?', 'entry-rule', {
      passport: 'MA',
      destination: 'BR',
    }),
    one('Je déteste la pluie, il pleut beaucoup à Dublin en mai ?', 'city-climate', { city: CITY.dublin, month: 5 }),
    one('Le taxi me demande 900 dirhams marocains, ça fait combien en euros ?', 'convert-currency', {
      amount: 900,
      from: 'MAD',
      to: 'EUR',
    }),
    turn(
      'Mon ami s’est cassé la jambe au ski, nous sommes en Suisse, quel numéro appeler ?',
      ['emergency-numbers', 'health-rules'],
      {
        input: { country: 'CH' },
      },
    ),
    one('Nous adorons la peinture : quels musées voir à Amsterdam ?', 'find-places', {
      city: CITY.amsterdam,
      role: 'sight',
    }),
    turn('Pour nos noces d’or, organise-nous quatre jours à Naples en mai', ['plan-trip'], {
      input: { days: 4 },
      action: 'open-trip',
    }),
    one('Mon fils étudie à Séoul, combien d’heures de décalage avec Paris ?', 'time-difference', {}),
    one('J’arrive le 14 juillet 2027 en France, c’est férié ?', 'public-holidays', { country: 'FR' }),
    one('Ma bouilloire vient d’Angleterre, est-ce que la prise marche en Irlande ?', 'plugs-and-driving', {
      country: 'IE',
    }),
    one('On hésite à y aller avec les enfants : le Liban est-il dangereux ?', 'travel-advisory', { country: 'LB' }),
  ]),
  ...inLanguage('es', [
    one('Mi novia es argentina y queremos ir a Canadá, ¿necesita visado?', 'entry-rule', {
      passport: 'AR',
      destination: 'CA',
    }),
    one('Me han dado 500 coronas checas de vuelta, ¿cuántos euros son?', 'convert-currency', {
      amount: 500,
      from: 'CZK',
      to: 'EUR',
    }),
    turn(
      'Se me ha caído una olla de agua hirviendo encima, estoy en Oporto, ¿a quién llamo?',
      ['emergency-numbers', 'health-rules'],
      {
        input: { country: 'PT' },
      },
    ),
    one('Viajamos con un bebé, ¿cuánto cuesta una semana en Ámsterdam para dos adultos?', 'trip-cost', {
      city: CITY.amsterdam,
      days: 7,
    }),
    one('No soporto el frío, ¿qué temperatura hace en Budapest en marzo?', 'city-climate', {
      city: CITY.budapest,
      month: 3,
    }),
    one('Quiero llamar a mi madre en Bogotá, ¿qué hora es allí?', 'local-time', { city: 3688689 }),
    one('Como soy celíaca me preocupa la comida, ¿dónde se come bien en Roma?', 'find-places', {
      city: CITY.rome,
      role: 'food',
    }),
    turn('Tenemos pocos días y muchas ganas: prepáranos dos días en Sevilla', ['plan-trip'], {
      input: { days: 2 },
      action: 'open-trip',
    }),
    one('Voy de voluntaria a Tanzania, ¿qué vacunas me tengo que poner?', 'health-rules', { country: 'TZ' }),
    turn('Nos vamos de boda: un vuelo de Madrid a Dublín el 9 de abril de 2027', ['flight-search'], {
      input: { from: CITY.madrid, to: CITY.dublin, departs: '2027-04-09' },
      action: 'open-link',
    }),
  ]),
  ...inLanguage('it', [
    one('Mia nonna ha il passaporto albanese e vuole venire con noi in Irlanda, le serve il visto?', 'entry-rule', {
      passport: 'AL',
      destination: 'IE',
    }),
    one('Il ristorante voleva 3500 fiorini ungheresi, quanto sono in euro?', 'convert-currency', {
      amount: 3500,
      from: 'HUF',
      to: 'EUR',
    }),
    one('Siamo freddolosi, che tempo fa a Madrid a gennaio?', 'city-climate', { city: CITY.madrid, month: 1 }),
    turn('Hanno rapinato mio marito a Parigi, che numero devo fare?', ['emergency-numbers'], {
      input: { country: 'FR' },
    }),
    one('Mi porto il phon: che prese ci sono in Svezia?', 'plugs-and-driving', { country: 'SE' }),
    one('Ci piace camminare e non avere folla: quando conviene andare a Lisbona?', 'best-time', { city: CITY.lisbon }),
    turn('Ho solo un giorno libero per lavoro, cosa mi organizzi a Milano?', ['plan-trip'], {
      input: { days: 1 },
      action: 'open-trip',
    }),
    one('Siamo golosi: dove si mangia a Napoli?', 'find-places', { city: CITY.naples, role: 'food' }),
    one('Devo capire se prendere il treno: quanto dista Firenze da Venezia?', 'measure-distance', {}),
    one('Mio figlio parte per il Messico, è un paese sicuro?', 'travel-advisory', { country: 'MX' }),
  ]),
  ...inLanguage('pt', [
    one('A minha mulher é angolana e vamos ao Japão, ela precisa de visto?', 'entry-rule', {
      passport: 'AO',
      destination: 'JP',
    }),
    one('Pediram-me 250 coroas suecas pela excursão, quanto é em euros?', 'convert-currency', {
      amount: 250,
      from: 'SEK',
      to: 'EUR',
    }),
    one('Sou friorento, que temperatura faz em Londres em novembro?', 'city-climate', { city: CITY.london, month: 11 }),
    turn('O meu filho engoliu uma moeda, estamos em Madrid, para onde ligo?', ['emergency-numbers', 'health-rules'], {
      input: { country: 'ES' },
    }),
    one('Vamos alugar carro na Escócia e nunca conduzi lá: conduz-se à esquerda no Reino Unido?', 'plugs-and-driving', {
      country: 'GB',
    }),
    turn('Os miúdos adoram animais: faz-nos um plano de três dias em Berlim', ['plan-trip'], {
      input: { days: 3 },
      action: 'open-trip',
    }),
    one('Tenho uma reunião por vídeo, que horas são agora em Singapura?', 'local-time', { city: CITY.singapore }),
    one('Chegamos a 1 de maio de 2027 a Itália, as lojas estão abertas nesse feriado?', 'public-holidays', {
      country: 'IT',
    }),
    one('Queremos fugir às multidões e ao calor: qual é a melhor época para ir a Atenas?', 'best-time', {
      city: CITY.athens,
    }),
    one('Somos três amigas, quanto gastamos em quatro dias em Paris?', 'trip-cost', {
      city: CITY.paris,
      days: 4,
      people: 3,
    }),
  ]),
]
