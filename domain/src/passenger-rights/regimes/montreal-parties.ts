/**
 * MC-1: parties to the Montreal Convention, by country of the airport, with the territories to which they extend it.
 * Source: ICAO, list of parties. A country that is missing here is unknown, not outside: nothing is said of it.
 */
const CODES =
  'AL AR AM AU AT AZ BH BB BE BZ BJ BO BA BW BR BN BG BF CV CM CA TD CL CN CO CG CK CR CI HR CU CY CZ CD DK DO EC EG SV ' +
  'GQ EE SZ ET FJ FI FR GA GM GE DE GH GR GT GY HN HU IS IN ID IE IL IT JM JP JO KZ KE KW LV LB LT LU MG MY MV ML MT MU ' +
  'MX MD MC MN ME MA MZ NA NP NL NZ NE NG MK NO OM PK PA PY PE PH PL PT QA KR RO RU RW VC SA SN RS SC SL SG SK SI ZA ES ' +
  'LK SD SE CH SY TH TG TO TN TR UG UA AE GB TZ US UY VU VN ' +
  'AX GF GP MQ RE YT MF HK MO PR VI GU AS MP'

const PARTIES: ReadonlySet<string> = new Set(CODES.split(' '))

export function isMontrealParty(country: string): boolean {
  return PARTIES.has(country)
}
