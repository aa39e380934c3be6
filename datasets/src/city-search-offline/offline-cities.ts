/**
 * The most important cities for the browser, column by column, the most important first: columns compress far better
 * than rows. Lines of `codes`, `local` and `foreign` stop after the last city that has any.
 */
export type OfflineCities = {
  readonly rows: number
  readonly names: string
  /** Two letters each. */
  readonly countries: string
  /** One letter each: steps from the south pole and from the date line, accurate enough for distances. */
  readonly latitudes: string
  readonly longitudes: string
  /** IATA codes and abbreviations, separated by spaces. */
  readonly codes: string
  readonly local: string
  readonly foreign: string
  /** States and islands that people write after a city: a line for each with all its names, the displayed one first. */
  readonly regions: string
  /** Steps between the cities that have one. */
  readonly regionSteps: readonly number[]
  /** Twice its line, plus one if it is shown with the city. */
  readonly regionOf: readonly number[]
  /** Steps between popular destinations. */
  readonly soughtSteps: readonly number[]
  /** Of every hundredth city; interpolated linearly in between. */
  readonly importance: readonly number[]
}

export const IMPORTANCE_STEP = 100
export const LATITUDE_STEP = 2
export const LONGITUDE_STEP = 4
/** From here on 91 ASCII characters need one byte each; JSON escapes only one of them. */
const FIRST_LETTER = 0x23

export function toLetter(step: number): string {
  return String.fromCharCode(FIRST_LETTER + Math.round(step))
}

export function fromLetter(letters: string, at: number): number {
  return letters.charCodeAt(at) - FIRST_LETTER
}
