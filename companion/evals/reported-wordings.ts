import { CITY, inLanguage, one, turn } from './question.ts'

const FOUR_CLIMATES = ['city-climate', 'city-climate', 'city-climate', 'city-climate'] as const

/** What travellers reported as answered wrongly. */
export const REPORTED_WORDINGS = [
  ...inLanguage('en', [
    [
      one('What is the weather in Kyoto in April?', 'city-climate', { city: CITY.kyoto, month: 4 }),
      turn(
        'My flight from Lisbon to New York with TAP on 3 June 2026 arrived 5 hours late. What am I owed?',
        ['passenger-rights'],
        { input: { cause: 'unknown', arrivalDelayMinutes: 300 }, says: ['€600'], never: ['Nothing'], asks: 'cause' },
      ),
      one('The weather', 'passenger-rights', { cause: 'weather' }, 'Nothing is owed'),
    ],
    turn('Where is it warm and dry in November?', FOUR_CLIMATES, { input: { month: 11 }, says: ['Honolulu', 'Cairo'] }),
    turn('Where is it warm in November?', FOUR_CLIMATES, { input: { month: 11 } }),
    one('Eat near the Colosseum', 'find-places', { city: CITY.rome, role: 'food' }),
    one('best places to see in Kraków', 'find-places', { city: CITY.krakow }),
    turn('BA cancelled my flight from London to Madrid, what do they owe me?', ['passenger-rights'], {
      says: ['£220'],
      asks: 'notice',
    }),
    turn('Ten days in Morocco by train, under €900', [], { asks: 'city' }),
    turn('Is the tap water safe in Istanbul?', [], { says: ['no checked fact'] }),
  ]),
  ...inLanguage('de', [turn('Wo ist es im November warm und trocken?', FOUR_CLIMATES, { input: { month: 11 } })]),
  ...inLanguage('fr', [turn('Où fait-il chaud en novembre ?', FOUR_CLIMATES, { input: { month: 11 } })]),
]
