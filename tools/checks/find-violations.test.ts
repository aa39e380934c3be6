import { describe, expect, it } from 'vitest'

import { findViolations } from './find-violations.ts'
import type { PartExports } from './import-graph.ts'

const modules = { './*': './src/*/index.ts' }
const PARTS: PartExports = {
  '@app/domain': { folder: 'domain', exports: modules },
  '@app/contracts': { folder: 'contracts', exports: { './*': './src/*.ts' } },
  '@app/datasets': { folder: 'datasets', exports: modules },
  '@app/companion': { folder: 'companion', exports: modules },
  '@app/web': { folder: 'web', exports: { './routes': './src/app/routes.ts' } },
  '@app/server': { folder: 'server', exports: {} },
}

/** The files that the cases import, all of them empty. */
const HOUSE = {
  'domain/src/kernel/index.ts': '',
  'domain/src/kernel/money.ts': '',
  'contracts/src/assess-delay.ts': '',
  'datasets/src/airports/index.ts': '',
  'companion/src/engine/index.ts': '',
  'companion/src/models/index.ts': '',
  'web/src/app/routes.ts': '',
  'web/src/api/page-config.ts': '',
  'web/src/ui/button.tsx': '',
  'web/src/features/claim/card.tsx': '',
  'server/src/mail/mailer.ts': '',
  'server/src/mail/smtp-mailer.ts': "import { createTransport } from 'nodemailer'",
  'server/test/test-server.ts': '',
}

const violations = (path: string, text: string) =>
  findViolations(
    Object.entries({ ...HOUSE, [path]: text }).map(([file, source]) => ({ path: file, text: source })),
    PARTS,
  )

describe('findViolations', () => {
  it.each([
    [
      'domain uses another part',
      'domain/src/fare/fare.ts',
      "import '@app/contracts/assess-delay'",
      'may not import contracts',
    ],
    ['domain uses a package', 'domain/src/fare/fare.ts', "import { z } from 'zod'", 'may not use the package'],
    ['domain uses Node', 'domain/src/fare/fare.ts', "import { readFile } from 'node:fs'", 'may not use the package'],
    [
      'domain reaches past an index',
      'domain/src/fare/fare.ts',
      "import '../kernel/money.ts'",
      'meet at kernel/index.ts',
    ],
    ['contracts use data', 'contracts/src/trip.ts', "import '@app/datasets/airports'", 'may not import datasets'],
    ['contracts use another package', 'contracts/src/trip.ts', "import 'hono'", 'may not use the package'],
    [
      'companion uses data',
      'companion/src/engine/ask.ts',
      "import '@app/datasets/airports'",
      'may not import datasets',
    ],
    ['server uses web', 'server/src/pages/page.ts', "import '@app/web/routes'", 'may not import web'],
    ['web uses the server', 'web/src/api/client.ts', "import '@app/server/main'", 'may not import server'],
    ['web loads data at once', 'web/src/api/a.ts', "import { a } from '@app/datasets/airports'", 'only with import()'],
    ['web uses a model', 'web/src/api/a.ts', "import('@app/companion/models')", 'only @app/companion/engine'],
    [
      'a path leads into another part',
      'web/src/api/a.ts',
      "import '../../../contracts/src/assess-delay.ts'",
      'package name',
    ],
    ['a file is not there', 'server/src/rest/a.ts', "import './gone.ts'", 'does not resolve'],
    ['a type crosses a boundary', 'e2e/a.ts', "import type { A } from '@app/domain/kernel'", 'may not import domain'],
    ['a re-export crosses a boundary', 'e2e/a.ts', "export * from '@app/domain/kernel'", 'may not import domain'],
    ['a feature meets a feature', 'web/src/features/trip/a.ts', "import '../claim/card.tsx'", 'features never meet'],
    ['a feature uses the app', 'web/src/features/trip/a.ts', "import '../../app/routes.ts'", 'may not import app'],
    ['a page uses the app', 'web/src/pages/a.tsx', "import '../app/routes.ts'", 'may not import app'],
    ['ui uses a feature', 'web/src/ui/a.ts', "import '../features/claim/card.tsx'", 'may not import features'],
    [
      'an entity uses a feature',
      'web/src/entities/a.ts',
      "import '../features/claim/card.tsx'",
      'may not import features',
    ],
    ['ui uses the api', 'web/src/ui/a.ts', "import '../api/page-config.ts'", 'ui holds primitives'],
    ['ui uses an engine', 'web/src/ui/a.ts', "import { a } from '@app/domain/kernel'", 'ui holds primitives'],
    [
      'a surface names an adapter',
      'server/src/auth/a.ts',
      "import { m } from '../mail/smtp-mailer.ts'",
      'only compose.ts',
    ],
  ])('reports that %s', (_, path, text, why) => {
    expect(violations(path, text)).toEqual([expect.stringContaining(why)])
  })

  it.each([
    ['a domain module by its index', 'domain/src/fare/fare.ts', "import { m } from '../kernel/index.ts'"],
    ['data loaded lazily', 'web/src/api/a.ts', "const a = () => import('@app/datasets/airports')"],
    ['the type of lazy data', 'web/src/api/a.ts', "import type { A } from '@app/datasets/airports'"],
    ['the pure engine', 'web/src/api/a.ts', "const a = () => import('@app/companion/engine')"],
    ['the app composing features', 'web/src/app/a.tsx', "import '../features/claim/card.tsx'"],
    ['an adapter in the composition root', 'server/src/compose.ts', "import { m } from './mail/smtp-mailer.ts'"],
    ['an adapter beside it', 'server/src/mail/a.ts', "import { m } from './smtp-mailer.ts'"],
    ['a port anywhere', 'server/src/auth/a.ts', "import type { Mailer } from '../mail/mailer.ts'"],
    ['test packages in a test', 'domain/src/fare/fare.test.ts', "import { it } from 'vitest'"],
    ['the test server in a policy test', 'database/tests/a.test.ts', "import '../../server/test/test-server.ts'"],
    ['styles', 'web/src/ui/a.tsx', "import './a.css'"],
  ])('allows %s', (_, path, text) => {
    expect(violations(path, text)).toEqual([])
  })

  it('reports a cycle through three files, including type imports', () => {
    const files = [
      { path: 'server/src/a.ts', text: "import { b } from './b.ts'" },
      { path: 'server/src/b.ts', text: "import type { C } from './c.ts'" },
      { path: 'server/src/c.ts', text: "export { a } from './a.ts'" },
    ]
    expect(findViolations(files, PARTS)).toEqual([
      'circle: server/src/a.ts -> server/src/b.ts -> server/src/c.ts -> server/src/a.ts',
    ])
  })

  it('reports the line number', () => {
    expect(violations('e2e/a.ts', "\n\nimport '@app/domain/kernel'")[0]).toMatch(
      /^e2e\/a\.ts:3 imports @app\/domain\/kernel/,
    )
  })
})
