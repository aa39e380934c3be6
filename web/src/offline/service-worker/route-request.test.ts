import { describe, expect, it } from 'vitest'

import { routeRequest } from './route-request.ts'

const ORIGIN = 'https://sojourn.example'
const SHELL = new Set(['/icon.svg', '/assets/index-1.js'])

const route = (path: string, more: { method?: string; mode?: RequestMode; headers?: HeadersInit } = {}) => {
  const { method = 'GET', mode = 'cors', headers = {} } = more
  return routeRequest({ url: new URL(path, ORIGIN).href, method, mode, headers: new Headers(headers) }, ORIGIN, SHELL)
}

describe('routeRequest', () => {
  it.each(['/', '/flights', '/blog/a-week-in-porto', '/flight-compensation?from=LIS'])('serves the page %s', (path) => {
    expect(route(path, { mode: 'navigate' })).toBe('page')
  })

  it.each(['//sojourn.example/profile', '//flights', '///'])('leaves the path %s to the browser', (path) => {
    expect(route(ORIGIN + path, { mode: 'navigate' })).toBe('pass')
  })

  it.each([
    '/auth',
    '/email-verify?token_hash=secret',
    '/profile',
    '/dashboard',
    '/dashboard-admin?tab=chat',
    '/admin/blog',
    '/admin-login',
    '/seo-dashboard',
    '/claim-discount/secret',
    '/itinerary/shared/secret',
    '/settings',
    '/Profile',
    '/%70rofile',
    '/Claim-Discount/secret',
    '/claim%2Ddiscount/secret',
    '/claim-discount%2Fsecret',
    '/blog/%E0%A4%A',
  ])('opens %s offline, and stores no copy of it', (path) => {
    expect(route(path, { mode: 'navigate' })).toBe('private-page')
  })

  it.each([
    ['the API', '/rest/v1/trips', {}],
    ['a link that the auth server follows', '/auth/v1/verify?token=x', { mode: 'navigate' as const }],
    ['a function', '/functions/v1/assess-delay', {}],
    ['a file of a traveller', '/storage/v1/object/sign/a', {}],
    ['another origin', 'https://tiles.example/1.pbf', {}],
    ['anything but GET', '/assets/index-1.js', { method: 'POST' }],
    ['whatever carries a token', '/assets/index-1.js', { headers: { authorization: 'Bearer x' } }],
    ['a part of a file', '/assets/world-1.pmtiles', { headers: { range: 'bytes=0-99' } }],
    ['what has no hash and is not of the shell', '/sitemap.xml', {}],
    ['the mailbox of the developer', '/dev/mailbox', { mode: 'navigate' as const }],
  ])('leaves %s alone', (_, path, more) => {
    expect(route(path, more)).toBe('pass')
  })

  it('recognises files of the shell and files with a hash', () => {
    expect([route('/icon.svg'), route('/assets/index-1.js'), route('/assets/map-2.js')]).toEqual([
      'shell-file',
      'shell-file',
      'file',
    ])
  })
})
