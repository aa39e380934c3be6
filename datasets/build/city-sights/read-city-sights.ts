/**
 * `sources/city-sights/<city>.txt`, written by hand: `# city|country|id` and then, the best known first, one line per
 * sight: names|latitude,longitude|kind|minutes|days closed|price band|one line in our own words.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Coordinates } from '@app/domain/kernel'

const FOLDER = join(import.meta.dirname, '../../sources/city-sights')

export type WrittenSight = {
  readonly names: readonly string[]
  readonly coordinates: Coordinates
  readonly kind: string
  readonly visitMinutes: number
  readonly closedOn: string
  readonly priceBand: string
  readonly fact: string
}

export type WrittenCity = {
  readonly name: string
  readonly country: string
  readonly cityId: number
  readonly sights: readonly WrittenSight[]
}

export async function readCitySights(): Promise<readonly WrittenCity[]> {
  const files = (await readdir(FOLDER)).toSorted()
  const texts = await Promise.all(files.map((file) => readFile(join(FOLDER, file), 'utf8')))
  return texts.map(toCity)
}

function toCity(text: string): WrittenCity {
  const [head = '', ...lines] = text.trim().split('\n')
  const [name = '', country = '', cityId = ''] = head.slice(2).split('|')
  return { name, country, cityId: Number(cityId), sights: lines.map(toSight) }
}

function toSight(line: string): WrittenSight {
  const fields = line.split('|')
  if (fields.length !== 7) throw new RangeError(`not a sight: ${line}`)
  const [names = '', point = '', kind = '', minutes = '', closedOn = '', priceBand = '', fact = ''] = fields
  const [latitude = Number.NaN, longitude = Number.NaN] = point.split(',').map(Number)
  return {
    names: names.split('='),
    coordinates: { latitude, longitude },
    kind,
    visitMinutes: Number(minutes),
    closedOn,
    priceBand,
    fact,
  }
}
