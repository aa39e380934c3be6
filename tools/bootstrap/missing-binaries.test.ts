import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { missingBinaries } from './missing-binaries.mjs'

const BINARIES = ['linux-arm64-gnu', 'linux-arm64-musl', 'linux-x64-gnu', 'darwin-arm64', 'linux-arm64']

describe('missingBinaries', () => {
  let modules = ''
  const install = (folder: string, manifest: object) => {
    mkdirSync(join(modules, folder), { recursive: true })
    writeFileSync(join(modules, folder, 'package.json'), JSON.stringify(manifest))
  }

  beforeAll(() => {
    modules = mkdtempSync(join(tmpdir(), 'sojourn-modules-'))
    const optionalDependencies = Object.fromEntries(BINARIES.map((binary) => [`@bundler/${binary}`, '1.0.0']))
    install('bundler', { name: 'bundler', optionalDependencies })
    install('@bundler/linux-x64-gnu', { name: '@bundler/linux-x64-gnu' })
    install('plain', { name: 'plain' })
    install('plain/node_modules/nested', { name: 'nested', optionalDependencies: { 'nested-linux-x64': '1.0.0' } })
  })
  afterAll(() => rmSync(modules, { recursive: true }))

  it.each([
    ['glibc on arm64', 'linux', 'arm64', false, ['@bundler/linux-arm64-gnu', '@bundler/linux-arm64']],
    ['musl on arm64', 'linux', 'arm64', true, ['@bundler/linux-arm64-musl', '@bundler/linux-arm64']],
    ['a nested package; the one that is there is not missed', 'linux', 'x64', false, ['nested-linux-x64']],
    ['a Mac', 'darwin', 'arm64', false, ['@bundler/darwin-arm64']],
    ['a system nobody builds for', 'sunos', 'x64', false, []],
  ] as const)('finds what is missing: %s', (_, platform, arch, isMusl, names) => {
    expect(missingBinaries(modules, { platform, arch, isMusl }).map(({ name }) => name)).toEqual(names)
  })
})
