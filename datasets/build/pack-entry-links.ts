import { lineOf } from './packed-text.ts'

export type EntryLinks = {
  /** Hosts of authorities that have no domain of a government. */
  readonly authorities: readonly { readonly host: string; readonly authority: string }[]
  /** One address for the border of many countries. */
  readonly borders: readonly { readonly kind: string; readonly url: string; readonly countries: string }[]
  readonly links: readonly { readonly country: string; readonly kind: string; readonly url: string }[]
}

/** Endings that registries give to governments only: gov.uk, gob.mx, gouv.fr, go.jp, gub.uy, govt.nz, gv.at. */
const GOVERNMENT = /(?:^|\.)(?:(?:gov|gob|gouv|gub|go|govt|gv)\.[a-z]{2}|gov|admin\.ch|europa\.eu|canada\.ca)$/

/** A look-alike takes money for a form that is free: an address of any other host stops the build. */
export function packEntryLinks({ authorities, borders, links }: EntryLinks): readonly string[] {
  const hosts = authorities.map(({ host }) => host)
  const ofBorders = borders.flatMap(({ countries, ...link }) =>
    countries.split(' ').map((country) => ({ country, ...link })),
  )
  return [...links, ...ofBorders]
    .map(({ country, kind, url }) => {
      const { protocol, hostname } = new URL(url)
      if (protocol !== 'https:' || !isOfficial(hostname, hosts)) throw new RangeError(`not an official address: ${url}`)
      return lineOf(country, kind, url)
    })
    .toSorted()
}

function isOfficial(host: string, authorities: readonly string[]): boolean {
  return GOVERNMENT.test(host) || authorities.some((known) => host === known || host.endsWith(`.${known}`))
}
