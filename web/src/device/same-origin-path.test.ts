import { describe, expect, it } from 'vitest'

import { sameOriginPath } from './same-origin-path.ts'

describe('a path of this site', () => {
  it.each([
    ['/', '/'],
    ['/dashboard', '/dashboard'],
    ['/dashboard-admin?tab=chat#new', '/dashboard-admin?tab=chat#new'],
    ['/assistant?q=100%25%20sure%3F', '/assistant?q=100%25%20sure%3F'],
    ['/assistant?q=two%0Alines', '/assistant?q=two%0Alines'],
    ['/assistant?next=https://evil.example', '/assistant?next=https://evil.example'],
    ['/blog/s%C3%A3o-miguel', '/blog/s%C3%A3o-miguel'],
    ['/blog/são-miguel', '/blog/s%C3%A3o-miguel'],
    ['/a/../pricing', '/pricing'],
  ])('%s leads to %s', (value, path) => expect(sameOriginPath(value)).toBe(path))
})

describe('anything else leads home', () => {
  it.each([
    ['nothing', null],
    ['nothing at all', undefined],
    ['an empty text', ''],
    ['no slash', 'dashboard'],
    ['another site', 'https://evil.example/'],
    ['two slashes', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['a backslash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a backslash further on', '/a\\..\\..\\\\evil.example'],
    ['a scheme without slashes', 'https:evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a script after a space', ' javascript:alert(1)'],
    ['data', 'data:text/html,hello'],
    ['a user name', '@evil.example'],
    ['a user name and another site', 'https://s.example@evil.example'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line break that browsers drop', '/\r\n/evil.example'],
    ['a header of its own', '/\r\nSet-Cookie: a=b'],
    ['a header of its own, encoded', '/%0d%0aSet-Cookie:%20a=b'],
    ['a header of its own, encoded twice', '/%250d%250aSet-Cookie:%20a=b'],
    ['an encoded slash', '/%2Fevil.example'],
    ['an encoded backslash', '/%5Cevil.example'],
    ['a slash encoded twice', '/%252Fevil.example'],
    ['a slash encoded three times', '/%25252Fevil.example'],
    ['dots that fold away', '/.//evil.example'],
    ['a folder that folds away', '/a/..//evil.example'],
    ['encoded dots that fold away', '/%2e//evil.example'],
    ['a wide slash', '／／evil.example'],
    ['a slash and a wide one', '/／evil.example'],
    ['wide dots in another site', '//evil。example'],
    ['a broken encoding', '/%E0%A4%A'],
    ['a null character', '/\0evil'],
  ])('%s', (_, value) => expect(sameOriginPath(value)).toBe('/'))
})
