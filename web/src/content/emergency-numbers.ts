/** National emergency numbers as the authorities publish them, read on 2026-11-15. Where one stands alone it is for all three. */
type Numbers = { readonly country: string; readonly police: string; readonly medical: string; readonly fire: string }

const all = (country: string, number: string): Numbers => ({ country, police: number, medical: number, fire: number })
const each = (country: string, police: string, medical: string, fire: string): Numbers => ({
  country,
  police,
  medical,
  fire,
})

export const EMERGENCY_NUMBERS: readonly Numbers[] = [
  each('AR', '911', '107', '100'),
  all('AU', '000'),
  each('BR', '190', '192', '193'),
  all('CA', '911'),
  each('CH', '117', '144', '118'),
  each('CN', '110', '120', '119'),
  all('DE', '112'),
  each('EG', '122', '123', '180'),
  all('ES', '112'),
  all('FR', '112'),
  all('GB', '999'),
  all('GR', '112'),
  all('IE', '112'),
  all('IN', '112'),
  all('IS', '112'),
  all('IT', '112'),
  each('JP', '110', '119', '119'),
  each('KR', '112', '119', '119'),
  each('MA', '19', '15', '15'),
  all('MX', '911'),
  each('NO', '112', '113', '110'),
  all('NZ', '111'),
  all('PT', '112'),
  each('SG', '999', '995', '995'),
  each('TH', '191', '1669', '199'),
  all('TR', '112'),
  all('US', '911'),
  each('ZA', '10111', '10177', '10177'),
]
