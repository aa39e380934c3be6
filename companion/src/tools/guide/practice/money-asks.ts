/** What a question names of water, tips and cards, by which its answer is led. */
export const MONEY_ASKS = ['teeth', 'ice', 'child', 'roaming', 'by-card', 'cleaner'] as const

export type MoneyAsk = (typeof MONEY_ASKS)[number]

/** Regulation (EU) 2022/612; Moldova and Ukraine joined in January 2026. Neither Switzerland nor the United Kingdom. */
const ROAM_LIKE_AT_HOME = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MD MT NL NO PL PT RO SE SI SK UA'.split(' '),
)
export const ROAMING_LAW = 'eur-lex.europa.eu/eli/reg/2022/612/oj'

export function isLikeAtHome(country: string): boolean {
  return ROAM_LIKE_AT_HOME.has(country)
}

/** Another currency is taken beside their own, so there is no plain yes or no. */
const BESIDE_OWN: Readonly<Record<string, readonly string[]>> = {
  EUR: ['AD', 'BA', 'GI', 'LI', 'MC', 'ME', 'SM', 'VA', 'XK'],
  USD: 'AW BB BQ BS BZ CD CR CW EC GY HT JM KH LB LR MM MV NI PA SV TC TL VG ZW'.split(' '),
  GBP: ['FK', 'GG', 'GI', 'IM', 'JE', 'SH'],
  INR: ['BT', 'NP'],
  ZAR: ['LS', 'NA', 'SZ'],
  HKD: ['MO'],
}

export function isTakenBeside(currency: string, country: string): boolean {
  return BESIDE_OWN[currency]?.includes(country) ?? false
}
