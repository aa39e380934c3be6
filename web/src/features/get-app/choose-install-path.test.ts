import { expect, it } from 'vitest'

import { chooseInstallPath } from './choose-install-path.ts'

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

it.each([
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
    5,
    'android',
  ],
  ['Firefox on Android', 'Mozilla/5.0 (Android 16; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0', 5, 'android'],
  [
    'Safari on iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${WEBKIT} Version/19.0 Safari/604.1`,
    5,
    'ios',
  ],
  [
    'an iPad that says Mac',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/19.0 Safari/605.1.15`,
    5,
    'ios',
  ],
  [
    'Safari on a Mac',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/19.0 Safari/605.1.15`,
    0,
    'mac-safari',
  ],
  [
    'Chrome on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
    0,
    'desktop',
  ],
  [
    'Edge on Windows',
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0',
    0,
    'desktop',
  ],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 0, 'firefox'],
  [
    'Instagram on Android',
    'Mozilla/5.0 (Linux; Android 16; wv) AppleWebKit/537.36 Chrome/142.0 Mobile Instagram 400.0',
    5,
    'in-app',
  ],
] as const)('%s', (_, userAgent, maxTouchPoints, path) => {
  expect(chooseInstallPath({ userAgent, maxTouchPoints })).toBe(path)
})
