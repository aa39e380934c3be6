/**
 * Countries where cash is exchanged at a rate far from the official one, or where official dollars are hard to get.
 * Editorial: our guide, November 2026, not checked on site.
 */
const STREET_RATE = new Set(
  'ARS BIF BOB CUP ETB IRR KPW LAK LBP LYD MMK MWK NGN SDG SSP SYP TMT VED VES YER ZWG'.split(' '),
)

export function hasStreetRate(currency: string): boolean {
  return STREET_RATE.has(currency)
}
