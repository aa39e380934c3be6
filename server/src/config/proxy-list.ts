import { BlockList, isIP } from 'node:net'

/** `10.0.0.1, 192.168.0.0/16, ::1`; null for an empty list. Throws on anything else. */
export function parseProxies(list: string): BlockList | null {
  const entries = list.split(',').flatMap((entry) => entry.trim() || [])
  const trusted = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (!isIP(address) || (bits !== undefined && !/^\d{1,3}$/.test(bits))) throw new Error(`${entry} is not an address`)
    if (bits === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(bits), family)
  }
  return entries.length ? trusted : null
}

export function isProxyList(list: string): boolean {
  try {
    parseProxies(list)
    return true
  } catch {
    return false
  }
}
