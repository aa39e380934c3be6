import { describe, expect, it } from 'vitest'

import { requestPath } from './request-path.ts'

describe('requestPath', () => {
  it.each([
    ['/rest/v1/trips?select=*', '/rest/v1/trips'],
    ['/%61uth/v1/user', '/auth/v1/user'],
    ['/%72%65st/v1/trips?a=%61', '/rest/v1/trips'],
    ['http://sojourn.test/auth/v1/user?x=1', '/auth/v1/user'],
    ['HTTP://sojourn.test', '/'],
    ['/pages/../auth/v1/user', '/auth/v1/user'],
    ['/pages/%2e%2E/auth/v1/user', '/auth/v1/user'],
    ['/\\..\\auth\\v1\\user', '/auth/v1/user'],
    ['//auth/v1/user', '//auth/v1/user'],
    ['/storage/v1/object/a%2Fb', '/storage/v1/object/a%2Fb'],
    ['/caf%C3%A9', '/café'],
    ['/%E0%A4', '/%E0%A4'],
    ['/.well-known/x', '/.well-known/x'],
    ['*', null],
    ['auth/v1/user', null],
  ])('%s is %s', (target, expected) => expect(requestPath(target)).toBe(expected))
})
