/** The countries of a part of the world, as travellers use its name; ISO 3166-1. */
const BALKANS = 'AL BA BG HR GR ME MK RS SI XK RO'
const NORTH = 'DK FI IS NO SE'
const MEDITERRANEAN = 'ES FR IT MT HR ME AL GR TR CY EG TN MA SI'
const SOUTH_EAST_ASIA = 'BN ID KH LA MM MY PH SG TH TL VN'

const REGIONS = {
  europe: `AD AT BE CH CY CZ DE EE ES FR GB HU IE IT LI LT LU LV MC MD MT NL PL PT SK SM UA VA FO GI ${BALKANS} ${NORTH}`,
  'southeast-asia': SOUTH_EAST_ASIA,
  asia: `AE AM AZ BD BT CN GE HK IN JO JP KG KR KZ LK MN MO MV NP OM QA SA TJ TM TW UZ ${SOUTH_EAST_ASIA}`,
  africa: 'BJ BW CI CM CV DZ EG ET GA GH GM KE LS MA MG ML MU MW MZ NA NG RE RW SC SN ST SZ TG TN TZ UG ZA ZM ZW',
  caribbean: 'AG AI AW BB BL BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ PR SX TC TT VC VG VI',
  'south-america': 'AR BO BR CL CO EC GF GY PE PY SR UY VE CR GT HN MX NI PA SV BZ',
  'north-america': 'CA US MX',
  'middle-east': 'AE BH EG IL JO KW LB OM QA SA TR',
  mediterranean: MEDITERRANEAN,
  scandinavia: NORTH,
  balkans: BALKANS,
} as const

export type WorldRegion = keyof typeof REGIONS
export const WORLD_REGIONS = Object.keys(REGIONS) as [WorldRegion, ...WorldRegion[]]

export function countriesOf(region: WorldRegion): readonly string[] {
  return REGIONS[region].split(' ')
}
