/**
 * What travellers call countries beside the names that Intl has, in the six languages, folded. Some stand with their
 * article, because without it they are other words: "the states", "us".
 */
const NAMES: Readonly<Record<string, string>> = {
  AE: 'uae|the uae|emirates|the emirates|emirate|die emirate|vae|emirats|emiratos|emiratos arabes|emirati arabi|gli emirati|agli emirati|negli emirati|emirados|emirados arabes|eau',
  AG: 'antigua|antigua and barbuda|antigua und barbuda|antigua et barbuda|antigua y barbuda',
  BA: 'bosnia|bosnien|bosnie|bosnia and herzegovina|bosnia herzegovina|bosnia y herzegovina|bosnia ed erzegovina|bosnia e herzegovina',
  BY: 'weissrussland|bielorussie|bielorrusia|bielorussia|byelorussia|white russia',
  CD: 'dr congo|drc|dr kongo|rdc|rd congo|democratic republic of congo|democratic republic of the congo|demokratische republik kongo|republique democratique du congo|republica democratica del congo|repubblica democratica del congo|republica democratica do congo|congo kinshasa',
  CG: 'congo brazzaville|republic of the congo',
  CI: 'ivory coast|elfenbeinkuste|cote d ivoire|costa de marfil|costa d avorio|costa do marfim',
  CV: 'cape verde|kap verde|kapverden|cap vert|cabo verde|capo verde',
  CZ: 'czech republic|czechia|tschechien|tschechei|tschechische republik|tschechischen republik|republique tcheque|tchequie|republica checa|chequia|repubblica ceca|cechia|republica tcheca|tchequia',
  DO: 'dom rep|domrep|dominican republic|dominikanische republik|dominikanischen republik|republique dominicaine|republica dominicana|repubblica dominicana|la dominicana',
  FK: 'falklands|falkland islands|falklandinseln|malouines|malvinas|malvine',
  FO: 'faroes|faroe islands|faroer|feroe|islas feroe|ilhas feroe',
  GB: 'uk|britain|great britain|england|grossbritannien|vereinigtes konigreich|vereinigte konigreich|vereinigten konigreich|grande bretagne|angleterre|royaume uni|gran bretana|inglaterra|reino unido|gran bretagna|inghilterra|regno unito|gra bretanha',
  GM: 'gambia|the gambia',
  IR: 'iran|irao|ira',
  KN: 'st kitts|saint kitts|st kitts and nevis',
  KP: 'north korea|nordkorea|coree du nord|corea del norte|corea del nord|coreia do norte',
  KR: 'korea|coree|corea|coreia|south korea|sudkorea|coree du sud|corea del sur|corea del sud|coreia do sul',
  MD: 'moldova|moldawien|moldau|moldavie|moldavia',
  MK: 'macedonia|mazedonien|macedoine|macedonia|north macedonia',
  MM: 'burma|birma|birmanie|birmania|mianmar',
  MU: 'mauritius|ile maurice|mauricio|maurizio|ilhas mauricio|mauricia',
  NL: 'holland|hollande|holanda|olanda',
  NZ: 'nueva zelandia|neuseeland|nz',
  SG: 'singapore|cingapura',
  SA: 'saudi|ksa|saudi arabia|saudi arabien|arabia saudi',
  SZ: 'swaziland|swasiland|suazilandia',
  TC: 'turks and caicos|turks and caicos islands',
  TL: 'east timor|osttimor|timor oriental|timor est|timor leste',
  TR: 'turkey|turkei|turquie|turquia|turchia|turkiye',
  TT: 'trinidad|tobago|trinidad and tobago|trinidad und tobago|trinite et tobago|trinidad y tobago|trinidad e tobago',
  US: 'usa|the us|u s|the states|the usa|united states of america|america|amerika|vereinigten staaten|vereinigte staaten|die staaten|den staaten|amerique|les usa|les etats unis|eeuu|ee uu|norteamerica|gli usa|negli usa|eua|os eua|nos eua',
  VA: 'vatican|vatican city|vatikan|vaticano',
  VC: 'st vincent|saint vincent|st vincent and the grenadines|saint vincent et les grenadines|saint vincent and the grenadines|san vicente y las granadinas|st vincent und die grenadinen',
  VI: 'us virgin islands|u s virgin islands|virgin islands|iles vierges americaines|islas virgenes americanas',
  VN: 'vietnam|vietname|vietna|viet nam',
  ZA: 'south africa|sud africa|rsa',
}

/** Other words as well, a verb or somebody's passport: countries after "in", and some where they have a capital. */
const DOUBTFUL: ReadonlySet<string> = new Set(['usa', 'ira', 'irao', 'saudi'])
const PLACING = new Set('en in a na para em da de pour per nach gli negli agli los nos aos no ao do to'.split(' '))

const called: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([code, names]) => names.split('|').map((name) => [name, code] as const)),
)

/** The country that is called so; null for none. `folded` has no hyphens; `before` is the word before it. */
export function countryCalled(folded: string, isCapital: boolean, before: string): string | null {
  const isSure = !DOUBTFUL.has(folded) || PLACING.has(before) || (isCapital && folded !== 'saudi')
  return isSure ? (called.get(folded) ?? null) : null
}
