import { readCount } from '../read-number.ts'
import { lengthAt, type Reading, startBefore } from '../reading.ts'

/** `an SUV for 5 people`: the number is the size of the car, not the number of travellers. */
export function isSeatCount(reading: Reading, at: number): boolean {
  if (!readCount(reading, at)) return false
  const opening = startBefore(reading, at, 'for', 'seat', 'with')
  if (opening < 0) return false
  const noun = Math.max(startBefore(reading, opening, 'carKind'), startBefore(reading, opening, 'rent'))
  return noun >= 0 && lengthAt(reading, noun, 'carKind', 'driving') > 0
}
