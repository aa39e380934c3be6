import { pathOf, placeOf } from '../../entities/save/save-place.ts'
import type { Save } from '../../entities/save/saved-item.ts'

export const FORMATS = ['json', 'csv', 'gpx'] as const
export type Format = (typeof FORMATS)[number]

const TYPES: Readonly<Record<Format, string>> = {
  json: 'application/json',
  csv: 'text/csv;charset=utf-8',
  gpx: 'application/gpx+xml',
}

/** A file with all saves, for other programs. */
export function exportSaves(saves: readonly Save[], format: Format, origin: string): Blob {
  const write = { json: toJson, csv: toCsv, gpx: toGpx }[format]
  return new Blob([write(saves, origin)], { type: TYPES[format] })
}

export function toJson(saves: readonly Save[]): string {
  const plain = saves.map(({ isWaiting: _waiting, revision: _revision, ...save }) => save)
  return JSON.stringify(plain, null, 2)
}

const COLUMNS = ['type', 'title', 'description', 'collection', 'note', 'saved_at', 'latitude', 'longitude', 'link']

/** RFC 4180, with the byte order mark that makes a spreadsheet read it as UTF-8. */
export function toCsv(saves: readonly Save[], origin: string): string {
  const lines = saves.map((save) => {
    const place = placeOf(save)
    const path = pathOf(save)
    const words = [save.type, save.title, save.description, save.collection ?? '', save.note ?? '', save.savedAt]
    const figures = [String(place?.lat ?? ''), String(place?.lng ?? ''), path ? `${origin}${path}` : '']
    return [...words.map(plain), ...figures].map(quote).join(',')
  })
  return `\uFEFF${[COLUMNS.join(','), ...lines].join('\r\n')}\r\n`
}

/** A spreadsheet would execute a cell that begins like a formula. */
function plain(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/**
 * Waypoints of GPX 1.1 (https://www.topografix.com/GPX/1/1/), for maps and devices; saves without a position are left
 * out.
 */
export function toGpx(saves: readonly Save[]): string {
  const points = saves.flatMap((save) => {
    const place = placeOf(save)
    if (!place) return []
    const words = [save.description, save.note ?? ''].filter(Boolean).join('\n')
    const body = `<name>${escape(save.title)}</name><desc>${escape(words)}</desc><type>${save.type}</type>`
    return [`  <wpt lat="${place.lat}" lon="${place.lng}">${body}</wpt>`]
  })
  const head = '<gpx version="1.1" creator="Sojourn" xmlns="http://www.topografix.com/GPX/1/1">'
  return ['<?xml version="1.0" encoding="UTF-8"?>', head, ...points, '</gpx>', ''].join('\n')
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Characters that XML cannot represent are removed. */
function escape(text: string): string {
  return text.replaceAll(/[^\P{Cc}\t\n]/gu, '').replaceAll(/[&<>"]/g, (mark) => ENTITIES[mark] ?? '')
}
