import type { FlightDisruption } from '../flight-disruption.ts'

/** Four hours late for a reason of the airline, between two countries without a law of ours. */
const LATE: FlightDisruption = {
  event: 'delay',
  departsFromEea: false,
  arrivesInEea: false,
  distanceKm: 3348,
  operatedByEeaCarrier: null,
  operatedByUkCarrier: null,
  operatedByTurkishCarrier: null,
  isLargeCarrier: null,
  arrivalDelayMinutes: 240,
  cause: 'crew-or-staff',
  noticeDays: null,
  wasRerouted: null,
  departsEarlierMinutes: 0,
  isOneBooking: null,
  baggage: null,
}

export function testFlight(from: string, to: string, changes: Partial<FlightDisruption> = {}): FlightDisruption {
  return { ...LATE, fromCountry: from, toCountry: to, ...changes }
}
