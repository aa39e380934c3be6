/**
 * The countries of the packed comparison's cities, for links to their pages. The test beside this file compares both.
 */
const COUNTRIES: Readonly<Record<string, string>> = {
  AE: 'united-arab-emirates',
  AR: 'argentina',
  AU: 'australia',
  CA: 'canada',
  EG: 'egypt',
  ES: 'spain',
  FR: 'france',
  GB: 'united-kingdom',
  GR: 'greece',
  IN: 'india',
  IS: 'iceland',
  IT: 'italy',
  JP: 'japan',
  KE: 'kenya',
  KR: 'south-korea',
  MA: 'morocco',
  MX: 'mexico',
  NO: 'norway',
  NZ: 'new-zealand',
  PE: 'peru',
  PT: 'portugal',
  SG: 'singapore',
  TH: 'thailand',
  TR: 'turkiye',
  US: 'united-states',
  ZA: 'south-africa',
}

export function placePath({ id, country }: { readonly id: string; readonly country: string }): string {
  return `/places/${COUNTRIES[country] ?? country.toLowerCase()}/${id}`
}
