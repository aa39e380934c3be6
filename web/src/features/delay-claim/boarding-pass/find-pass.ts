import { type BoardingPass, readBoardingPass } from '@app/domain/boarding-pass'
import type { CalendarDate } from '@app/domain/kernel'

export type FoundPass =
  | { readonly kind: 'pass'; readonly pass: BoardingPass }
  | { readonly kind: 'no-code' | 'other' | 'damaged' }

/** The boarding pass among the codes of a picture, or why there is none. */
export function findPass(codes: readonly string[], today: CalendarDate): FoundPass {
  const readings = codes.map((code) => readBoardingPass(code, today))
  const read = readings.find((reading) => reading.kind === 'read')
  if (read) return { kind: 'pass', pass: read.pass }
  if (readings.some(({ kind }) => kind === 'damaged')) return { kind: 'damaged' }
  return { kind: codes.length > 0 ? 'other' : 'no-code' }
}
