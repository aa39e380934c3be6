import { CITY, inLanguage, one, turn } from '../question.ts'

/**
 * The eleventh, in the style of the tenth, with more requests per question: 55 of 60 completely right on the first run,
 * 91.7 %.
 */
export const FRESH_WORDINGS_ELEVEN = [
  ...inLanguage('en', [
    one("we're a Lebanese family, is a visa required for Serbia?", 'entry-rule', { passport: 'LB', destination: 'RS' }),
    one('How chilly does Edinburgh get in February?', 'city-climate', { city: CITY.edinburgh, month: 2 }),
    one("What's better for Rome, April or July?", 'best-time', { city: CITY.rome }),
    turn('Do they use the euro in Hungary, and how dangerous is it?', ['country-basics', 'travel-advisory'], {
      input: { country: 'HU' },
    }),
    [
      turn('Plan me a long weekend in Copenhagen, three days, for two', ['plan-trip'], {
        input: { days: 3, adults: 2 },
        action: 'open-trip',
      }),
      one('how expensive will that be?', 'trip-cost', { city: CITY.copenhagen }),
      one('and do i need an adapter, coming from the UK?', 'plugs-and-driving', { country: 'DK' }),
    ],
    one('is there a direct way from Lyon to Nice and how many km', 'measure-distance', {
      from: CITY.lyon,
      to: CITY.nice,
    }),
    one('what time is it in seoul', 'local-time', { city: CITY.seoul }),
    turn('flights milan to amsterdam 9 oct 2027', ['flight-search'], {
      input: { from: CITY.milan, to: CITY.amsterdam, departs: '2027-10-09' },
      action: 'open-link',
    }),
    one('I would like to know the emergency number for firefighters in Austria', 'emergency-numbers', {
      country: 'AT',
    }),
    one('museums in Prague for a rainy afternoon', 'find-places', { city: CITY.prague }),
  ]),
  ...inLanguage('de', [
    one('Kommt man als Serbe ohne Visum in die Schweiz?', 'entry-rule', { passport: 'RS', destination: 'CH' }),
    one('Wieviel Euro sind 120 britische Pfund?', 'convert-currency', { amount: 120, from: 'GBP', to: 'EUR' }),
    one('Ist Bangkok im September zu nass?', 'city-climate', { city: CITY.bangkok, month: 9 }),
    one('Mein Pass gilt noch bis 20.08.2027. Reicht das für Ägypten im März?', 'passport-validity', { country: 'EG' }),
    one('Zu dritt vier Tage in Stockholm: welches Budget?', 'trip-cost', { city: CITY.stockholm, days: 4, people: 3 }),
    turn('Was isst man in Neapel Gutes und wie wird das Wetter im Mai?', ['find-places', 'city-climate'], {
      input: { city: CITY.naples, role: 'food' },
    }),
    turn('Ich such ein Zimmer in Dublin vom 20. bis 23. Mai 2027', ['hotel-search'], {
      input: { city: CITY.dublin, from: '2027-05-20', to: '2027-05-23' },
      action: 'open-link',
    }),
    one('In Sydney ist es jetzt wie spät?', 'local-time', { city: CITY.sydney }),
    [
      one('Brauche ich für Kenia eine Gelbfieberimpfung?', 'health-rules', { country: 'KE' }),
      one('Und ist es dort sicher?', 'travel-advisory', { country: 'KE' }),
    ],
    turn(
      'Mein Flug von Frankfurt nach Lissabon kam 3,5 Stunden zu spät an, das Flugzeug kam schon verspätet rein',
      ['passenger-rights'],
      { input: { arrivalDelayMinutes: 210, cause: 'late-inbound-aircraft' } },
    ),
  ]),
  ...inLanguage('fr', [
    one('un ami sénégalais veut venir en Allemagne, visa ou pas ?', 'entry-rule', {
      passport: 'SN',
      destination: 'DE',
    }),
    one('Combien coûtent trois jours à Amsterdam pour une famille de quatre ?', 'trip-cost', {
      city: CITY.amsterdam,
      days: 3,
      people: 4,
    }),
    one('Quand partir à Buenos Aires ?', 'best-time', { city: CITY.buenosAires }),
    one('250 dirhams marocains en euros', 'convert-currency', { amount: 250, from: 'MAD', to: 'EUR' }),
    one('Que visiter à Naples en une journée ?', 'find-places', { city: CITY.naples }),
    turn('Planifie-moi une journée à Venise', ['plan-trip'], { input: { days: 1 }, action: 'open-trip' }),
    one('il y a combien d’heures de décalage avec Sydney depuis Paris', 'time-difference', {}),
    turn('Quelle langue parle-t-on au Pérou et quel est l’indicatif ?', ['country-basics'], {
      input: { country: 'PE' },
      says: ['espagnol', '51'],
    }),
    turn('J’ai perdu mon passeport à Marrakech, je suis belge', ['emergency-numbers', 'own-embassy'], {
      input: { country: 'MA' },
    }),
    one('c’est dangereux le brésil ?', 'travel-advisory', { country: 'BR' }),
  ]),
  ...inLanguage('es', [
    one('Soy hondureña y viajo a Francia en mayo, ¿me piden visa?', 'entry-rule', {
      passport: 'HN',
      destination: 'FR',
    }),
    one('tiempo en reikiavik en agosto', 'city-climate', { city: CITY.reykjavik, month: 8 }),
    one('¿Cuánto son 5.000 pesos chilenos en dólares?', 'convert-currency', { amount: 5000, from: 'CLP', to: 'USD' }),
    turn('¿Qué moneda usan en Suecia y qué enchufes tienen?', ['country-basics', 'plugs-and-driving'], {
      input: { country: 'SE' },
    }),
    one('¿Está abierto todo el 6 de enero de 2027 en España?', 'public-holidays', { country: 'ES' }),
    one('¿A cuántos kilómetros está Sevilla de Barcelona?', 'measure-distance', {}),
    turn('alquiler de coche lisboa 5 al 9 de mayo 2027', ['car-search'], {
      input: { city: CITY.lisbon, from: '2027-05-05', to: '2027-05-09' },
      action: 'open-link',
    }),
    [
      turn('Hazme un itinerario de 3 días por Budapest', ['plan-trip'], { input: { days: 3 }, action: 'open-trip' }),
      turn('quita un día', ['change-trip'], { action: 'accept-change' }),
    ],
    one('¿Cuál es la embajada de Colombia en Alemania?', 'own-embassy', { own: 'CO', host: 'DE' }),
    turn('Me duele el pecho y estoy solo en Cracovia', ['emergency-numbers'], {
      input: { country: 'PL' },
    }),
  ]),
  ...inLanguage('it', [
    one('mio cugino è tunisino, può entrare in Grecia senza visto?', 'entry-rule', {
      passport: 'TN',
      destination: 'GR',
    }),
    one('Conviene Barcellona a maggio o a novembre?', 'best-time', { city: CITY.barcelona }),
    one('fa molto freddo a Cracovia a dicembre?', 'city-climate', { city: CITY.krakow, month: 12 }),
    one('quanto spenderei in due per tre notti a Parigi', 'trip-cost', { city: CITY.paris, people: 2 }),
    one('60 sterline quanti euro sono?', 'convert-currency', { amount: 60, from: 'GBP', to: 'EUR' }),
    one('In Irlanda guidano a sinistra?', 'plugs-and-driving', { country: 'IE' }, 'sinistra'),
    [
      one('Che tempo fa a Tokyo ad aprile?', 'city-climate', { city: CITY.tokyo, month: 4 }),
      one('e a ottobre?', 'city-climate', { city: CITY.tokyo, month: 10 }),
    ],
    turn('volo Roma Atene il 15 giugno 2027 ritorno il 22 giugno', ['flight-search'], {
      input: { from: CITY.rome, to: CITY.athens, departs: '2027-06-15', returns: '2027-06-22' },
      action: 'open-link',
    }),
    one('Trattorie economiche a Firenze?', 'find-places', { city: CITY.florence, role: 'food' }),
    turn('il mio volo Roma-Madrid è stato cancellato la sera prima per sciopero del personale', ['passenger-rights'], {
      input: { event: 'cancellation', noticeDays: 1, cause: 'airline-strike' },
      asks: 'delay',
    }),
  ]),
  ...inLanguage('pt', [
    one('um amigo moçambicano quer ir a Espanha, precisa de visto?', 'entry-rule', {
      passport: 'MZ',
      destination: 'ES',
    }),
    one('quanto custa passar uma semana em Viena a dois?', 'trip-cost', { city: CITY.vienna, days: 7, people: 2 }),
    one('Em que mês é melhor ir a Tóquio?', 'best-time', { city: CITY.tokyo }),
    one('É seguro andar à noite na Cidade do México?', 'travel-advisory', { country: 'MX' }),
    one('quantas libras são 300 reais', 'convert-currency', { amount: 300, from: 'BRL', to: 'GBP' }),
    turn('Que horas são em Nova Iorque e como está o tempo lá em fevereiro?', ['local-time', 'city-climate'], {
      input: { city: CITY.newYork },
    }),
    turn('hotel em Atenas, 14 a 18 de setembro de 2027, 3 adultos', ['hotel-search'], {
      input: { city: CITY.athens, from: '2027-09-14', to: '2027-09-18', adults: 3 },
      action: 'open-link',
    }),
    one('feriados na Grécia em março de 2027', 'public-holidays', { country: 'GR', from: '2027-03-01' }),
    one('não quero hotéis, quero saber o que ver em Edimburgo', 'find-places', { city: CITY.edinburgh }),
    one('qual é o número da ambulância na Bélgica', 'emergency-numbers', { country: 'BE' }),
  ]),
]
