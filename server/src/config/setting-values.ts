/** Schemas of setting values. */
import { isAbsolute } from 'node:path'

import { z } from 'zod'

import { isProxyList } from './proxy-list.ts'

export const port = z.coerce.number().int().min(0).max(65_535)
export const megabytes = z.coerce.number().int().min(1).max(1_000_000)
export const milliseconds = z.coerce.number().int().min(100).max(600_000)
export const dollars = z.coerce.number().min(0).max(1_000_000)
export const url = z.url()
export const webUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
export const webUrls = z
  .string()
  .refine(
    (list) => list.split(',').every((item) => webUrl.safeParse(item.trim()).success),
    'must be http or https addresses, separated by commas',
  )
export const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must start with postgres://' })
export const smtpUrl = z.url({ protocol: /^smtps?$/, error: 'must start with smtp:// or smtps://' })
export const proxies = z.string().refine(isProxyList, 'must be addresses or networks, separated by commas')
export const onOff = z.enum(['on', 'off'])
export const notUsed = z.never({ error: 'is not used in this version, so it must not be set' })

export const appId = z
  .string()
  .regex(/^[a-z][a-z0-9]*(?:\.[a-z][a-z0-9]*)+$/, 'must look like com.example.companion, in lower case')
export const fingerprints = z
  .string()
  .refine(
    (list) => list.split(',').every((item) => /^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/.test(item.trim())),
    'must be SHA-256 fingerprints as AB:CD:…, separated by commas',
  )

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const HOST_NAME = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`, 'i')
const MAILBOX = /^(?:[^<>@\r\n]*<([^<>\s]+)>|([^<>\s]+))$/
/** These run or show something instead of opening a page. */
const NO_TARGET = new Set(['javascript:', 'data:', 'blob:', 'file:', 'about:', 'filesystem:', 'vbscript:'])

export const host = z
  .string()
  .refine((text) => HOST_NAME.test(text) || /^[0-9a-f:]*:[0-9a-f:.]*$/i.test(text), 'must be an address or a host name')

export const hostName = z
  .string()
  .refine((text) => text.length <= 253 && HOST_NAME.test(text), 'must be a host name such as www.example.com')

export const mailbox = z.string().refine((text) => {
  const [, inBrackets, bare] = MAILBOX.exec(text.trim()) ?? []
  return isAddress(inBrackets ?? bare ?? '')
}, 'must be a mailbox such as Sojourn <hello@example.com>')

export const redirectUrls = z
  .string()
  .refine(
    (list) => list.split(',').every((item) => item.trim() === '' || isTarget(item.trim())),
    'must be addresses with their scheme, separated by commas',
  )

function isAddress(text: string): boolean {
  const [name = '', domain = '', ...more] = text.split('@')
  return name !== '' && more.length === 0 && HOST_NAME.test(domain)
}

function isTarget(text: string): boolean {
  return URL.canParse(text) && !NO_TARGET.has(new URL(text).protocol)
}

/** Files and addresses of map archives. An address with a password in it would come to be logged. */
export const mapArchives = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  )
  .refine(
    (items) => items.length <= 8 && items.every((item) => isAbsolute(item) || isPlainAddress(item)),
    'must be up to 8 absolute paths or http(s) addresses without a password, separated by commas',
  )

function isPlainAddress(text: string): boolean {
  const { username = 'none', password } = webUrl.safeParse(text).success ? new URL(text) : {}
  return username === '' && password === ''
}
