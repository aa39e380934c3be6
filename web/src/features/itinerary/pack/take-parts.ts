import { countryStays } from '@app/domain/trip-preparation'

import type { BackendConfig } from '../../../api/backend.ts'
import { readFlag } from '../../../device/storage/flags.ts'
import { loadRates } from '../../../entities/currency/load-rates.ts'
import { chooseRegions, findRegions } from '../../../entities/map/regions/find-regions.ts'
import { framesAround } from '../../../entities/map/regions/frames.ts'
import { regionDownloads } from '../../../entities/map/regions/region-downloads.ts'
import { regionStore } from '../../../entities/map/regions/region-store.ts'
import { openLocalPhrases } from '../../../entities/phrases/local-phrases.ts'
import { loadFeeds } from '../../../entities/safety-feeds/load-feeds.ts'
import { pointsOfTrip } from '../../../entities/trip/trip-line.ts'
import type { KeptTrip } from '../../../entities/trip/trip-store.ts'
import { canKeepFiles, keepFiles, sizeOfKept } from '../../../offline/asked-files.ts'
import { queryClient } from '../../../offline/query-client.ts'
import type { PackPart, PackPartId } from './travel-pack.ts'

export type Taking = {
  readonly kept: KeptTrip
  readonly config: BackendConfig
  readonly userId: string | null
  readonly mayKeepMaps: boolean
  readonly today: string
  readonly signal: AbortSignal
}

type Take = (taking: Taking) => Promise<PackPart>

const NOTHING: PackPart = { state: 'none', bytes: 0, asOf: '', files: [] }

/** Each part by itself: one that fails leaves the others. */
export const TAKE_PART: Readonly<Record<PackPartId, Take>> = {
  plan: async ({ kept }) => part(bytesOf(kept), kept.changedAt.slice(0, 10)),
  documents: takeDocuments,
  maps: takeMaps,
  phrases: takePhrases,
  rates: takeRates,
  entry: takeEntry,
  guide: takeGuide,
  emergency: takeEmergency,
  advisories: takeAdvisories,
}

function part(bytes: number, asOf: string, files: readonly string[] = []): PackPart {
  return { state: 'kept', bytes, asOf, files }
}

function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length
}

function countriesOf({ kept: { trip } }: Taking): readonly string[] {
  return countryStays(trip).map(({ country }) => country)
}

/** As the vault has them: encrypted. Their list is an answer of the account, which is stored with the others. */
async function takeDocuments({ config, userId, today }: Taking): Promise<PackPart> {
  if (userId === null) return NOTHING
  const [{ vaultQuery }, { keepDocument, listKeptDocuments }] = await Promise.all([
    import('../../../entities/vault/vault-query.ts'),
    import('../../../entities/vault/documents.ts'),
  ])
  const { files } = await queryClient.fetchQuery({ ...vaultQuery(config, userId), staleTime: 0 })
  if (files.length === 0) return NOTHING
  const before = await listKeptDocuments(userId)
  let bytes = 0
  for (const { id } of files) bytes += await keepDocument({ config, userId }, id)
  return part(
    bytes,
    today,
    files.flatMap(({ id }) => (before.has(id) ? [] : [id])),
  )
}

async function takeMaps({ kept: { trip }, config, mayKeepMaps, today, signal }: Taking): Promise<PackPart> {
  if (!mayKeepMaps) return { ...NOTHING, state: 'plan' }
  const asked = await findRegions(config, framesAround(pointsOfTrip(trip)))
  if (asked.kind === 'refused') throw new Error(asked.message)
  const wanted = chooseRegions(asked.answer)
  if (wanted.length === 0) return NOTHING
  const before = new Set((await regionStore.read()).regions.map(({ file }) => file))
  const stop = (): void => wanted.forEach(({ file }) => void regionDownloads.pause(file))
  signal.addEventListener('abort', stop, { once: true })
  for (const region of wanted) await regionDownloads.start(region, region.title || trip.title)
  signal.removeEventListener('abort', stop)
  const { regions } = await regionStore.read()
  const isHere = wanted.every(({ file }) => regions.some((region) => region.file === file && region.state === 'kept'))
  if (!isHere) throw new Error('a map is not complete')
  const bytes = wanted.reduce((sum, region) => sum + region.bytes, 0)
  const date = wanted.map((region) => region.date).toSorted()[0]
  return part(
    bytes,
    date ?? today,
    wanted.flatMap(({ file }) => (before.has(file) ? [] : [file])),
  )
}

