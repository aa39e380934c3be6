import { delimiter, join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { PROJECT_ROOT } from '../bootstrap/project-root.mjs'
import { locateBrowser } from './find-browser.ts'

const machineWith =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path)
const OWN = join(PROJECT_ROOT, '.cache', 'chromium', 'chromium')
const PATH = ['/usr/local/bin', '/usr/bin'].join(delimiter)

describe('locateBrowser', () => {
  it.each([
    ['the one that is named', { CHROMIUM_PATH: '/opt/mine', PATH }, ['/opt/mine', '/usr/bin/chromium'], '/opt/mine'],
    ['Chromium before Chrome', { PATH }, ['/usr/local/bin/google-chrome', '/usr/bin/chromium'], '/usr/bin/chromium'],
    ['Chrome on the PATH', { PATH }, ['/usr/bin/google-chrome'], '/usr/bin/google-chrome'],
    ['a usual place outside the PATH', {}, ['/snap/bin/chromium'], '/snap/bin/chromium'],
    ['the one that an earlier run installed', { PATH }, [OWN], OWN],
    ['nothing when there is none', { PATH }, [], null],
    ['nothing when the named one is not there', { CHROMIUM_PATH: '/opt/mine', PATH }, ['/usr/bin/chromium'], null],
  ] as const)('finds %s', (_, env, paths, browser) => {
    expect(locateBrowser(env, machineWith(...paths))).toBe(browser)
  })
})
