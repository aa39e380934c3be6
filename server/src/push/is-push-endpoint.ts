const LOOPBACK = new Set(['127.0.0.1', 'localhost'])

/** A device names the address of its push service, and we must not be sent just anywhere. So: encrypted, on the usual port, without a name and password, at a host that is listed. */
export function isPushEndpoint(endpoint: string, hosts: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (username !== '' || password !== '' || hostname.split('.').includes('')) return false
  const isListed = hosts.split(',').some((each) => isSame(hostname, each.trim()))
  if (!isListed) return false
  return LOOPBACK.has(hostname) || (protocol === 'https:' && port === '')
}

function isSame(hostname: string, listed: string): boolean {
  return listed.startsWith('*.') ? hostname.endsWith(listed.slice(1)) : hostname === listed
}
