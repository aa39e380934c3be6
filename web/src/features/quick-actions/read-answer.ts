/**
 * The schemas stay on the server. Here an answer, or stored data of an older app, only needs the fields that are shown;
 * anything else is ignored.
 */
import type { EmergencyInfoResponse } from '@app/contracts/emergency-info'
import type { NearbyPlace, NearbyPlacesResponse } from '@app/contracts/nearby-places'

type Table = Readonly<Record<string, unknown>>

export function readEmergency(value: unknown): EmergencyInfoResponse | null {
  if (!isTable(value) || !isTable(value['facts']) || !isTable(value['location'])) return null
  const { help, near, hospitals } = value['facts']
  const isWhole =
    isNumber(value['location']['latitude']) &&
    isNumber(value['location']['longitude']) &&
    typeof value['generated_at'] === 'string' &&
    Array.isArray(near) &&
    Array.isArray(help) &&
    help.every((one) => isTable(one) && isTable(one['services'])) &&
    (hospitals === null || (isTable(hospitals) && Array.isArray(hospitals['found'])))
  return isWhole ? (value as EmergencyInfoResponse) : null
}

export function readNearby(value: unknown): NearbyPlacesResponse | null {
  if (!isTable(value) || !Array.isArray(value['places'])) return null
  const unreachable = Array.isArray(value['unreachable']) ? value['unreachable'] : []
  return { ...(value as NearbyPlacesResponse), unreachable, places: value['places'].filter(isPlace) }
}

function isPlace(value: unknown): value is NearbyPlace {
  if (!isTable(value) || !isTable(value['coordinates']) || !isTable(value['source'])) return false
  const { id, name, distance, coordinates, website, photo } = value
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    isNumber(distance) &&
    isNumber(coordinates['lat']) &&
    isNumber(coordinates['lng']) &&
    isLink(website) &&
    isLink(photo)
  )
}

function isLink(value: unknown): boolean {
  return value === null || (typeof value === 'string' && /^https?:\/\//.test(value))
}

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
