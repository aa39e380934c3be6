import { expect, it } from 'vitest'

import { findSecrets } from './find-secrets.ts'

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenOf = (role: string): string => `${part({ alg: 'HS256' })}.${part({ iss: 'x', role })}.c2lnbmF0dXJl`

it.each([
  ['a service key', `k="${'sb_secret'}_0123456789abcdef"`],
  ['a private key', `${'-----BEGIN'} EC PRIVATE KEY-----`],
  ["a payment provider's key", `${'sk_live'}_0123456789`],
  ["a payment provider's key", `${'whsec'}_0123456789`],
  ["a model provider's key", `${'sk-ant'}-api03-0123456789`],
  ['the password of a database', `${'postgres'}://admin:hunter2@db.example/app`],
  ['a token of the service role', tokenOf('service_role')],
])('finds %s', (what, text) => {
  expect(findSecrets('assets/app.js', `var a=1;${text};`)).toEqual([`assets/app.js holds ${what}`])
})

it.each([
  ['the public key', 'sb_publishable_0123456789abcdef'],
  ['a token that anyone may have', tokenOf('anon')],
  ['the beginning of a service key, as code that looks for one names it', 'key.startsWith("sb_secret_")'],
  ['an address without a password', 'postgres://localhost/app'],
  ['plain words', 'Your passport is a secret between you and the border. sk_ whsec_'],
])('ignores %s', (_, text) => {
  expect(findSecrets('index.html', text)).toEqual([])
})
