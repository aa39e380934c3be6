import { isIP } from 'node:net'

/** Whether this address, or this name in a URL or Host header, is the machine itself. */
export function isLoopback(host: string): boolean {
  const name = host
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '')
    .toLowerCase()
  if (isIP(name) === 4) return name.startsWith('127.')
  return name === '::1' || host === '::1' || name === 'localhost' || name.endsWith('.localhost')
}
