/**
 * The most important cities for the browser, column by column, the most important first: columns of one kind compress far
 * better than rows. Lines of `codes`, `local` and `foreign` stop where no city after them has any.
 */
export type OfflineCities = {
  readonly rows: number
  readonly names: string
  /** Two letters each. */
  readonly countries: string
  /** One letter each: steps from the south pole and from the date line, enough to tell near from far. */
  readonly latitudes: string
  readonly longitudes: string
  /** IATA's and short forms, with spaces between. */
  readonly codes: string
  readonly local: string
  readonly foreign: string
  /** States and islands that people write after a city: a line for each with all its names, as it is shown first. */
  readonly regions: string
  /** From one city that has one to the next. */
  readonly regionSteps: readonly number[]
  /** Twice its line, and one more where it is shown with the city. */
  readonly regionOf: readonly number[]
  /** From one city that many travel to to the next. */
  readonly soughtSteps: readonly number[]
  /** Of every hundredth city; between them it falls evenly. */
  readonly importance: readonly number[]
}

export const IMPORTANCE_STEP = 100
export const LATITUDE_STEP = 2
export const LONGITUDE_STEP = 4
/** From here on 91 letters of ASCII need one byte each; JSON escapes only one of them. */
const FIRST_LETTER = 0x23

export function toLetter(step: number): string {
  return String.fromCharCode(FIRST_LETTER + Math.round(step))
}

export function fromLetter(letters: string, at: number): number {
  return letters.charCodeAt(at) - FIRST_LETTER
}
