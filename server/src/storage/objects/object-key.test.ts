import { describe, expect, it } from 'vitest'

import { checkBucketId, checkKey } from './object-key.ts'

describe('checkKey', () => {
  it.each(['a', 'folder/cat.png', "a b/(c)!'*&$=@;:+,?.x", 'a..b/...c', 'x'.repeat(1024)])('accepts %j', (key) => {
    expect(checkKey(key)).toBe(key)
  })

  it.each([
    ['nothing', ''],
    ['a parent folder', '../secret'],
    ['a parent folder in the middle', 'a/../b'],
    ['the same folder', './a'],
    ['an empty folder', 'a//b'],
    ['a root', '/etc/passwd'],
    ['a trailing slash', 'a/'],
    ['a NUL', 'a\0.png'],
    ['a line break', 'a\r\nset-cookie: x'],
    ['a backslash', 'a\\b'],
    ['a percent sign', '%2e%2e'],
    ['letters beyond ASCII', 'café.png'],
    ['markup', '<script>'],
    ['one letter too many', 'x'.repeat(1025)],
  ])('refuses %s', (_, key) => {
    expect(() => checkKey(key)).toThrowError(expect.objectContaining({ code: 'InvalidKey' }))
  })
})

describe('checkBucketId', () => {
  it.each(['avatars', 'blog-images', 'a.b'])('accepts %j', (id) => {
    expect(checkBucketId(id)).toBe(id)
  })

  it.each(['', 'a/b', '..', '.', ' a', 'a ', 'x'.repeat(101), 'é'])('refuses %j', (id) => {
    expect(() => checkBucketId(id)).toThrowError(expect.objectContaining({ code: 'InvalidBucketName' }))
  })
})
