import type { NearbyPlace } from '@app/contracts/nearby-places'
import { useState } from 'react'

/** A photo where somebody gives one; else a small plate of where the table stands, drawn from its coordinates. */
export function PlacePicture({ place: { photo, coordinates } }: { readonly place: NearbyPlace }) {
  const [isBroken, setBroken] = useState(false)
  const box = 'size-18 rounded-control sm:size-24'
  if (photo && !isBroken) {
    return <img src={photo} alt="" loading="lazy" className={`${box} object-cover`} onError={() => setBroken(true)} />
  }
  // The last two figures of each degree place the pin in a square of about a kilometre.
  const [x, y] = [share(coordinates.lng), 1 - share(coordinates.lat)].map((part) => 18 + part * 60) as [number, number]
  return (
    <svg viewBox="0 0 96 96" className={`${box} bg-sea`} fill="none" aria-hidden="true">
      <path d="M.5.5h95v95H.5z" className="stroke-line" />
      <path d="M.5 32.500h95M.5 64.500h95M32.500.5v95M64.500.5v95" className="stroke-line" strokeDasharray="1 3" />
      <path d={`M0 ${y + 14}C30 ${y - 6} 58 ${y + 26} 96 ${y + 4}`} className="stroke-edge" />
      <path d={`M${x - 12} 96C${x - 20} 62 ${x + 14} 40 ${x + 4} 0`} className="stroke-edge" />
      <circle cx={x} cy={y} r="9" className="fill-raised stroke-tide" strokeWidth="1.5" />
      <path
        d={`M${x - 2.5} ${y - 5}v4a2 2 0 0 0 4 0v-4M${x - 0.5} ${y + 1}v4`}
        className="stroke-tide"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** Between 0 and 1. */
function share(degrees: number): number {
  const hundredths = Math.abs(degrees) * 100
  return hundredths - Math.floor(hundredths)
}
