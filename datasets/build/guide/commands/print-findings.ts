import { minorDigitsOf, type Money } from '@app/domain/kernel'

import { findPriceFindings } from '../findings/find-price-findings.ts'

/** Prices that no traveller is shown, or that a dated fact contradicts. */
export async function printFindings(): Promise<boolean> {
  const findings = await findPriceFindings()
  for (const { code, subject, what, amount, guide } of findings) {
    const range = guide ? `; the guide says ${inWords(guide.low)} to ${inWords(guide.high)}` : ''
    console.log(`${code}: ${subject} (${what}) ${inWords(amount)}${range}`)
  }
  console.log(`${findings.length} findings`)
  return true
}

function inWords({ minorUnits, currency }: Money): string {
  return `${currency} ${minorUnits / 10 ** minorDigitsOf(currency)}`
}
