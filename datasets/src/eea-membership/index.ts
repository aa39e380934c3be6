import packed from '../../packed/eea-membership.json' with { type: 'json' }

const countries = new Set(packed.countries)
const airportsLeftOut = new Set(packed.airportsLeftOut)

/** EU-1: the territory of Regulation (EC) 261/2004. Some airports lie in a member's country code but outside it. */
export function isInEea(airport: { readonly code: string; readonly country: string }): boolean {
  return countries.has(airport.country) && !airportsLeftOut.has(airport.code)
}
