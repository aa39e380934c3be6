import { inLanguage, turn } from '../question.ts'

/** Topics that had no answer, and constraints that were ignored: what is said first, with place and constraint. */
export const COMMON_TOPICS = inLanguage('en', [
  turn('can i bring my adhd meds (adderall) to japan', ['travel-advice'], {
    input: { topic: 'medicines', country: 'JP' },
    says: ['may not enter Japan', 'original box'],
  }),
  turn('pharmacy open at night in madrid', ['travel-advice'], {
    input: { topic: 'pharmacy' },
    says: ['At night and on Sundays'],
  }),
  turn('how many cigarettes can i bring from turkey to uk', ['travel-advice'], {
    input: { topic: 'customs', country: 'GB' },
    says: ['200 cigarettes'],
  }),
  turn('tax refund in france how does it work', ['travel-advice'], {
    input: { topic: 'tax-refund', country: 'FR' },
    says: ['tax-free form', '€100'],
  }),
  turn('luggage storage in amsterdam', ['travel-advice'], { says: ['lockers'] }),
  turn('how early should i be at the airport for an international flight', ['travel-advice'], {
    says: ['three hours before a long one'],
  }),
  turn('what size hand luggage on ryanair', ['travel-advice'], { says: ['55 × 40 × 20'] }),
  turn('jet lag from new york to sydney tips', ['travel-advice'], {
    input: { topic: 'jet-lag' },
    never: ['tip in the United States'],
  }),
  turn('can i bring my dog to italy from uk', ['travel-advice'], {
    input: { topic: 'pets', country: 'IT' },
    says: ['microchip', 'Into the European Union'],
  }),
  turn('how long can i work remotely from portugal as american', ['travel-advice'], {
    says: ['Portugal has a visa or permit for remote workers'],
  }),
  turn('my flight got cancelled, told 3 days before, do i get a hotel', ['travel-advice'], {
    input: { topic: 'flight-cancelled' },
    says: ['a hotel if you have to stay the night'],
    asks: 'route',
  }),
  [
    turn('they overbooked my flight and wont let me board what are my rights', ['travel-advice'], {
      says: ['€250, €400 or €600'],
      asks: 'route',
    }),
    turn('madrid to berlin', ['passenger-rights'], {}),
  ],
  turn('how do i cancel my subscription', ['travel-advice'], { says: ['Pricing page'] }),
  turn('how many questions can i ask for free', ['travel-advice'], { says: ['10 questions'] }),
  turn('how many hours of daylight in reykjavik in december', ['light-snow-sea'], { says: ['about 4 hours'] }),
  turn('is the sea warm enough to swim in crete in may', ['light-snow-sea'], { says: ['19°C'] }),
  turn('is there snow in hokkaido in november', ['light-snow-sea'], { says: ['Hokkaido'], never: ['Tokyo'] }),
  turn('airport to city centre istanbul with 2 bags at 3am', ['getting-there'], {
    input: { atMinutes: 180 },
    says: ['At 03:00'],
    never: ['metro'],
  }),
  turn('ferry from athens to santorini how long and how much', ['getting-there'], {
    input: { mode: 'boat' },
    says: ['By ferry it takes'],
    never: ['plane'],
  }),
  turn('overnight train from vienna to venice', ['getting-there'], { says: ['By night train'] }),
  turn('opening hours louvre monday', ['things-to-do'], {
    says: ['Louvre is usually open Monday', 'closed on Tuesday'],
  }),
  turn('free things to do in london with a 5 year old', ['things-to-do'], {
    input: { wish: 'free', also: ['kids'] },
    says: ['British Museum'],
  }),
  turn('best rooftop view in bangkok', ['things-to-do'], { says: ['For views in Bangkok: Rooftop bar'] }),
  turn('how much is a beer in prague', ['country-practice'], { input: { items: ['beer'] }, says: ['a beer CZK'] }),
  turn('how much to tip a tour guide in egypt', ['country-practice'], { says: ['Guides (Egypt): expected'] }),
  turn('is uber legal in bali', ['country-practice'], { says: ['Uber is not among the ride apps', 'Grab'] }),
  turn('which area in barcelona is good for a hotel under 100 euro', ['where-to-stay'], {
    input: { amount: 100, currency: 'EUR' },
    says: ['With €100 a night'],
  }),
  turn('is 500 euro enough for 4 days in paris', ['budget-check'], { says: ['4 days in Paris'], never: ['France'] }),
  turn('i lost my passport in bangkok im irish', ['what-to-do-if', 'own-embassy'], {
    says: ['Report it to the police', '191', 'Ireland'],
    never: ['If somebody is in danger'],
  }),
  turn('tap water and tipping in peru, and do i need shots?', ['country-practice', 'health-rules'], {
    says: ['No, tap water', 'Tipping is up to you', 'yellow fever'],
  }),
])
