import type { Coordinates } from '@app/domain/kernel'
import { useEffect, useState } from 'react'

import { clipLine } from './drawing/clip.ts'
import { graticule } from './drawing/graticule.ts'
import { landShapes } from './drawing/land.ts'
import { mercator, type MercatorLayout } from './drawing/mercator.ts'
import { pathData } from './drawing/path-data.ts'
import type { MapView } from './map-engine.ts'
import type { LatLng, MapLocation, MapMarker } from './map-marker.ts'

type Props = {
  readonly view: MapView
  readonly markers: readonly MapMarker[]
  readonly here: MapLocation | null
  readonly height: number
  readonly label: string
}

const WIDTH = 800
/** At a larger scale a coastline drawn for continents would look wrong. */
const MOST_PIXELS_PER_DEGREE = 60
const MARGIN = 1.6
const TILE_PIXELS = 512
/** A flat layout has no far side: the point opposite is open sea, so no land is left out. */
const NO_LAND_OPPOSITE = { latitude: 0, longitude: 30 }

/** Without WebGL: coasts, the graticule and the pins, drawn once and static. */
export function PlainChart({ view, markers, here, height, label }: Props) {
  const [land, setLand] = useState<string | null>(null)
  const points = [...markers.map(({ position }) => position), ...(here ? [here.position] : [])]
  const layout = sheetAround(points, view, height)
  const key = JSON.stringify(layout)
  useEffect(() => {
    let isGone = false
    void drawLand(JSON.parse(key) as MercatorLayout).then((path) => {
      if (!isGone) setLand(path)
    })
    return () => {
      isGone = true
    }
  }, [key])
  const project = mercator(layout)
  const at = ({ lat, lng }: LatLng) => project({ latitude: lat, longitude: lng })
  const grid = graticule(layout.pixelsPerDegree > 20 ? 2 : 10).flatMap((line) =>
    clipLine(line.map(project), frameOf(layout)),
  )
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
      className="absolute inset-0 size-full bg-sea"
    >
      <path d={pathData(grid)} className="fill-none stroke-line" strokeDasharray="1 3" />
      {land && <path d={land} className="fill-land stroke-edge" strokeWidth="0.75" />}
      {markers.map(({ position, title }) => {
        const [x, y] = at(position)
        return (
          <path
            key={`${title} ${position.lat} ${position.lng}`}
            d={`M${x} ${y}c-3-6-8-9-8-14a8 8 0 0 1 16 0c0 5-5 8-8 14z`}
            className="fill-signal stroke-raised"
          />
        )
      })}
      {here && <circle cx={at(here.position)[0]} cy={at(here.position)[1]} r="6" className="fill-tide stroke-raised" />}
    </svg>
  )
}

/** The requested zoom, or less to show every pin. */
function sheetAround(points: readonly LatLng[], { center, zoom }: MapView, height: number): MercatorLayout {
  const all = points.length > 0 ? points : [center]
  const lngs = all.map(({ lng }) => lng)
  const lats = all.map(({ lat }) => lat)
  const [west, east, south, north] = [Math.min(...lngs), Math.max(...lngs), Math.min(...lats), Math.max(...lats)]
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 }
  const pixelsPerDegree = Math.min(
    MOST_PIXELS_PER_DEGREE,
    (TILE_PIXELS * 2 ** zoom) / 360,
    WIDTH / ((east - west) * MARGIN),
    height / ((north - south) * MARGIN * MARGIN),
  )
  const [, down] = mercator({ width: 0, height: 0, west: 0, north: 0, pixelsPerDegree })(middle)
  return {
    width: WIDTH,
    height,
    west: middle.longitude - WIDTH / 2 / pixelsPerDegree,
    north: latitudeAt((height / 2 - down) / pixelsPerDegree),
    pixelsPerDegree,
  }
}

/** The inverse of the Mercator projection. */
function latitudeAt(stretched: number): number {
  return (Math.atan(Math.sinh((stretched * Math.PI) / 180)) * 180) / Math.PI
}

function frameOf({ width, height }: MercatorLayout) {
  return { left: -20, top: -20, right: width + 20, bottom: height + 20 }
}

async function drawLand(layout: MercatorLayout): Promise<string> {
  const { COASTLINE } = await import('@app/datasets/coastline')
  return pathData(landShapes(COASTLINE.filter(isOnOneSide), mercator(layout), frameOf(layout), NO_LAND_OPPOSITE), true)
}

/** An island on the date line is drawn once around the world; Antarctica spans it too, but is not a thin line. */
function isOnOneSide(shore: readonly Coordinates[]): boolean {
  const longitudes = shore.map(({ longitude }) => longitude)
  const latitudes = shore.map(({ latitude }) => latitude)
  const isWide = Math.max(...longitudes) - Math.min(...longitudes) > 350
  return !isWide || Math.max(...latitudes) - Math.min(...latitudes) > 5
}
