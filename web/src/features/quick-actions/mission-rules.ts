/**
 * Hosts from which many states withdrew their missions, partly after our table was made: Kabul 2021, Sanaa 2015,
 * Damascus 2012, Caracas 2019, Tripoli 2014, Khartoum 2023, Pyongyang 2020, Niamey 2024.
 */
const DOUBTFUL = new Set(['AF', 'KP', 'LY', 'NE', 'SD', 'SY', 'VE', 'YE'])

/** Member states: their citizens may turn to each other's missions (Article 20(2)(c) TFEU, Directive (EU) 2015/637). */
const UNION = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '))

export function isDoubtfulHost(country: string): boolean {
  return DOUBTFUL.has(country)
}

export function isInUnion(country: string): boolean {
  return UNION.has(country)
}
