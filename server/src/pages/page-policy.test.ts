import { expect, it } from 'vitest'

import { parseSettings } from '../config/settings.ts'
import { createPagePolicy } from '../http/content-security-policy.ts'

it('a page runs our own scripts and those allowed by hash, cannot be framed and has no other base URL', () => {
  const policy = createPagePolicy(parseSettings({}))({ scripts: ['start()'] })
  const directives = Object.fromEntries(policy.split('; ').map((text) => [text.split(' ')[0], text]))
  expect(directives).toMatchObject({
    'default-src': "default-src 'self'",
    'script-src': expect.stringMatching(/^script-src 'self' 'sha256-[\w+/]{43}='$/),
    'style-src': "style-src 'self'",
    'object-src': "object-src 'none'",
    'base-uri': "base-uri 'none'",
    'form-action': "form-action 'self'",
    'frame-ancestors': "frame-ancestors 'none'",
    'report-uri': 'report-uri /csp-report',
  })
  expect(policy).not.toContain('unsafe-')
})
