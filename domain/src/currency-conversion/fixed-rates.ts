/**
 * Currencies that stand at a fixed rate to another one. Those that the euro replaced keep the rate of the Council's
 * regulations for ever (https://eur-lex.europa.eu/eli/reg/1998/2866/oj and its amendments); local notes are worth one
 * unit of the currency that they are issued in.
 */
export type FixedRate = {
  readonly anchor: string
  /** Units of this currency for one unit of the anchor, as written in the rule. */
  readonly perAnchor: string
  readonly kind: 'replaced-by-euro' | 'local-note'
}

const REPLACED_BY_EURO: Readonly<Record<string, string>> = {
  ATS: '13.7603',
  BEF: '40.3399',
  BGN: '1.95583',
  CYP: '0.585274',
  DEM: '1.95583',
  EEK: '15.6466',
  ESP: '166.386',
  FIM: '5.94573',
  FRF: '6.55957',
  GRD: '340.750',
  HRK: '7.53450',
  IEP: '0.787564',
  ITL: '1936.27',
  LTL: '3.45280',
  LUF: '40.3399',
  LVL: '0.702804',
  MTL: '0.429300',
  NLG: '2.20371',
  PTE: '200.482',
  SIT: '239.640',
  SKK: '30.1260',
}

/** Notes and coins of territories, without a code of ISO 4217 of their own. */
const LOCAL_NOTES: Readonly<Record<string, string>> = {
  CKD: 'NZD',
  FOK: 'DKK',
  GGP: 'GBP',
  IMP: 'GBP',
  JEP: 'GBP',
  KID: 'AUD',
  TVD: 'AUD',
}

export const CURRENCIES_REPLACED_BY_EURO = Object.keys(REPLACED_BY_EURO)
export const LOCAL_NOTE_CURRENCIES = Object.keys(LOCAL_NOTES)

export function fixedRateOf(currency: string): FixedRate | null {
  const perEuro = REPLACED_BY_EURO[currency]
  if (perEuro !== undefined) return { anchor: 'EUR', perAnchor: perEuro, kind: 'replaced-by-euro' }
  const anchor = LOCAL_NOTES[currency]
  return anchor === undefined ? null : { anchor, perAnchor: '1', kind: 'local-note' }
}

/** Units per US dollar, for currencies of the table and for those at a fixed rate to one of them. */
export function perDollarOf(currency: string, perDollar: Readonly<Record<string, number>>): number | null {
  const own = perDollar[currency]
  if (own) return own
  const fixed = fixedRateOf(currency)
  const anchor = fixed && perDollar[fixed.anchor]
  return anchor ? anchor * Number(fixed.perAnchor) : null
}
