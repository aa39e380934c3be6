import { CITY, inLanguage, one, turn } from '../question.ts'

/** The seventeenth: longer conversations, and casual questions: 51 of 60 on the first run, 85 %. */
export const FRESH_WORDINGS_SEVENTEEN = [
  ...inLanguage('en', [
    [
      one('Can Ghanaians visit Kenya visa-free?', 'entry-rule', { passport: 'GH', destination: 'KE' }),
      one('And what about Rwanda?', 'entry-rule', { passport: 'GH', destination: 'RW' }),
      one('Which jabs would I need there?', 'health-rules', { country: 'RW' }),
    ],
    [
      one('How chilly does Edinburgh get in January?', 'city-climate', { city: CITY.edinburgh, month: 1 }),
      one('ok and in July?', 'city-climate', { city: CITY.edinburgh, month: 7 }),
    ],
    one('Our hotel in Seoul quotes 240,000 won a night, what is that in pounds?', 'convert-currency', {
      amount: 240000,
      from: 'KRW',
      to: 'GBP',
    }),
    turn('Book-ready search please: hotel in Porto, 2 to 6 June 2027, three adults', ['hotel-search'], {
      input: { city: CITY.porto, from: '2027-06-02', to: '2027-06-06', adults: 3 },
      action: 'open-link',
    }),
    turn(
      'British Airways got us into Rome from London four and a half hours late, crew had timed out',
      ['passenger-rights'],
      { input: { arrivalDelayMinutes: 270, cause: 'crew-or-staff' } },
    ),
    one('Does Namibia drive on the same side as Germany?', 'plugs-and-driving', { country: 'NA' }),
    one('When it is 9am in Sydney what is it in Vancouver?', 'time-difference', {}),
    one('What is the dialling code for Uruguay?', 'country-basics', { country: 'UY' }),
    one('Any public holidays in Poland during the first week of May 2027?', 'public-holidays', { country: 'PL' }),
    turn('We have 48 hours in Krakow and love history and pierogi, make us a schedule', ['plan-trip'], {
      input: { days: 2 },
      action: 'open-trip',
    }),
  ]),
  ...inLanguage('de', [
    [
      one('Wie ist das Wetter auf Mallorca, also in Palma, Anfang Oktober?', 'city-climate', { month: 10 }),
      one('Und was kostet dort eine Woche zu zweit?', 'trip-cost', { days: 7, people: 2 }),
    ],
    [
      turn('Mein Flug wurde gestrichen', ['travel-advice'], { asks: 'route' }),
      turn('Von Hamburg nach Mailand', ['passenger-rights'], { input: { event: 'cancellation' }, asks: 'notice' }),
    ],
    one('Reicht der Personalausweis oder brauche ich als Deutscher ein Visum für Montenegro?', 'entry-rule', {
      passport: 'DE',
      destination: 'ME',
    }),
    one('Meine Föhnstecker sind schweizerisch, passen die in Brasilien?', 'plugs-and-driving', {
      country: 'BR',
      home: 'CH',
    }),
    one('Wie steht der Franken gerade zum Euro?', 'convert-currency', { from: 'CHF', to: 'EUR' }),
    one('Sollte man Ecuador derzeit lieber meiden?', 'travel-advisory', { country: 'EC' }),
    one('Welche Nummer wähle ich in Kroatien, wenn es brennt?', 'emergency-numbers', { country: 'HR' }),
    one('Wo isst man in Bologna ordentliche Pasta?', 'find-places', { role: 'food' }),
    one(
      'Mein Reisepass gilt nur noch bis 15. August 2027, ich will im Juni nach Thailand. Geht das?',
      'passport-validity',
      {
        country: 'TH',
        expiresOn: '2027-08-15',
      },
    ),
    turn('Mietwagen ab Catania, 4. bis 11. September 2027', ['car-search'], {
      input: { from: '2027-09-04', to: '2027-09-11' },
      action: 'open-link',
    }),
  ]),
  ...inLanguage('fr', [
    [
      one('Quel est le décalage horaire entre Montréal et Lyon ?', 'time-difference', {}),
      one('Et avec Tokyo ?', 'time-difference', {}),
    ],
    [
      turn('Prépare-moi un itinéraire de trois jours à Vienne à partir du 4 juin 2027', ['plan-trip'], {
        input: { days: 3, firstDate: '2027-06-04' },
        action: 'open-trip',
      }),
      turn('Le premier jour est trop chargé', ['change-trip'], {
        input: { edits: [{ kind: 'calmer', day: 1 }] },
        action: 'accept-change',
      }),
    ],
    one('Une Sénégalaise peut-elle aller en Thaïlande sans demander de visa ?', 'entry-rule', {
      passport: 'SN',
      destination: 'TH',
    }),
    one('Avec 60 livres sterling j’ai combien de zlotys ?', 'convert-currency', {
      amount: 60,
      from: 'GBP',
      to: 'PLN',
    }),
    one('Quelle est la meilleure saison pour découvrir Marrakech ?', 'best-time', { city: CITY.marrakesh }),
    one('En voiture, Bordeaux est à combien d’heures de Saint-Sébastien ?', 'measure-distance', {}),
    turn('Je me suis fait voler mon sac à Athènes, je suis belge', ['emergency-numbers', 'own-embassy'], {
      input: { country: 'GR' },
    }),
    one('Que parle-t-on au Suriname ?', 'country-basics', { country: 'SR' }),
    one('Faut-il un traitement contre le paludisme pour le Togo ?', 'health-rules', { country: 'TG' }),
    turn('Trouve-nous un vol Nice-Copenhague le 18 mai 2027, retour le 24', ['flight-search'], {
      input: { from: CITY.nice, to: CITY.copenhagen, departs: '2027-05-18', returns: '2027-05-24' },
      action: 'open-link',
    }),
  ]),
  ...inLanguage('es', [
    [
      one('¿Qué se puede ver en Praga en un día de lluvia?', 'find-places', { city: CITY.prague, role: 'sight' }),
      one('¿Y para cenar?', 'find-places', { city: CITY.prague, role: 'food' }),
      one('¿Qué moneda usan allí?', 'country-basics', { country: 'CZ' }),
    ],
    [
      turn('¿Necesito visado para Australia?', [], { asks: 'passport' }),
      one('Soy uruguaya', 'entry-rule', { passport: 'UY', destination: 'AU' }),
    ],
    one('¿Cuánto dinero necesito para pasar tres días en Londres yo solo?', 'trip-cost', {
      city: CITY.london,
      days: 3,
      people: 1,
    }),
    one('¿Los enchufes de Sudáfrica son como los españoles?', 'plugs-and-driving', { country: 'ZA' }),
    turn('Iberia nos denegó el embarque en Barcelona rumbo a Berlín por exceso de reservas', ['passenger-rights'], {
      input: { event: 'denied-boarding' },
    }),
    one('¿Abren los supermercados el 6 de enero de 2027 en España?', 'public-holidays', { country: 'ES' }),
    one('¿A qué distancia está Cracovia de Varsovia?', 'measure-distance', {}),
    one('¿Cómo está la seguridad en Honduras?', 'travel-advisory', { country: 'HN' }),
    one('¿Hace mucho frío en Copenhague a principios de abril?', 'city-climate', { city: CITY.copenhagen, month: 4 }),
    one('¿Dónde queda el consulado mexicano en Alemania?', 'own-embassy', { own: 'MX', host: 'DE' }),
  ]),
  ...inLanguage('it', [
    [
      one('È sicura la Giordania in questo momento?', 'travel-advisory', { country: 'JO' }),
      one('E il visto mi serve? Ho il passaporto italiano', 'entry-rule', { passport: 'IT', destination: 'JO' }),
    ],
    [
      turn('Cerco un albergo a Vienna', [], { asks: 'dates' }),
      turn('dal 3 al 6 marzo 2027', ['hotel-search'], {
        input: { city: CITY.vienna, from: '2027-03-03', to: '2027-03-06' },
        action: 'open-link',
      }),
    ],
    one('Quanti fusi orari ci sono di differenza tra Milano e Buenos Aires?', 'time-difference', {}),
    one('Qual è il periodo meno piovoso per Bangkok?', 'best-time', { city: CITY.bangkok }),
    one('Ho 120 franchi svizzeri in tasca, quanti euro mi danno?', 'convert-currency', {
      amount: 120,
      from: 'CHF',
      to: 'EUR',
    }),
    turn('Mia moglie è caduta e non muove il braccio, siamo a Lisbona', ['emergency-numbers'], {
      input: { country: 'PT' },
    }),
    one('Per guidare a Malta devo tenere la sinistra?', 'plugs-and-driving', { country: 'MT' }),
    one('Quali chiese vale la pena visitare a Siviglia?', 'find-places', { city: CITY.seville, role: 'sight' }),
    turn('Fammi un programma per quattro giorni a Istanbul con due bambini di 6 e 9 anni', ['plan-trip'], {
      input: { days: 4, childAges: [6, 9] },
      action: 'open-trip',
    }),
    one('Qual è la capitale del Bhutan?', 'country-basics', { country: 'BT' }),
  ]),
  ...inLanguage('pt', [
    [
      one('Quanto custa passar cinco dias em Roma a dois?', 'trip-cost', { city: CITY.rome, days: 5, people: 2 }),
      one('E em Atenas?', 'trip-cost', { city: CITY.athens, days: 5, people: 2 }),
    ],
    [
      one('Que horas são em Nova Iorque?', 'local-time', { city: CITY.newYork }),
      one('E que tempo costuma fazer lá em dezembro?', 'city-climate', { city: CITY.newYork, month: 12 }),
    ],
    one('Um cabo-verdiano precisa de visto para o Brasil?', 'entry-rule', { passport: 'CV', destination: 'BR' }),
    one('Troquei 2000 rands, quanto dá em euros?', 'convert-currency', { amount: 2000, from: 'ZAR', to: 'EUR' }),
    one('Vale a pena levar adaptador para a Tailândia? Sou de Portugal', 'plugs-and-driving', { country: 'TH' }),
    turn(
      'O meu voo de Lisboa para Zurique chegou com três horas e vinte de atraso por avaria, tenho direito a quê?',
      ['passenger-rights'],
      { input: { arrivalDelayMinutes: 200, cause: 'technical-fault' } },
    ),
    one('É obrigatória a vacina da febre amarela para entrar em Angola?', 'health-rules', { country: 'AO' }),
    one('Em que meses é melhor visitar Budapeste?', 'best-time', { city: CITY.budapest }),
    one('Quantas horas de voo são de São Paulo a Lisboa?', 'measure-distance', {
      from: CITY.saoPaulo,
      to: CITY.lisbon,
    }),
    turn('Assaltaram-me na Cidade do Cabo, a quem ligo?', ['emergency-numbers'], {
      input: { country: 'ZA' },
    }),
  ]),
]
