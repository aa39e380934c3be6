/** The same search on the same day (UTC) has the same key on every device, so that it is counted once. */
export function searchKey(kind: string, query: string, nowMs: number): string {
  return `search-${new Date(nowMs).toISOString().slice(0, 10)}-${kind}-${hash(query)}`
}

/** cyrb53, 53 bits: https://github.com/bryc/code/blob/master/jshash/experimental/cyrb53.js (public domain) */
function hash(text: string): string {
  let [high, low] = [0xde_ad_be_ef, 0x41_c6_ce_57]
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 2_654_435_761)
    low = Math.imul(low ^ unit, 1_597_334_677)
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36)
}
