import { CITY, inLanguage, one, turn } from '../question.ts'

/** The sixth, in plain sentences: 51 completely right on the first run, 85.0 %. */
export const FRESH_WORDINGS_SIX = [
  ...inLanguage('en', [
    one('As a holder of a Colombian passport, what are the entry requirements for Japan?', 'entry-rule', {
      passport: 'CO',
      destination: 'JP',
    }),
    one('How many months of validity should my passport have for Turkey?', 'passport-validity', { country: 'TR' }),
    one('Is Nairobi considered safe for tourists at the moment?', 'place-safety', { place: 'nairobi' }),
    one('What would 75,000 Indonesian rupiah be in British pounds?', 'convert-currency', {
      amount: 75000,
      from: 'IDR',
      to: 'GBP',
    }),
    one('Estimate the budget for a family of four visiting Madrid for five days', 'trip-cost', {
      city: CITY.madrid,
      days: 5,
      people: 4,
    }),
    one('Average temperatures for Cairo in January?', 'city-climate', { city: CITY.cairo, month: 1 }),
    one('What kind of electrical outlets does South Africa have?', 'plugs-and-driving', { country: 'ZA' }),
    turn('Design a food-focused two-day trip to Naples', ['plan-trip'], { input: { days: 2 }, action: 'open-trip' }),
    one('Where is the nearest US embassy in Budapest?', 'own-embassy', { own: 'US', host: 'HU' }),
    [
      one('What should I see in Krakow?', 'find-places', { city: CITY.krakow }),
      one('How about restaurants?', 'find-places', { city: CITY.krakow, role: 'food' }),
      one('And what is the time there?', 'local-time', { city: CITY.krakow }),
    ],
  ]),
  ...inLanguage('de', [
    one('Welche Einreisebestimmungen gelten für Österreicher in Australien?', 'entry-rule', {
      passport: 'AT',
      destination: 'AU',
    }),
    one('Welche Monate eignen sich am besten für eine Reise nach Athen?', 'best-time', { city: CITY.athens }),
    one('Wie viel kostet ein fünftägiger Aufenthalt in Kopenhagen für zwei Personen?', 'trip-cost', {
      city: CITY.copenhagen,
      people: 2,
    }),
    one('Wie lautet die Notrufnummer in der Türkei?', 'emergency-numbers', { country: 'TR' }),
    one('Welche Sprache wird in Brasilien gesprochen?', 'country-basics', { country: 'BR' }, 'Portugiesisch'),
    one('Wie groß ist die Entfernung zwischen Hamburg und Stockholm?', 'measure-distance', {
      from: CITY.hamburg,
      to: CITY.stockholm,
    }),
    turn('Ich möchte vom 12. bis 16. Juni 2027 ein Auto in Nizza mieten', ['car-search'], {
      input: { city: CITY.nice, from: '2027-06-12', to: '2027-06-16' },
      action: 'open-link',
    }),
    one('Wird für Ghana eine Gelbfieberimpfung verlangt?', 'health-rules', { country: 'GH' }),
    turn('Mein Anschlussflug wurde gestrichen: Frankfurt nach Madrid. Welche Rechte habe ich?', ['passenger-rights'], {
      asks: 'notice',
    }),
    [
      turn('Erstelle einen Plan für zwei Tage in Prag', ['plan-trip'], { input: { days: 2 }, action: 'open-trip' }),
      turn('Füge bitte das Heldenmuseum hinzu', ['change-trip'], { says: ['kenne ich dort nicht'] }),
    ],
  ]),
  ...inLanguage('fr', [
    one('Un ressortissant sénégalais a-t-il besoin d’un visa pour le Maroc ?', 'entry-rule', {
      passport: 'SN',
      destination: 'MA',
    }),
    one('Combien de temps mon passeport doit-il être valable pour l’Inde ?', 'passport-validity', { country: 'IN' }),
    one('Est-il prudent de voyager au Mexique actuellement ?', 'travel-advisory', { country: 'MX' }),
    one('Quelles sont les températures moyennes à Séoul en février ?', 'city-climate', { city: CITY.seoul, month: 2 }),
    one('Quels sont les jours fériés au Portugal en avril 2027 ?', 'public-holidays', {
      country: 'PT',
      from: '2027-04-01',
    }),
    one('De quel côté de la route conduit-on en Australie ?', 'plugs-and-driving', { country: 'AU' }, 'gauche'),
    one('Quel est l’indicatif téléphonique du Japon ?', 'country-basics', { country: 'JP' }, '+81'),
    turn('Trouve-moi un vol de Paris à Lisbonne le 8 mai 2027 pour deux', ['flight-search'], {
      input: { from: CITY.paris, to: CITY.lisbon, departs: '2027-05-08', adults: 2 },
      action: 'open-link',
    }),
    one('Où se trouve l’ambassade du Canada en Italie ?', 'own-embassy', { own: 'CA', host: 'IT' }),
    turn('Peux-tu me préparer un week-end à Amsterdam pour deux, rythme tranquille ?', ['plan-trip'], {
      input: { adults: 2, pace: 'calm' },
      action: 'open-trip',
    }),
  ]),
  ...inLanguage('es', [
    one('¿Qué requisitos de entrada hay para Canadá con pasaporte mexicano?', 'entry-rule', {
      passport: 'MX',
      destination: 'CA',
    }),
    one('¿Cuál es el mejor momento del año para visitar Sídney?', 'best-time', { city: CITY.sydney }),
    one('¿Cuánto dinero necesito para una semana en París?', 'trip-cost', { city: CITY.paris, days: 7 }),
    one('Convierte 250 dólares canadienses a euros', 'convert-currency', { amount: 250, from: 'CAD', to: 'EUR' }),
    one('¿Qué tipo de enchufe se usa en Italia?', 'plugs-and-driving', { country: 'IT' }),
    one('¿Qué número marco para llamar a una ambulancia en Brasil?', 'emergency-numbers', { country: 'BR' }),
    one('¿Cuántas horas dura un vuelo de Buenos Aires a Roma?', 'measure-distance', {
      from: CITY.buenosAires,
      to: CITY.rome,
    }),
    one('Dime los mejores museos de Berlín', 'find-places', { city: CITY.berlin }),
    turn('Mi vuelo de Barcelona a Viena llegó con cinco horas de retraso por un fallo técnico', ['passenger-rights'], {
      input: { arrivalDelayMinutes: 300, cause: 'technical-fault' },
      says: ['250'],
    }),
    turn('Organiza cuatro días en Tokio para una pareja', ['plan-trip'], {
      input: { days: 4, adults: 2 },
      action: 'open-trip',
    }),
  ]),
  ...inLanguage('it', [
    one('Un cittadino brasiliano ha bisogno del visto per l’Italia?', 'entry-rule', {
      passport: 'BR',
      destination: 'IT',
    }),
    one('Qual è il momento migliore per visitare Città del Capo?', 'best-time', { city: CITY.capeTown }),
    one('Ci sono avvisi di viaggio per l’Egitto?', 'travel-advisory', { country: 'EG' }),
    one('Quanto costa un soggiorno di tre giorni a Dublino per due persone?', 'trip-cost', {
      city: CITY.dublin,
      days: 3,
      people: 2,
    }),
    one('Quali sono le festività in Francia a luglio 2027?', 'public-holidays', { country: 'FR', from: '2027-07-01' }),
    one('Qual è il numero di emergenza in Australia?', 'emergency-numbers', { country: 'AU' }),
    one('Che differenza di orario c’è tra Milano e Dubai?', 'time-difference', {}),
    one('Quali vaccinazioni servono per il Kenya?', 'health-rules', { country: 'KE' }),
    turn('Cerco un albergo a Vienna dal 3 al 6 aprile 2027 per due persone', ['hotel-search'], {
      input: { city: CITY.vienna, from: '2027-04-03', to: '2027-04-06', adults: 2 },
      action: 'open-link',
    }),
    turn('Che valuta si usa in Ungheria e quali prese hanno?', ['country-basics', 'plugs-and-driving'], {
      input: { country: 'HU' },
    }),
  ]),
  ...inLanguage('pt', [
    one('Quais são os requisitos de entrada na Tailândia para portugueses?', 'entry-rule', {
      passport: 'PT',
      destination: 'TH',
    }),
    one('O meu passaporte expira em agosto de 2027. Posso viajar para a Indonésia em maio?', 'passport-validity', {
      country: 'ID',
    }),
    one('Que temperatura faz em Atenas em outubro?', 'city-climate', { city: CITY.athens, month: 10 }),
    one('Quanto custam três dias em Amesterdão para duas pessoas?', 'trip-cost', {
      city: CITY.amsterdam,
      days: 3,
      people: 2,
    }),
    one('Que moeda se usa na Hungria?', 'country-basics', { country: 'HU' }, 'HUF'),
    one('Em que lado da estrada se conduz no Japão?', 'plugs-and-driving', { country: 'JP' }, 'esquerda'),
    one('Quantas horas demora um voo de São Paulo para Nova Iorque?', 'measure-distance', {
      from: CITY.saoPaulo,
      to: CITY.newYork,
    }),
    one('Restaurantes recomendados em Florença?', 'find-places', { city: CITY.florence, role: 'food' }),
    one('Quais feriados existem no Brasil em setembro de 2027?', 'public-holidays', {
      country: 'BR',
      from: '2027-09-01',
    }),
    [
      turn('Cria um itinerário de 3 dias em Londres', ['plan-trip'], { input: { days: 3 }, action: 'open-trip' }),
      turn('Troca o dia 1 com o dia 3', ['change-trip'], {
        input: { edits: [{ kind: 'swap-days', days: [1, 3] }] },
        action: 'accept-change',
      }),
      one('Vai chover lá em abril?', 'city-climate', { city: CITY.london, month: 4 }),
    ],
  ]),
]
