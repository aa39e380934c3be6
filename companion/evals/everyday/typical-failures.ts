import { inLanguage, turn } from '../question.ts'

/**
 * Everyday questions that were once left unanswered: water, tips, SIM cards, transfers, safety at night, food, seasons,
 * bags.
 */
export const TYPICAL_FAILURES = inLanguage('en', [
  turn('tip in japan?', ['country-practice'], {
    input: { place: 'JP', topics: ['tips'] },
    says: ['No need to tip in Japan'],
  }),
  turn('sim card turkey', ['country-practice'], {
    input: { place: 'TR', topics: ['sim'] },
    says: ['at the airport', 'passport', 'eSIM'],
  }),
  turn('can i drink tap water in Mexico', ['country-practice'], {
    input: { place: 'MX', topics: ['water'] },
    says: ['No, tap water in Mexico is not safe to drink'],
  }),
  turn('how do i get from cdg to city center', ['getting-there'], {
    input: { place: 'paris', airport: 'CDG' },
    says: ['RER B', 'taxi'],
  }),
  [
    turn('is it safe for a woman alone in Cairo', ['place-safety'], {
      input: { place: 'cairo', about: 'women' },
      says: ['For women travelling alone in Egypt', 'Zamalek'],
    }),
    turn('at night? which areas to avoid', ['place-safety'], {
      input: { place: 'cairo', about: 'areas' },
      says: ['Zamalek', 'after dark'],
      never: ['Pyramid'],
    }),
  ],
  turn('cheap vegetarian food in Bangkok', ['food-and-drink'], {
    input: { place: 'bangkok', diet: 'vegetarian' },
    says: ['Mango with sticky rice', 'A street meal costs'],
  }),
  turn('cherry blossom Kyoto', ['seasons-and-events'], {
    input: { place: 'kyoto' },
    says: ['28 March', '8 April 2027'],
    never: ['autumn'],
  }),
  turn('6 hours in Doha', ['things-to-do'], {
    input: { place: 'doha', hours: 6 },
    says: ['Souq Waqif', 'Start back to the airport'],
  }),
  turn('my bag did not arrive', ['what-to-do-if'], {
    input: { problem: 'lost-luggage' },
    says: ['baggage desk', 'PIR'],
  }),
  turn('is 1000 euro enough for a week in Greece', ['budget-check'], {
    input: { place: 'GR', days: 7, amount: 1000, currency: 'EUR' },
    says: ['Greece'],
  }),
  // Several at once, in order.
  turn('tipping and tap water in turkey?', ['country-practice'], { input: { topics: ['tips', 'water'] } }),
  turn('visa for india as a german and is the tap water ok there?', ['entry-rule', 'country-practice'], {
    says: ['e-visa', 'not safe to drink'],
  }),
  // The place is asked for once, and nothing else.
  [
    turn('tell me about sim cards', [], { asks: 'country' }),
    turn('turkey', ['country-practice'], { input: { place: 'TR', topics: ['sim'] } }),
    turn('and tap water?', ['country-practice'], { input: { place: 'TR', topics: ['water'] } }),
  ],
  [
    turn('is egypt dangerous', ['travel-advisory'], {}),
    turn('and at night?', ['place-safety'], { input: { place: 'EG', about: 'night' }, says: ['Tell me the town'] }),
  ],
  turn('someone stole my phone in barcelona', ['what-to-do-if'], {
    says: ['112', 'block your cards'],
  }),
  turn('do i have to book alhambra tickets in advance', ['things-to-do'], {
    input: { place: 'granada' },
    says: ['Alhambra'],
  }),
  turn('is mexico city safe at night', ['place-safety'], { says: ['Polanco', 'Tepito'] }),
  turn('is it ok to be gay in dubai', ['place-safety'], { says: ['illegal', 'official advice'] }),
  // No alarm for what is not an emergency, no refusal for what is a question.
  turn('shellfish allergy, is Singapore hard?', ['food-and-drink'], {
    input: { place: 'singapore', avoid: ['seafood'] },
  }),
  [
    turn('need a doctor in Bangkok', ['emergency-numbers', 'health-rules']),
    turn("where's a pharmacy", ['travel-advice'], { input: { topic: 'pharmacy' }, never: ['911', '1669'] }),
  ],
  turn('adderall in Japan', ['travel-advice'], { input: { topic: 'medicines', country: 'JP' } }),
  turn('is everything closed on sundays in Germany', ['country-practice'], { input: { topics: ['closing'] } }),
  turn('somewhere quiet to stay in Barcelona with a toddler', ['where-to-stay'], { input: { place: 'barcelona' } }),
  [
    turn('train from Paris to Amsterdam', ['getting-there'], { input: { place: 'amsterdam', mode: 'train' } }),
    turn('and how much by bus', ['getting-there'], { input: { place: 'amsterdam', mode: 'bus', from: 'paris' } }),
  ],
])
