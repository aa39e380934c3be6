import { describe, expect, it } from 'vitest'

import { parseSettings } from '../config/settings.ts'
import { openedAt } from './opened-at.ts'

type Opened = Parameters<typeof openedAt>[1]

function opened(host: string, localAddress: string): Opened {
  return { req: { header: () => host }, env: { incoming: { socket: { localAddress } } } } as unknown as Opened
}

describe('openedAt', () => {
  it.each([
    ['localhost:3000', '127.0.0.1', 'http://localhost:3000'],
    ['127.0.0.1:3000', '127.0.0.1', 'http://127.0.0.1:3000'],
    ['[::1]:3000', '::1', 'http://[::1]:3000'],
    ['192.168.1.7:3000', '::ffff:192.168.1.7', 'http://192.168.1.7:3000'],
    ['192.168.1.8:3000', '192.168.1.7', 'http://localhost:3000'],
    ['evil.example', '127.0.0.1', 'http://localhost:3000'],
    ['x; script-src *.localhost', '127.0.0.1', 'http://localhost:3000'],
    ['', '127.0.0.1', 'http://localhost:3000'],
  ])('%s on %s is %s', (host, localAddress, origin) => {
    expect(openedAt(parseSettings({}), opened(host, localAddress))).toBe(origin)
  })

  it('is the public address when the operator configured one', () => {
    const settings = parseSettings({ PUBLIC_URL: 'https://sojourn.example' })
    expect(openedAt(settings, opened('127.0.0.1:3000', '127.0.0.1'))).toBe('https://sojourn.example')
  })
})
