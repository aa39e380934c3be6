/**
 * A browser's data of the cities in `city-search-offline`, in the same order, column by column as letters: half the
 * size of numbers.
 */
export type KnownCitiesText = {
  /** Four letters each: GeoNames' id. */
  readonly ids: string
  /** Three letters each: the position within its grid cell of `city-search-offline`, in hundredths of a degree. */
  readonly places: string
  /** One letter each: the index of its zone in the country. */
  readonly zones: string
  /** One letter each: twice the base-2 logarithm of its population; zero when unknown. */
  readonly people: string
  /** One letter for each in the United States, where allowances differ by state. */
  readonly states: string
  readonly stateNames: readonly string[]
  /** `US|America/New_York America/Chicago` */
  readonly countryZones: readonly string[]
}

const FIRST_LETTER = 0x23
const LETTERS = 91

export const ID_LETTERS = 4
export const PLACE_LETTERS = 3
export const PEOPLE_STEPS = 2
export const PER_DEGREE = 100
/** Half a cell of latitude, and half and whole of one of longitude, in hundredths. */
export const HALF_LATITUDE = 100
export const HALF_LONGITUDE = 200
export const LONGITUDES = 2 * HALF_LONGITUDE + 1
export const WITH_STATES = 'US'

export function toLetters(number: number, length: number): string {
  let [rest, letters] = [number, '']
  for (let at = 0; at < length; at += 1) {
    letters = String.fromCharCode(FIRST_LETTER + (rest % LETTERS)) + letters
    rest = Math.floor(rest / LETTERS)
  }
  if (rest > 0 || number < 0) throw new RangeError(`does not fit into ${length} letters: ${number}`)
  return letters
}

export function fromLetters(text: string, at: number, length = 1): number {
  let number = 0
  for (let letter = at * length; letter < (at + 1) * length; letter += 1) {
    number = number * LETTERS + text.charCodeAt(letter) - FIRST_LETTER
  }
  return number
}
