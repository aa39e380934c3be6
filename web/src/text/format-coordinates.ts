import type { Coordinates } from '@app/domain/kernel'

/** Degrees and minutes as on charts: 38°47′N 9°08′W. */
export function formatCoordinates({ latitude, longitude }: Coordinates): string {
  return `${degrees(latitude, 'N', 'S')} ${degrees(longitude, 'E', 'W')}`
}

function degrees(angle: number, positive: string, negative: string): string {
  const minutes = Math.round(Math.abs(angle) * 60)
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′${angle < 0 ? negative : positive}`
}
