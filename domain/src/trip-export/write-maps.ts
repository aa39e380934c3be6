/** GPX 1.1 (topografix.com/GPX/1/1) and KML 2.2 (OGC 07-147r2): the stops as points and each day as a route. */
import type { Coordinates } from '../kernel/index.ts'
import type { Stop, Trip, TripDay, TripPlace } from '../trip/index.ts'
import { clockOf, dayName, degreesOf, doubtOf, escapeXml, type ExportWords, placeOfStop } from './day-lines.ts'

type Point = { readonly stop: Stop; readonly place: TripPlace }

export function writeGpx(trip: Trip, words: ExportWords): string {
  const points = trip.days.flatMap((day) => pointsOf(trip, day))
  const waypoints = points.map((point) => gpxPoint('wpt', point, words))
  const routes = trip.days.map((day, index) =>
    [
      `  <rte><name>${escapeXml(dayName(day, index, words))}</name>`,
      ...pointsOf(trip, day).map((point) => `  ${gpxPoint('rtept', point, words)}`),
      '  </rte>',
    ].join('\n'),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Sojourn" xmlns="http://www.topografix.com/GPX/1/1">',
    `  <metadata><name>${escapeXml(trip.title)}</name></metadata>`,
    ...waypoints,
    ...routes,
    '</gpx>',
    '',
  ].join('\n')
}

export function writeKml(trip: Trip, words: ExportWords): string {
  const folders = trip.days.map((day, index) => kmlFolder(trip, day, index, words))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2"><Document>',
    `  <name>${escapeXml(trip.title)}</name>`,
    ...folders,
    '</Document></kml>',
    '',
  ].join('\n')
}

function kmlFolder(trip: Trip, day: TripDay, index: number, words: ExportWords): string {
  const points = pointsOf(trip, day)
  const marks = points.map(({ stop, place }) =>
    [
      `    <Placemark><name>${escapeXml(stop.title)}</name>`,
      `      <description>${escapeXml(describe({ stop, place }, words))}</description>`,
      `      <Point><coordinates>${kmlPoint(place.coordinates)}</coordinates></Point></Placemark>`,
    ].join('\n'),
  )
  const way = points.map(({ place }) => kmlPoint(place.coordinates)).join(' ')
  const line = `    <Placemark><name>Way</name><LineString><tessellate>1</tessellate><coordinates>${way}</coordinates></LineString></Placemark>`
  return [
    `  <Folder><name>${escapeXml(dayName(day, index, words))}</name>`,
    ...marks,
    ...(points.length > 1 ? [line] : []),
    '  </Folder>',
  ].join('\n')
}

function pointsOf(trip: Trip, day: TripDay): readonly Point[] {
  return day.stops.flatMap((stop) => {
    const place = placeOfStop(stop, trip)
    return place ? [{ stop, place }] : []
  })
}

function gpxPoint(tag: 'wpt' | 'rtept', { stop, place }: Point, words: ExportWords): string {
  const { latitude, longitude } = place.coordinates
  const inside = `<name>${escapeXml(stop.title)}</name><desc>${escapeXml(describe({ stop, place }, words))}</desc>`
  return `  <${tag} lat="${degreesOf(latitude)}" lon="${degreesOf(longitude)}">${inside}</${tag}>`
}

/** Longitude comes first in KML. */
function kmlPoint({ latitude, longitude }: Coordinates): string {
  return `${degreesOf(longitude)},${degreesOf(latitude)}`
}

function describe({ stop: { arrive, leave, note }, place }: Point, words: ExportWords): string {
  return [`${clockOf(arrive)}–${clockOf(leave)}`, note, doubtOf(place, words)].filter(Boolean).join('\n')
}
