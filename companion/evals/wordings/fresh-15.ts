import { CITY, inLanguage, one, turn } from '../question.ts'

/** The fifteenth: half formal letters, half messages typed with one thumb: 56 of 60 on the first run, 93.3 %. */
export const FRESH_WORDINGS_FIFTEEN = [
  ...inLanguage('en', [
    one('Kindly advise whether a holder of a South African passport may enter Turkey without a visa.', 'entry-rule', {
      passport: 'ZA',
      destination: 'TR',
    }),
    one('sunny in athens in nov?', 'city-climate', { city: CITY.athens, month: 11 }),
    one('Roughly what would a couple spend on four nights in Copenhagen?', 'trip-cost', { city: CITY.copenhagen }),
    one('are the shops open in Spain on 12 October 2027', 'public-holidays', { country: 'ES' }),
    one('1200 baht to quid', 'convert-currency', { amount: 1200, from: 'THB', to: 'GBP' }),
    one('Which way round do they drive in Cyprus?', 'plugs-and-driving', { country: 'CY' }),
    one('Where do locals go for breakfast in Lisbon', 'find-places', { city: CITY.lisbon, role: 'food' }),
    turn('They would not let me board in Frankfurt for Athens, the flight was overbooked', ['passenger-rights'], {
      input: { event: 'denied-boarding' },
    }),
    one('Contact details of the Irish embassy in Japan please', 'own-embassy', { own: 'IE', host: 'JP' }),
    one('my passport runs out on 2 June 2027, am I fine for Singapore in February', 'passport-validity', {
      country: 'SG',
    }),
  ]),
  ...inLanguage('de', [
    one('Benötigen Inhaber eines südafrikanischen Passes ein Visum für die Türkei?', 'entry-rule', {
      passport: 'ZA',
      destination: 'TR',
    }),
    one('scheint im nov in athen die sonne', 'city-climate', { city: CITY.athens, month: 11 }),
    one('Was gibt ein Paar in vier Tagen Kopenhagen ungefähr aus?', 'trip-cost', { city: CITY.copenhagen, days: 4 }),
    one('Hat am 12. Oktober 2027 in Spanien alles zu?', 'public-holidays', { country: 'ES' }),
    one('1200 baht in euro', 'convert-currency', { amount: 1200, from: 'THB', to: 'EUR' }),
    one('Wo frühstücken die Einheimischen in Lissabon?', 'find-places', { city: CITY.lisbon, role: 'food' }),
    one('Welche Sprache spricht man in Andorra?', 'country-basics', { country: 'AD' }),
    turn('flug münchen dublin 11.6.2027', ['flight-search'], {
      input: { from: CITY.munich, to: CITY.dublin, departs: '2027-06-11' },
      action: 'open-link',
    }),
    one('Wie viele Stunden ist uns Seoul voraus, wenn wir in Wien sind?', 'time-difference', {}),
    turn('Man hat mich in Istanbul festgenommen, ich bin Schweizer', ['emergency-numbers', 'own-embassy'], {
      input: { country: 'TR' },
    }),
  ]),
  ...inLanguage('fr', [
    one('Un titulaire d’un passeport sud-africain peut-il se rendre en Turquie sans visa ?', 'entry-rule', {
      passport: 'ZA',
      destination: 'TR',
    }),
    one('du soleil à athènes en novembre ?', 'city-climate', { city: CITY.athens, month: 11 }),
    one('Que dépense un couple en quatre jours à Copenhague ?', 'trip-cost', { city: CITY.copenhagen, days: 4 }),
    one('1200 bahts en euros svp', 'convert-currency', { amount: 1200, from: 'THB', to: 'EUR' }),
    one('On roule de quel côté à Chypre ?', 'plugs-and-driving', { country: 'CY' }),
    one('Où prendre le petit-déjeuner à Lisbonne ?', 'find-places', { city: CITY.lisbon, role: 'food' }),
    one('Mon passeport expire le 2 juin 2027, ça passe pour Singapour en février ?', 'passport-validity', {
      country: 'SG',
    }),
    one('indicatif téléphonique de l’Islande', 'country-basics', { country: 'IS' }),
    turn('hôtel séville 3-6 avril 2027 pour deux', ['hotel-search'], {
      input: { city: CITY.seville, from: '2027-04-03', to: '2027-04-06', adults: 2 },
      action: 'open-link',
    }),
    one('Coordonnées de l’ambassade de Belgique au Japon', 'own-embassy', { own: 'BE', host: 'JP' }),
  ]),
  ...inLanguage('es', [
    one('¿Puede el titular de un pasaporte sudafricano entrar en Turquía sin visado?', 'entry-rule', {
      passport: 'ZA',
      destination: 'TR',
    }),
    one('hace sol en atenas en noviembre?', 'city-climate', { city: CITY.athens, month: 11 }),
    one('¿Qué gasta una pareja en cuatro días en Copenhague?', 'trip-cost', { city: CITY.copenhagen, days: 4 }),
    one('1200 bahts a euros', 'convert-currency', { amount: 1200, from: 'THB', to: 'EUR' }),
    one('¿Por qué lado se conduce en Chipre?', 'plugs-and-driving', { country: 'CY' }),
    one('¿Dónde desayunar bien en Lisboa?', 'find-places', { city: CITY.lisbon, role: 'food' }),
    one('prefijo telefónico de Islandia', 'country-basics', { country: 'IS' }),
    turn('No me dejaron embarcar en Madrid hacia Atenas por overbooking', ['passenger-rights'], {
      input: { event: 'denied-boarding' },
    }),
    turn('plan para un finde en Oporto', ['plan-trip'], { action: 'open-trip' }),
    one('¿Cuál es la capital de Kazajistán?', 'country-basics', { country: 'KZ' }),
  ]),
  ...inLanguage('it', [
    one('Il titolare di un passaporto sudafricano può entrare in Turchia senza visto?', 'entry-rule', {
      passport: 'ZA',
      destination: 'TR',
    }),
    one('c’è il sole ad atene a novembre?', 'city-climate', { city: CITY.athens, month: 11 }),
    one('Quanto spende una coppia in quattro giorni a Copenaghen?', 'trip-cost', { city: CITY.copenhagen, days: 4 }),
    one('1200 baht in euro quanto fa', 'convert-currency', { amount: 1200, from: 'THB', to: 'EUR' }),
    one('Da che lato si guida a Cipro?', 'plugs-and-driving', { country: 'CY' }),
    one('Dove fare colazione a Lisbona?', 'find-places', { city: CITY.lisbon, role: 'food' }),
    one('prefisso telefonico dell’Islanda', 'country-basics', { country: 'IS' }),
    one('Il passaporto mi scade il 2 giugno 2027, va bene per Singapore a febbraio?', 'passport-validity', {
      country: 'SG',
    }),
    turn('volo milano dublino 11 giugno 2027', ['flight-search'], {
      input: { from: CITY.milan, to: CITY.dublin, departs: '2027-06-11' },
      action: 'open-link',
    }),
    one('Recapiti dell’ambasciata italiana in Giappone', 'own-embassy', { own: 'IT', host: 'JP' }),
  ]),
  ...inLanguage('pt', [
    one('O titular de um passaporte sul-africano pode entrar na Turquia sem visto?', 'entry-rule', {
      passport: 'ZA',
      destination: 'TR',
    }),
    one('faz sol em atenas em novembro?', 'city-climate', { city: CITY.athens, month: 11 }),
    one('Quanto gasta um casal em quatro dias em Copenhaga?', 'trip-cost', { city: CITY.copenhagen, days: 4 }),
    one('1200 bahts para euros', 'convert-currency', { amount: 1200, from: 'THB', to: 'EUR' }),
    one('De que lado se conduz em Chipre?', 'plugs-and-driving', { country: 'CY' }),
    one('Onde tomar o pequeno-almoço em Viena?', 'find-places', { city: CITY.vienna, role: 'food' }),
    one('indicativo telefónico da Islândia', 'country-basics', { country: 'IS' }),
    turn('Não me deixaram embarcar em Lisboa para Atenas, voo com overbooking', ['passenger-rights'], {
      input: { event: 'denied-boarding' },
    }),
    turn('aluguer de carro em atenas 3 a 8 de maio de 2027', ['car-search'], {
      input: { city: CITY.athens, from: '2027-05-03', to: '2027-05-08' },
      action: 'open-link',
    }),
    one('O passaporte caduca-me a 2 de junho de 2027, serve para Singapura em fevereiro?', 'passport-validity', {
      country: 'SG',
    }),
  ]),
]
