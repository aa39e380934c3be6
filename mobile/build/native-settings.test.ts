import { expect, it } from 'vitest'

import { withConfig } from './copy-web-app.ts'
import { readNativeSettings } from './native-settings.ts'
import { insertBefore } from './patch-text.ts'
import { toShippedConfig } from './read-page-config.ts'

it.each([
  ['no address', {}, 'PUBLIC_URL is needed'],
  ['an address with a path', { PUBLIC_URL: 'https://a.example/app' }, 'PUBLIC_URL must be'],
  ['another scheme', { PUBLIC_URL: 'ftp://a.example' }, 'PUBLIC_URL must be'],
  ['an id of one word', { PUBLIC_URL: 'https://a.example', APP_ID: 'sojourn' }, 'APP_ID must look like'],
  ['a version of two numbers', { PUBLIC_URL: 'https://a.example', APP_VERSION: '1.0' }, 'APP_VERSION must be'],
  ['a build number with letters', { PUBLIC_URL: 'https://a.example', APP_BUILD: '1a' }, 'APP_BUILD must be'],
])('refuses %s', (_, env, message) => expect(() => readNativeSettings(env)).toThrow(message))

it('has push on Android only with the Firebase file, and on iOS when asked', () => {
  const env = { PUBLIC_URL: 'https://a.example' }
  const hasPush = (more: object) => readNativeSettings({ ...env, ...more }).hasPush
  expect(hasPush({ NATIVE_PLATFORM: 'android' })).toBe(false)
  expect(hasPush({ NATIVE_PLATFORM: 'android', GOOGLE_SERVICES_FILE: '/g.json' })).toBe(true)
  expect(hasPush({ NATIVE_PLATFORM: 'ios', GOOGLE_SERVICES_FILE: '/g.json' })).toBe(false)
  expect(hasPush({ NATIVE_PLATFORM: 'ios', IOS_PUSH: 'on' })).toBe(true)
})

const SHELL = (config: object) =>
  `<html><script type="application/json" id="page" data-eager>${JSON.stringify({ config })}</script></html>`

it('gives the app the address and the public key of its server', () => {
  const config = {
    supabaseUrl: null,
    supabaseKey: 'sb_publishable_1',
    origin: 'http://localhost:3000',
    layout: 'desktop',
  }
  expect(toShippedConfig(SHELL(config), 'https://a.example', false)).toEqual({
    supabaseUrl: 'https://a.example',
    supabaseKey: 'sb_publishable_1',
    origin: 'https://a.example',
    layout: 'mobile',
    locale: '',
  })
  const hosted = { ...config, supabaseUrl: 'https://project.supabase.co' }
  expect(toShippedConfig(SHELL(hosted), 'https://a.example', true)).toMatchObject({
    supabaseUrl: 'https://project.supabase.co',
    hasNativePush: true,
  })
  expect(() => toShippedConfig('<html>Welcome to nginx</html>', 'https://a.example', false)).toThrow('is not a server')
})

it('cannot be ended early by a setting', () => {
  const page = withConfig('<html lang="en"><!--state--></html>', {
    supabaseUrl: '</script><script>alert(1)</script>',
    supabaseKey: 'k',
    origin: 'https://a.example',
  })
  expect(page.match(/<\/script>/g)).toHaveLength(1)
  expect(page).toContain('data-eager')
})

it('stops when the template has changed', () => {
  expect(insertBefore('<a></a>', '</a>', 'x')).toBe('<a>x</a>')
  expect(() => insertBefore('<b></b>', '</a>', 'x')).toThrow('The template has 0 places')
  expect(() => insertBefore('</a></a>', '</a>', 'x')).toThrow('The template has 2 places')
})
