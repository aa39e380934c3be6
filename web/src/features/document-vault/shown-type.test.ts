import { describe, expect, it } from 'vitest'

import { safeFileName, shownType } from './shown-type.ts'

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))

describe('shownType', () => {
  it.each([
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n', 'image/png'],
    ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'image/webp'],
    ['GIF89a', 'image/gif'],
    ['%PDF-1.7', 'application/pdf'],
  ])('shows %j', (head, type) => expect(shownType(bytes(head))).toBe(type))

  it.each([
    '<!doctype html><script>alert(1)</script>',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '\n%PDF-1.7',
    'PK\x03\x04',
    'RIFF\x10\x00\x00\x00WAVEfmt ',
    '',
  ])('shows nothing of %j', (head) => expect(shownType(bytes(head))).toBeNull())
})

describe('safeFileName', () => {
  it.each([
    ['passport.pdf', 'passport.pdf'],
    ['../../etc/passwd', 'etc passwd'],
    ['C:\\Windows\\x.exe', 'C Windows x.exe'],
    ['.htaccess', 'htaccess'],
    ['a\u202efdp.exe', 'a fdp.exe'],
    ['a\u0000b\nc', 'a b c'],
    ['…', '…'],
    ['...', 'document'],
    ['', 'document'],
    ['x'.repeat(500), 'x'.repeat(120)],
  ])('writes %j as %j', (name, safe) => expect(safeFileName(name)).toBe(safe))
})
