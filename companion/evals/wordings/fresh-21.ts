import { CITY, inLanguage, one, turn } from '../question.ts'

/** The twenty-first: questions in the queue, at the counter and in the taxi: 57 of 60 on the first run, 95 %. */
export const FRESH_WORDINGS_TWENTY_ONE = [
  ...inLanguage('en', [
    one('Standing at check-in, they ask whether I have a visa for Indonesia, my passport is Dutch', 'entry-rule', {
      passport: 'NL',
      destination: 'ID',
    }),
    one('The taxi wants 1,500 Thai baht. What is that in Australian dollars?', 'convert-currency', {
      amount: 1500,
      from: 'THB',
      to: 'AUD',
    }),
    one('Do I drive on the left when I pick up the car in Ireland?', 'plugs-and-driving', { country: 'IE' }),
    one('Should I pack a raincoat for Amsterdam in October?', 'city-climate', { city: CITY.amsterdam, month: 10 }),
    one('Which currency will I need at the airport in Hungary?', 'country-basics', { country: 'HU' }),
    [
      turn('Our flight landed four hours late', ['travel-advice'], { asks: 'route' }),
      turn('Vienna to London', ['passenger-rights'], { input: { arrivalDelayMinutes: 240 }, asks: 'cause' }),
      turn('a technical problem', ['passenger-rights'], { input: { cause: 'technical-fault' } }),
    ],
    one('Where can we have dinner in Florence tonight?', 'find-places', { city: CITY.florence, role: 'food' }),
    one('Are Bolivia and its cities safe to visit at the moment?', 'travel-advisory', { country: 'BO' }),
    one('What would a single traveller spend in five days in Singapore?', 'trip-cost', {
      city: CITY.singapore,
      days: 5,
      people: 1,
    }),
    turn('Plan a lazy weekend in Seville for a couple who love food', ['plan-trip'], {
      input: { adults: 2, pace: 'calm' },
      action: 'open-trip',
    }),
  ]),
  ...inLanguage('de', [
    one('Am Schalter fragen sie nach einem Visum: Ich bin Kanadier und fliege nach Vietnam', 'entry-rule', {
      passport: 'CA',
      destination: 'VN',
    }),
    one('Der Taxifahrer will 60 Dirham der Emirate, wie viel ist das in Euro?', 'convert-currency', {
      amount: 60,
      from: 'AED',
      to: 'EUR',
    }),
    one('Brauche ich im April in Stockholm noch eine Winterjacke?', 'city-climate', {
      city: CITY.stockholm,
      month: 4,
    }),
    [
      turn('Ich suche ein Zimmer in Florenz', [], { asks: 'dates' }),
      turn('vom 4. bis zum 8. Juni 2027', ['hotel-search'], {
        input: { city: CITY.florence, from: '2027-06-04', to: '2027-06-08' },
        action: 'open-link',
      }),
    ],
    one('Wie erreiche ich die Polizei in Marokko?', 'emergency-numbers', { country: 'MA' }),
    one('Was muss man in Krakau unbedingt besichtigen?', 'find-places', { city: CITY.krakow, role: 'sight' }),
    one('Haben die Geschäfte am 15. August 2027 in Italien geschlossen?', 'public-holidays', { country: 'IT' }),
    one('Wie groß ist die Entfernung zwischen Lissabon und Porto?', 'measure-distance', {
      from: CITY.lisbon,
      to: CITY.porto,
    }),
    one('Wie lange muss mein Pass für Ägypten noch gültig sein?', 'passport-validity', { country: 'EG' }),
    one('Wie spät ist es jetzt in Rio?', 'local-time', { city: CITY.rio }),
  ]),
  ...inLanguage('fr', [
    one('Au comptoir on me demande un visa, je suis camerounais et je vais au Kenya', 'entry-rule', {
      passport: 'CM',
      destination: 'KE',
    }),
    one('Le taxi demande 40 livres turques, ça fait combien en euros ?', 'convert-currency', {
      amount: 40,
      from: 'TRY',
      to: 'EUR',
    }),
    one('Faut-il prévoir un gros manteau à Budapest en décembre ?', 'city-climate', {
      city: CITY.budapest,
      month: 12,
    }),
    one('Quand il est midi à Paris, quelle heure est-il à Sydney ?', 'time-difference', {}),
    [
      one('Quels sont les numéros d’urgence au Portugal ?', 'emergency-numbers', { country: 'PT' }),
      one('Et en Italie ?', 'emergency-numbers', { country: 'IT' }),
    ],
    one('Combien pour une semaine à Istanbul à deux ?', 'trip-cost', { city: CITY.istanbul, days: 7, people: 2 }),
    turn('On nous a refusé l’embarquement à Paris pour Lisbonne, l’avion était complet', ['passenger-rights'], {
      input: { event: 'denied-boarding' },
    }),
    one('Où se trouve l’ambassade du Canada au Vietnam ?', 'own-embassy', { own: 'CA', host: 'VN' }),
    one('Que voir à Vienne en hiver ?', 'find-places', { city: CITY.vienna, role: 'sight' }),
    one('Quelle langue parle-t-on au Luxembourg ?', 'country-basics', { country: 'LU' }),
  ]),
  ...inLanguage('es', [
    one('En el mostrador me piden visado y yo soy boliviano, voy a Reino Unido', 'entry-rule', {
      passport: 'BO',
      destination: 'GB',
    }),
    one('El taxista pide 90 soles peruanos, ¿cuánto es en dólares?', 'convert-currency', {
      amount: 90,
      from: 'PEN',
      to: 'USD',
    }),
    one('¿Hará falta paraguas en Londres en mayo?', 'city-climate', { city: CITY.london, month: 5 }),
    one('¿Qué vacunas piden para viajar a la India?', 'health-rules', { country: 'IN' }),
    [
      one('¿Dónde puedo comer en Lyon?', 'find-places', { city: CITY.lyon, role: 'food' }),
      one('¿Y a cuánto está de París?', 'measure-distance', {}),
    ],
    turn('Un coche de alquiler en Oporto del 3 al 7 de agosto de 2027', ['car-search'], {
      input: { city: CITY.porto, from: '2027-08-03', to: '2027-08-07' },
      action: 'open-link',
    }),
    one('¿Por qué lado circulan en Japón?', 'plugs-and-driving', { country: 'JP' }),
    turn('Organiza tres días en Viena para una pareja mayor que camina poco', ['plan-trip'], {
      input: { days: 3, adults: 2 },
      action: 'open-trip',
    }),
    one('¿Es festivo el 1 de noviembre de 2027 en Polonia?', 'public-holidays', { country: 'PL' }),
    turn(
      'Me retrasaron el vuelo Madrid-Atenas y llegué tres horas y media tarde, faltaba tripulación',
      ['passenger-rights'],
      { input: { arrivalDelayMinutes: 210, cause: 'crew-or-staff' } },
    ),
  ]),
  ...inLanguage('it', [
    one('Allo sportello mi chiedono il visto: sono peruviana e vado in Marocco', 'entry-rule', {
      passport: 'PE',
      destination: 'MA',
    }),
    one('Il tassista vuole 200 corone danesi, quanti euro sono?', 'convert-currency', {
      amount: 200,
      from: 'DKK',
      to: 'EUR',
    }),
    one('A Edimburgo ad agosto serve la felpa?', 'city-climate', { city: CITY.edinburgh, month: 8 }),
    [
      one('Quanto dista Vienna da Budapest?', 'measure-distance', {}),
      one('E quanto costano tre giorni a Budapest?', 'trip-cost', { city: CITY.budapest, days: 3 }),
    ],
    one('Il Perù è sicuro per chi viaggia da solo?', 'travel-advisory', { country: 'PE' }),
    one('Che presa di corrente hanno in Sudafrica?', 'plugs-and-driving', { country: 'ZA' }),
    turn('Volo da Roma a Copenaghen il 3 maggio 2027 con ritorno il 10 maggio', ['flight-search'], {
      input: { from: CITY.rome, to: CITY.copenhagen, departs: '2027-05-03', returns: '2027-05-10' },
      action: 'open-link',
    }),
    one('In che stagione conviene visitare Marrakech?', 'best-time', { city: CITY.marrakesh }),
    turn('Ho perso il passaporto a Berlino, sono italiano', ['emergency-numbers', 'own-embassy'], {
      input: { country: 'DE' },
    }),
    one('Quanti mesi di validità deve avere il passaporto per la Thailandia?', 'passport-validity', { country: 'TH' }),
  ]),
  ...inLanguage('pt', [
    one('No balcão pedem-me o visto: sou guineense e vou a Portugal', 'entry-rule', {
      passport: 'GW',
      destination: 'PT',
    }),
    one('O taxista quer 300 pesos mexicanos, quanto dá em euros?', 'convert-currency', {
      amount: 300,
      from: 'MXN',
      to: 'EUR',
    }),
    one('Preciso de gorro em Praga em março?', 'city-climate', { city: CITY.prague, month: 3 }),
    one('Que vacinas são precisas para o Quénia?', 'health-rules', { country: 'KE' }),
    one('Quantas horas de diferença há entre o Porto e Tóquio?', 'time-difference', {}),
    [
      one('O que visitar em Cracóvia?', 'find-places', { city: CITY.krakow, role: 'sight' }),
      turn('Faz-me um plano de três dias', ['plan-trip'], { input: { days: 3 }, action: 'open-trip' }),
      turn('acrescenta mais um dia', ['change-trip'], {
        input: { edits: [{ kind: 'add-day' }] },
        action: 'accept-change',
      }),
    ],
    one('A Jordânia é perigosa neste momento?', 'travel-advisory', { country: 'JO' }),
    one('Quanto se gasta por dia em Copenhaga?', 'trip-cost', { city: CITY.copenhagen }),
    one('Onde fica a embaixada do Brasil na Irlanda?', 'own-embassy', { own: 'BR', host: 'IE' }),
    one('Qual é o indicativo de Cabo Verde?', 'country-basics', { country: 'CV' }),
  ]),
]
