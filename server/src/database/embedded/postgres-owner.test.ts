import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { makeTempFolder } from '../../../test/temp-folder.ts'
import { clusterFolder } from './cluster-folder.ts'
import { checkReachable, prepareFolders } from './postgres-owner.ts'

const STRANGER = { uid: 4242, gid: 4242 }

describe('checkReachable', () => {
  it('names the folder that the Postgres user cannot enter', async () => {
    await using folder = await makeTempFolder()
    const home = join(folder.path, 'home')
    await mkdir(join(home, 'app'), { recursive: true })
    await chmod(home, 0o700)
    await expect(checkReachable(join(home, 'app/postgres'), STRANGER)).rejects.toThrow(
      `user 4242 may not enter ${home}`,
    )
    await chmod(home, 0o711)
    await checkReachable(join(home, 'app/postgres'), STRANGER)
  })

  it('checks nothing when Postgres runs as the same user as the server', async () => {
    await expect(checkReachable('/no/such/folder', undefined)).resolves.toBeUndefined()
  })
})

describe('prepareFolders', () => {
  it('refuses a socket folder that others can enter', async () => {
    await using folder = await makeTempFolder()
    const cluster = clusterFolder(folder.path)
    await mkdir(cluster.socket, { recursive: true })
    await chmod(cluster.root, 0o700)
    await chmod(cluster.socket, 0o777)
    await expect(prepareFolders(cluster, undefined)).rejects.toThrow(`${cluster.socket} is open to other users`)
  })
})

describe('clusterFolder', () => {
  it.each([10, 60, 100, 200])('keeps the socket path short for a data folder of %i letters', (length) => {
    const { socket } = clusterFolder(`/${'x'.repeat(length)}`)
    expect(`${socket}/.s.PGSQL.5432`.length).toBeLessThanOrEqual(103)
  })
})
