import { Hono } from 'hono'
import { expect, it } from 'vitest'

import { parseSettings } from '../config/settings.ts'
import type { AppEnv } from '../http/app-env.ts'
import { addSiteFiles } from './add-site-files.ts'

const PRINT = Array.from({ length: 32 }, () => 'AB').join(':')

const NO_PAGES = { site: async () => ({ name: '', feedTitle: '', feedDescription: '', pages: [] }) }

function get(path: string, settings: Readonly<Record<string, string>>) {
  const app = new Hono<AppEnv>()
  addSiteFiles(app, parseSettings(settings), NO_PAGES, 'public, no-cache')
  return app.request(`/.well-known/${path}`)
}

it('names the signed apps to phones', async () => {
  const settings = {
    APP_ID: 'org.example.travel',
    ANDROID_CERT_SHA256: `${PRINT}, ${PRINT}`,
    IOS_TEAM_ID: 'TEAM123456',
  }
  expect(await (await get('assetlinks.json', settings)).json()).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'org.example.travel',
        sha256_cert_fingerprints: [PRINT, PRINT],
      },
    },
  ])
  const apple = await get('apple-app-site-association', settings)
  expect(apple.headers.get('content-type')).toContain('application/json')
  const { applinks } = (await apple.json()) as { applinks: { details: { appIDs: string[]; components: object[] }[] } }
  expect(applinks.details[0]?.appIDs).toEqual(['TEAM123456.org.example.travel'])
  expect(applinks.details[0]?.components[0]).toEqual({ '/': '/auth/v1/*', exclude: true })
})

it.each([['assetlinks.json'], ['apple-app-site-association']])('has no %s without a signed app', async (path) => {
  expect((await get(path, {})).status).toBe(404)
})

it.each([
  ['ANDROID_CERT_SHA256', 'AB:CD'],
  ['IOS_TEAM_ID', 'team'],
  ['APP_ID', 'Sojourn'],
])('refuses a wrong %s', (name, value) => expect(() => parseSettings({ [name]: value })).toThrow(name))
