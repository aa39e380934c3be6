import type { IncomingMessage } from 'node:http'

import { describe, expect, it } from 'vitest'

import { isProxyList } from '../../config/proxy-list.ts'
import { createClientAddress } from './client-address.ts'

const from = (peer: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress: peer }, headers }) as unknown as IncomingMessage

describe('the client address', () => {
  it.each([
    ['nobody is trusted', '', '9.9.9.9', { 'x-forwarded-for': '1.1.1.1', 'x-real-ip': '2.2.2.2' }, '9.9.9.9'],
    ['the peer is no trusted proxy', '10.0.0.1', '9.9.9.9', { 'x-forwarded-for': '1.1.1.1' }, '9.9.9.9'],
    ['a proxy forwards', '10.0.0.1', '10.0.0.1', { 'x-forwarded-for': '1.1.1.1' }, '1.1.1.1'],
    ['the client made up the first', '10.0.0.1', '10.0.0.1', { 'x-forwarded-for': '6.6.6.6, 1.1.1.1' }, '1.1.1.1'],
    ['two proxies', '10.0.0.0/8', '10.0.0.1', { 'x-forwarded-for': '1.1.1.1, 10.0.0.2' }, '1.1.1.1'],
    ['a proxy names it otherwise', '10.0.0.1', '10.0.0.1', { 'x-real-ip': '1.1.1.1' }, '1.1.1.1'],
    ['rubbish is forwarded', '10.0.0.1', '10.0.0.1', { 'x-forwarded-for': '<script>' }, '10.0.0.1'],
    ['IPv4 on an IPv6 socket', '10.0.0.1', '::ffff:10.0.0.1', { 'x-forwarded-for': '::ffff:1.1.1.1' }, '1.1.1.1'],
    ['IPv6', 'fd00::/8', 'fd00::1', { 'x-forwarded-for': '2001:db8::1' }, '2001:db8::1'],
  ])('when %s', (_, trusted, peer, headers, expected) => {
    expect(createClientAddress(trusted)(from(peer, headers as Record<string, string>))).toBe(expected)
  })

  it.each([
    ['', true],
    ['10.0.0.1, 192.168.0.0/16, ::1', true],
    ['proxy.example', false],
    ['10.0.0.0/99', false],
    ['10.0.0.1/x', false],
  ])('reads the list %j as: %s', (list, isGood) => expect(isProxyList(list)).toBe(isGood))
})
