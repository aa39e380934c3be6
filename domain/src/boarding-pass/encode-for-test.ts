import { HEADER, LEG } from './bar-coded-fields.ts'

export type TestLeg = Partial<
  Record<'booking' | 'from' | 'to' | 'carrier' | 'number' | 'date' | 'cabin' | 'seat', string>
>

const LEG_DEFAULT = {
  booking: 'ABC123',
  from: 'LIS',
  to: 'JFK',
  carrier: 'TP',
  number: '0204',
  date: '275',
  cabin: 'Y',
  seat: '012A',
  sequence: '0025',
  status: '1',
}

/** A boarding pass as an airline would write it; `issued` as year digit and day of the year, "6273". */
export function encodeBoardingPass(
  passenger: string,
  legs: readonly TestLeg[],
  { issued = null, security = '' }: { readonly issued?: string | null; readonly security?: string } = {},
): string {
  const shared = issued === null ? '' : `>60B1WM${issued}BTP `
  const written = legs.map((leg, index) => {
    const variable = index === 0 ? shared : ''
    const fields = { ...LEG_DEFAULT, ...leg, size: variable.length.toString(16).toUpperCase().padStart(2, '0') }
    const text = Object.entries(LEG).map(([name, [, length]]) => fields[name as keyof typeof fields].padEnd(length))
    return text.join('') + variable
  })
  return `M${legs.length}${passenger.padEnd(HEADER.passenger[1])}E${written.join('')}${security}`
}
