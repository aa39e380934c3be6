// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'

import { authDestination, forgetDestination, rememberDestination } from './auth-destination.ts'

afterEach(() => sessionStorage.clear())

describe('authDestination', () => {
  it.each([
    [null, '/dashboard'],
    ['/itinerary?day=2#map', '/itinerary?day=2#map'],
    ['https://evil.example/a', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/auth?returnTo=%2Fauth', '/dashboard'],
    ['/admin-login', '/dashboard'],
  ])('%s leads to %s', (returnTo, path) => expect(authDestination(returnTo)).toBe(path))

  it("uses the tab's stored destination when the URL has none", () => {
    rememberDestination('/itinerary')
    expect(authDestination(null)).toBe('/itinerary')
    expect(authDestination('/budget')).toBe('/budget')
    forgetDestination()
    expect(authDestination(null)).toBe('/dashboard')
  })

  it('validates the stored destination too', () => {
    sessionStorage.setItem('authRedirect', '//evil.example')
    expect(authDestination(null)).toBe('/')
  })
})
