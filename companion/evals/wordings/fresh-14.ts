import { CITY, inLanguage, one, turn } from '../question.ts'

/** The fourteenth: travellers on the move, short of time, with documents at hand: 57 of 60 on the first run, 95.0 %. */
export const FRESH_WORDINGS_FOURTEEN = [
  ...inLanguage('en', [
    one('got an Indian passport, can I just hop over to Georgia?', 'entry-rule', { passport: 'IN', destination: 'GE' }),
    one('my hair straighteners, will they blow up in Japan', 'plugs-and-driving', { country: 'JP' }),
    one('whats 75 bucks in yen', 'convert-currency', { amount: 75, from: 'USD', to: 'JPY' }),
    turn('Our toddler swallowed a coin, we are in Budapest', ['emergency-numbers'], {
      input: { country: 'HU' },
    }),
    one('Is Rome nicer in spring or autumn?', 'best-time', { city: CITY.rome }),
    one('need somewhere for a decent curry in Edinburgh', 'food-and-drink', { place: 'edinburgh', want: 'places' }),
    one('Which number gets me an ambulance in Thailand?', 'emergency-numbers', { country: 'TH' }),
    turn('Can you put together five days in Kyoto for a family of four', ['plan-trip'], {
      input: { days: 5 },
      action: 'open-trip',
    }),
    turn('rent something with four wheels in Naples 12-15 April 2027', ['car-search'], {
      input: { city: CITY.naples, from: '2027-04-12', to: '2027-04-15' },
      action: 'open-link',
    }),
    one('how many hours flying from Dublin to New York', 'measure-distance', { from: CITY.dublin, to: CITY.newYork }),
  ]),
  ...inLanguage('de', [
    one('Hab einen indischen Pass, komm ich damit nach Georgien rein?', 'entry-rule', {
      passport: 'IN',
      destination: 'GE',
    }),
    one('Kann ich meinen Rasierapparat in den USA benutzen?', 'plugs-and-driving', { country: 'US' }),
    one('Was sind 75 Dollar in Yen?', 'convert-currency', { amount: 75, from: 'USD', to: 'JPY' }),
    turn('Mein Mann ist von der Leiter gefallen, wir sind in Budapest', ['emergency-numbers', 'health-rules'], {
      input: { country: 'HU' },
    }),
    turn('Mein Portemonnaie ist in Mailand verschwunden', ['emergency-numbers'], {
      input: { country: 'IT' },
      asks: 'passport',
    }),
    one('Muss ich in Vietnam mit Dengue oder Malaria rechnen?', 'health-rules', { country: 'VN' }),
    one('Haben am 1. Mai 2027 in Portugal die Läden offen?', 'public-holidays', { country: 'PT' }),
    one('Wie lang sitzt man im Flieger von Hamburg nach Athen?', 'measure-distance', {
      from: CITY.hamburg,
      to: CITY.athens,
    }),
    turn('Zwei Betten in Edinburgh, 3. bis 7. August 2027', ['hotel-search'], {
      input: { city: CITY.edinburgh, from: '2027-08-03', to: '2027-08-07' },
      action: 'open-link',
    }),
    one('Fahren die in Thailand links?', 'plugs-and-driving', { country: 'TH' }),
  ]),
  ...inLanguage('fr', [
    one('j’ai un passeport indien, je peux aller en Géorgie comme ça ?', 'entry-rule', {
      passport: 'IN',
      destination: 'GE',
    }),
    one('Mon fer à lisser marchera aux États-Unis ?', 'plugs-and-driving', { country: 'US' }),
    one('75 dollars ça fait combien en yens', 'convert-currency', { amount: 75, from: 'USD', to: 'JPY' }),
    turn('Mon père fait un malaise, on est à Budapest', ['emergency-numbers'], {
      input: { country: 'HU' },
    }),
    turn('On nous a fracturé la voiture à Naples, nous sommes belges', ['emergency-numbers', 'own-embassy'], {
      input: { country: 'IT' },
    }),
    one('Rome plutôt au printemps ou en automne ?', 'best-time', { city: CITY.rome }),
    one('Où boire un bon café à Vienne ?', 'find-places', { city: CITY.vienna, role: 'food' }),
    one('Il fait quelle heure à Los Angeles là ?', 'local-time', { city: CITY.losAngeles }),
    turn('Prépare-nous quatre jours à Istanbul, sans courir', ['plan-trip'], {
      input: { days: 4 },
      action: 'open-trip',
    }),
    one('Le Kenya, c’est risqué en ce moment ?', 'travel-advisory', { country: 'KE' }),
  ]),
  ...inLanguage('es', [
    one('tengo pasaporte indio, ¿puedo pasar a Georgia sin más?', 'entry-rule', { passport: 'IN', destination: 'GE' }),
    one('¿Mi plancha de pelo funcionará en Estados Unidos?', 'plugs-and-driving', { country: 'US' }),
    one('75 dólares a yenes', 'convert-currency', { amount: 75, from: 'USD', to: 'JPY' }),
    turn('A mi hijo le ha picado una medusa en Niza', ['emergency-numbers'], {
      input: { country: 'FR' },
    }),
    turn('Me han quitado el móvil en el metro de Milán, soy chileno', ['emergency-numbers', 'own-embassy'], {
      input: { country: 'IT' },
    }),
    one('¿Cuánto dinero me hace falta para diez días en Tokio?', 'trip-cost', { city: CITY.tokyo, days: 10 }),
    one('¿Qué hora tienen ahora mismo en Sídney?', 'local-time', { city: CITY.sydney }),
    one('¿Qué hacer en Dublín si llueve?', 'find-places', { city: CITY.dublin }),
    turn('Iberia me dejó en Roma cinco horas tarde saliendo de Madrid por falta de tripulación', ['passenger-rights'], {
      input: { arrivalDelayMinutes: 300, cause: 'crew-or-staff' },
    }),
    one('¿Hay malaria en Costa de Marfil?', 'health-rules', { country: 'CI' }),
  ]),
  ...inLanguage('it', [
    one('ho il passaporto indiano, posso andare in Georgia senza formalità?', 'entry-rule', {
      passport: 'IN',
      destination: 'GE',
    }),
    one('La piastra per capelli funziona in America?', 'plugs-and-driving', { country: 'US' }),
    one('75 dollari quanti yen sono', 'convert-currency', { amount: 75, from: 'USD', to: 'JPY' }),
    turn('Mia moglie ha avuto una reazione allergica, siamo a Budapest', ['emergency-numbers'], {
      input: { country: 'HU' },
    }),
    one('Meglio Roma in primavera o in autunno?', 'best-time', { city: CITY.rome }),
    one('Quanto dista Napoli da Roma in treno?', 'measure-distance', {}),
    turn('Cerco una macchina a Siviglia dal 4 all’8 maggio 2027', ['car-search'], {
      input: { city: CITY.seville, from: '2027-05-04', to: '2027-05-08' },
      action: 'open-link',
    }),
    one('In Irlanda guidano a sinistra?', 'plugs-and-driving', { country: 'IE' }),
    one('Che tempo troverò a Stoccolma a febbraio?', 'city-climate', { city: CITY.stockholm, month: 2 }),
    one('Il 25 aprile 2027 in Portogallo è festa?', 'public-holidays', { country: 'PT' }),
  ]),
  ...inLanguage('pt', [
    one('tenho passaporte indiano, posso ir à Geórgia sem mais nada?', 'entry-rule', {
      passport: 'IN',
      destination: 'GE',
    }),
    one('A minha chapinha funciona nos Estados Unidos?', 'plugs-and-driving', { country: 'US' }),
    one('75 dólares em ienes', 'convert-currency', { amount: 75, from: 'USD', to: 'JPY' }),
    turn('A minha sogra desmaiou, estamos em Budapeste', ['emergency-numbers'], {
      input: { country: 'HU' },
    }),
    turn('Sumiu o meu passaporte em Madri, sou brasileira', ['emergency-numbers', 'own-embassy'], {
      input: { country: 'ES' },
    }),
    one('É melhor ir a Roma na primavera ou no outono?', 'best-time', { city: CITY.rome }),
    one('Que vacinas são precisas para Angola?', 'health-rules', { country: 'AO' }),
    one('Onde se come um bom bacalhau no Porto?', 'find-places', { city: CITY.porto, role: 'food' }),
    turn('Faça um roteiro de seis dias por Londres', ['plan-trip'], { input: { days: 6 }, action: 'open-trip' }),
    one('Quantas horas de diferença há entre Lisboa e Tóquio?', 'time-difference', {}),
  ]),
]
