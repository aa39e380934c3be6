/**
 * Whether plugs of one country fit the sockets of another: IEC/TR 60083, by the letters of the International Trade
 * Administration.
 */

export type PlugFit = 'fits' | 'some-fit' | 'adapter'

/** The other sockets that accept a plug. The flat Europlug fits most round ones. */
const TAKEN_BY: Readonly<Record<string, string>> = { A: 'B', C: 'EFHJKLNO', E: 'F', F: 'E' }

export function fitPlugs(home: readonly string[], there: readonly string[]): PlugFit {
  const fits = (plug: string): boolean =>
    there.some((socket) => socket === plug || TAKEN_BY[plug]?.includes(socket) === true)
  if (home.every(fits)) return 'fits'
  return home.some(fits) ? 'some-fit' : 'adapter'
}

/** A device for one voltage may be damaged by the other, or hardly run; dual-voltage devices are labelled. */
const SAME_VOLTAGE = 0.2

export function isOtherVoltage(home: readonly number[], there: readonly number[]): boolean {
  return !home.some((one) => there.some((other) => Math.abs(one - other) <= Math.max(one, other) * SAME_VOLTAGE))
}
