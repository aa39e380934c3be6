import type { NearbyPlace, NearbyPlacesResponse } from '@app/contracts/nearby-places'
import { useState } from 'react'

type Props = { readonly place: NearbyPlace; readonly from: NearbyPlacesResponse['location'] }

const BOX = 'size-18 rounded-control sm:size-24'

/** A photo if there is one; else an illustration of the direction: the traveller in the middle, north up. */
export function PlacePicture({ place, from }: Props) {
  const [isBroken, setBroken] = useState(false)
  const { photo } = place
  if (photo && !isBroken) {
    return <img src={photo} alt="" loading="lazy" className={`${BOX} object-cover`} onError={() => setBroken(true)} />
  }
  const { x, y, ringM } = wayTo(place, from)
  return (
    <svg viewBox="0 0 96 96" className={`${BOX} bg-sea`} fill="none" aria-hidden="true">
      <path d="M.5.5h95v95H.5z" className="stroke-line" />
      <circle cx="48" cy="48" r="20" className="stroke-line" strokeDasharray="1 3" />
      <circle cx="48" cy="48" r="40" className="stroke-edge" strokeDasharray="1 3" />
      <path d="M48 3v6" className="stroke-soft" />
      <path d={`M48 48L${x} ${y}`} className="stroke-tide" />
      <circle cx="48" cy="48" r="3" className="fill-tide" />
      <circle cx={x} cy={y} r="5" className="fill-signal stroke-raised" strokeWidth="1.5" />
      <text x="91" y="91" textAnchor="end" className="fill-soft text-[9px]">
        {ringM < 1000 ? `${ringM} m` : `${ringM / 1000} km`}
      </text>
    </svg>
  )
}

const RINGS_M = [50, 100, 250, 500, 1000, 2500, 5000, 10_000, 25_000, 50_000] as const

/** In a square of 96, with a ring of 40 at a round number of metres. */
export function wayTo({ coordinates, distance }: NearbyPlace, from: Props['from']) {
  const ringM = RINGS_M.find((ring) => distance <= ring) ?? 50_000
  const east = (coordinates.lng - from.longitude) * Math.cos((from.latitude * Math.PI) / 180)
  const north = coordinates.lat - from.latitude
  const length = Math.hypot(east, north) || 1
  const away = Math.min(1, distance / ringM) * 40
  const rounded = (value: number): number => Math.round(value * 10) / 10
  return { x: rounded(48 + (east / length) * away), y: rounded(48 - (north / length) * away), ringM }
}
