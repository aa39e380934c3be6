/** Currencies that travellers meet; the names come from the browser, in the language of the interface. */
export const CURRENCIES = (
  'EUR USD GBP JPY CHF CAD AUD NZD SEK NOK DKK ISK PLN CZK HUF RON BGN TRY UAH GEL AMD ' +
  'CNY HKD TWD KRW THB VND IDR MYR SGD PHP INR LKR NPR PKR BDT KHR LAK MNT KZT UZS ' +
  'AED SAR QAR OMR BHD KWD JOD ILS EGP MAD TND DZD ZAR KES TZS UGX RWF ETB NGN GHS XOF XAF MUR NAD BWP ' +
  'MXN BRL ARS CLP COP PEN UYU BOB PYG CRC GTQ DOP JMD CUP FJD XPF'
).split(' ')

export function isCurrency(code: string): boolean {
  return CURRENCIES.includes(code)
}

/** How many decimals the currency is written with: none for the yen, three for the dinar. */
export function minorDigits(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? 2
}

/** Null for what is no amount; more decimals than the currency has are refused rather than cut. */
export function readAmount(text: string, digits: number): number | null {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:[.,](\d+))?$/.exec(text.trim()) ?? []
  if (whole === undefined || fraction.length > digits) return null
  return Number(whole + fraction.padEnd(digits, '0'))
}
