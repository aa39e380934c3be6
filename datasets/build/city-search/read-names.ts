import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'

export type NameInLanguage = { readonly language: string; readonly name: string }
/** By GeoNames' id. */
export type CityNames = ReadonlyMap<number, readonly NameInLanguage[]>

/** A CSV of geonameid, language and name; only a name may be quoted. */
export async function readNames(file: string): Promise<CityNames> {
  const names = new Map<number, NameInLanguage[]>()
  const lines = gunzipSync(await readFile(file))
    .toString('utf8')
    .split('\n')
  for (const line of lines.slice(1)) {
    const [, id, language, name] = /^(\d+),([^,]*),(.*)$/.exec(line) ?? []
    if (!id || !language || !name) continue
    const known = names.get(Number(id)) ?? []
    known.push({ language, name: name.replaceAll(/^"|"$/g, '').replaceAll('""', '"') })
    names.set(Number(id), known)
  }
  return names
}
