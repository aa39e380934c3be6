import { plain, matchesPhrase } from '../reading/phrases.ts'

/** Airports with a name of their own: code and city. */
const AIRPORTS: Readonly<Record<string, readonly [code: string, city: string]>> = {
  heathrow: ['LHR', 'London'],
  gatwick: ['LGW', 'London'],
  stansted: ['STN', 'London'],
  orly: ['ORY', 'Paris'],
  'charles de gaulle': ['CDG', 'Paris'],
  roissy: ['CDG', 'Paris'],
  schiphol: ['AMS', 'Amsterdam'],
  barajas: ['MAD', 'Madrid'],
  'el prat': ['BCN', 'Barcelona'],
  fiumicino: ['FCO', 'Rome'],
  ciampino: ['CIA', 'Rome'],
  malpensa: ['MXP', 'Milan'],
  linate: ['LIN', 'Milan'],
  arlanda: ['ARN', 'Stockholm'],
  kastrup: ['CPH', 'Copenhagen'],
  gardermoen: ['OSL', 'Oslo'],
  'o hare': ['ORD', 'Chicago'],
  laguardia: ['LGA', 'New York'],
  'la guardia': ['LGA', 'New York'],
  haneda: ['HND', 'Tokyo'],
  narita: ['NRT', 'Tokyo'],
  incheon: ['ICN', 'Seoul'],
  changi: ['SIN', 'Singapore'],
  suvarnabhumi: ['BKK', 'Bangkok'],
  'don mueang': ['DMK', 'Bangkok'],
  ezeiza: ['EZE', 'Buenos Aires'],
  guarulhos: ['GRU', 'São Paulo'],
  galeao: ['GIG', 'Rio de Janeiro'],
}

/** By folded name. */
export const AIRPORT_CITIES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(AIRPORTS).map(([name, [, city]]) => [name, city]),
)

/** Codes of the airports in a text, in its order. */
export function airportsNamed(text: string): readonly string[] {
  const folded = plain(text)
  return Object.entries(AIRPORTS)
    .filter(([name]) => matchesPhrase(folded, name))
    .toSorted(([one], [other]) => folded.indexOf(` ${one} `) - folded.indexOf(` ${other} `))
    .map(([, [code]]) => code)
}
