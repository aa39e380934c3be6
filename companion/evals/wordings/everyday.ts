import { CITY, inLanguage, one, turn } from '../question.ts'

/** A fifth round, after the fourth was fixed: 24 of 34 completely right on the first run, 70.6 %. */
export const EVERYDAY_WORDINGS = [
  ...inLanguage('en', [
    one('Do New Zealanders need anything to get into Japan?', 'entry-rule', { passport: 'NZ', destination: 'JP' }),
    one('whats the situation in Lebanon, ok to travel?', 'travel-advisory', { country: 'LB' }),
    one('120 AUD to JPY', 'convert-currency', { amount: 120, from: 'AUD', to: 'JPY' }),
    turn('what do I pack for Reykjavik in August', ['city-climate', 'country-practice'], {
      input: { city: CITY.reykjavik, month: 8 },
    }),
    one('whens a good time for Cape Town', 'best-time', { city: CITY.capeTown }),
    one('is 26 December a holiday in Germany?', 'public-holidays', { country: 'DE' }),
    one('do I need an adaptor for Brazil coming from the UK', 'plugs-and-driving', { country: 'BR' }),
    turn('my friend collapsed, we are in Lisbon', ['emergency-numbers'], { input: { country: 'PT' } }),
    one('how long does it take to get to Tokyo from Paris', 'measure-distance', { from: CITY.paris, to: CITY.tokyo }),
    one('is Dubai ahead of London', 'time-difference', {}),
    one('must see in Istanbul', 'find-places', { city: CITY.istanbul }),
    one('Any good vegetarian restaurants in Berlin?', 'food-and-drink', { place: 'berlin', diet: 'vegetarian' }),
    turn('we have 2 days for Budapest, what should we do each day?', ['plan-trip'], {
      input: { days: 2 },
      action: 'open-trip',
    }),
    turn('my flight FRA to JFK was cancelled, what do they owe me', ['passenger-rights'], { asks: 'notice' }),
  ]),
  ...inLanguage('de', [
    one('Darf ich als Österreicherin ohne Visum nach Vietnam?', 'entry-rule', { passport: 'AT', destination: 'VN' }),
    one('Kann man zurzeit nach Israel reisen?', 'travel-advisory', { country: 'IL' }),
    [
      turn('Wie viel sind 1000 Yen?', [], { asks: 'currency' }),
      one('in Euro', 'convert-currency', { amount: 1000, from: 'JPY', to: 'EUR' }),
    ],
    one('Welche Kleidung für Lissabon im November?', 'city-climate', { city: CITY.lisbon, month: 11 }),
    one('Mein Freund ist gestürzt, wir sind in Wien, wen rufen wir?', 'emergency-numbers', { country: 'AT' }),
    one('Was sollte man in Krakau nicht verpassen?', 'find-places', { city: CITY.krakow }),
  ]),
  ...inLanguage('fr', [
    one('Je suis canadienne, puis-je aller en Chine sans visa ?', 'entry-rule', { passport: 'CA', destination: 'CN' }),
    one('Il pleut beaucoup à Londres en avril ?', 'city-climate', { city: CITY.london, month: 4 }),
    one('Peut-on aller au Liban en ce moment ?', 'travel-advisory', { country: 'LB' }),
    turn('Que faire en deux jours à Porto ? Un programme svp', ['plan-trip'], {
      input: { days: 2 },
      action: 'open-trip',
    }),
  ]),
  ...inLanguage('es', [
    one('¿Los argentinos necesitan visa para Australia?', 'entry-rule', { passport: 'AR', destination: 'AU' }),
    one('¿Qué ropa llevo a Londres en marzo?', 'city-climate', { city: CITY.london, month: 3 }),
    one('¿Se puede viajar a Israel ahora?', 'travel-advisory', { country: 'IL' }),
    one('¿Cuántas horas son de Madrid a Tokio?', 'measure-distance', { from: CITY.madrid, to: CITY.tokyo }),
  ]),
  ...inLanguage('it', [
    one('Che tempo fa a Parigi a marzo?', 'city-climate', { city: CITY.paris, month: 3 }),
    one('Quanto costa un weekend ad Amsterdam per due persone?', 'trip-cost', { city: CITY.amsterdam, people: 2 }),
    one('Serve il visto ai brasiliani per gli Stati Uniti?', 'entry-rule', { passport: 'BR', destination: 'US' }),
  ]),
  ...inLanguage('pt', [
    one('Os brasileiros precisam de visto para o Japão?', 'entry-rule', { passport: 'BR', destination: 'JP' }),
    one('Que roupa levo para Paris em dezembro?', 'city-climate', { city: CITY.paris, month: 12 }),
    one('Quanto custa uma semana em Roma para duas pessoas?', 'trip-cost', { city: CITY.rome, days: 7, people: 2 }),
  ]),
]