async function takePhrases(taking: Taking): Promise<PackPart> {
  const { default: addresses } = await import('virtual:packed-phrases')
  const local = await Promise.all(countriesOf(taking).map((country) => openLocalPhrases(country)))
  const codes = new Set(local.flatMap((found) => found?.language.code ?? []))
  const names = ['phrases/phrases.json', ...[...codes].map((code) => `phrases/phrases-${code}.json`)]
  return takeFiles(
    names.flatMap((name) => addresses[name] ?? []),
    taking,
  )
}

async function takeRates(): Promise<PackPart> {
  const rates = await loadRates()
  return part(bytesOf(rates), rates.date)
}

/** The tables behind the answers, for every passport, with holidays and weather. */
async function takeEntry(taking: Taking): Promise<PackPart> {
  const tables = await Promise.all([
    import('virtual:packed-table/visas'),
    import('virtual:packed-table/holidays'),
    import('virtual:packed-table/climate'),
  ])
  return takeFiles(
    tables.map((table) => table.default),
    taking,
  )
}

async function takeGuide(taking: Taking): Promise<PackPart> {
  const { default: addresses } = await import('virtual:packed-guide')
  const countries = countriesOf(taking).map((code) => code.toLowerCase())
  const isWanted = (name: string): boolean =>
    name === 'guide/destinations.json' ||
    countries.some((code) => new RegExp(`^guide/${code}(-\\d+)?\\.json$`).test(name))
  return takeFiles(
    Object.keys(addresses).flatMap((name) => (isWanted(name) ? (addresses[name] ?? []) : [])),
    taking,
  )
}

/** The numbers are part of the app; the card and the missions are on this device since they were filled in or looked up. */
async function takeEmergency({ today }: Taking): Promise<PackPart> {
  const { EMERGENCY_COUNTRIES } = await import('@app/datasets/emergency-numbers')
  const card = readFlag('emergency-card') ?? ''
  const missions = readFlag('own-embassies-kept') ?? ''
  return part(bytesOf(EMERGENCY_COUNTRIES) + bytesOf(card) + bytesOf(missions), today)
}

/** As the feeds had them today; without an answer the levels that ship with the app, with their own date. */
async function takeAdvisories(taking: Taking): Promise<PackPart> {
  const countries = countriesOf(taking)
  const [feeds, { advisoriesOf }] = await Promise.all([loadFeeds(countries), import('@app/datasets/advisories')])
  const packed = countries.flatMap(advisoriesOf)
  const read = feeds?.isOn ? feeds.readings.flatMap(({ readAt }) => readAt ?? []) : []
  if (read.length === 0) return part(bytesOf(packed), packed.map(({ checkedAt }) => checkedAt).toSorted()[0] ?? '')
  return part(bytesOf(packed) + bytesOf(feeds), new Date(Math.max(...read)).toISOString().slice(0, 10))
}

/** Files of the app with a hash in their name. Where no service worker would serve them there is nothing to keep. */
async function takeFiles(addresses: readonly string[], { signal, today }: Taking): Promise<PackPart> {
  if (!canKeepFiles()) throw new Error('no service worker')
  await keepFiles(addresses, { signal, onProgress: () => undefined })
  return part(await sizeOfKept(addresses), today, addresses)
}
