import { isIPv6 } from 'node:net'

/** The key of rate limits: an IPv4 address, or the IPv6 network, because a household or a phone has a whole /64. */
export function addressKeyOf(address: string): string {
  if (!address.includes(':')) return address || 'unknown'
  return isIPv6(address) ? networkOf(address) : address
}

function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail?.split(':').filter(Boolean) ?? []
  const full = tail === undefined ? groups : [...groups, ...Array(8 - groups.length - rest.length).fill('0'), ...rest]
  return `${full.slice(0, 4).map(withoutZeros).join(':')}::/64`
}

/** Groups may have leading zeros: 0db8 is db8. */
function withoutZeros(group: string): string {
  return Number.parseInt(group, 16).toString(16)
}
