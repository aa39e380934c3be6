import { chown, mkdir, readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

import type { ClusterFolder } from './cluster-folder.ts'

/** The user that Postgres runs as; undefined is the user of this process. */
export type PostgresOwner = { readonly uid: number; readonly gid: number } | undefined

const NOBODY_USER = { uid: 65534, gid: 65534 }

/** Postgres refuses to run as root, so root hands it to an unprivileged user, always the same for the same data. */
export async function choosePostgresOwner(folder: ClusterFolder): Promise<PostgresOwner> {
  const uid = process.getuid?.()
  if (uid === undefined) return undefined
  const data = await stat(folder.data).catch(() => undefined)
  if (uid !== 0) {
    if (data && data.uid !== uid) throw new Error(`${folder.data} belongs to another user (${data.uid})`)
    return undefined
  }
  if (data?.uid === 0) throw new Error(`${folder.data} belongs to root, as whom Postgres refuses to run`)
  if (data) return { uid: data.uid, gid: data.gid }
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const [, id, group] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(users) ?? []
  return id && group ? { uid: Number(id), gid: Number(group) } : NOBODY_USER
}

/** Creates our own folders and changes the owner of them, and of nothing above them. */
export async function prepareFolders(folder: ClusterFolder, owner: PostgresOwner): Promise<void> {
  for (const path of [folder.root, folder.socket]) {
    await mkdir(path, { recursive: true, mode: 0o700 })
    if (owner) await chown(path, owner.uid, owner.gid)
    // The socket may lie in a folder that every user can write to: never use one that another user created.
    const { uid, mode } = await stat(path)
    const expected = owner?.uid ?? process.getuid?.() ?? uid
    if (uid !== expected) throw new Error(`${path} belongs to another user (${uid})`)
    if (process.platform !== 'win32' && (mode & 0o077) !== 0) throw new Error(`${path} is open to other users`)
  }
}

/** Names the folder above a path that the owner cannot enter, such as a home directory with mode 0700. */
export async function checkReachable(path: string, owner: PostgresOwner): Promise<void> {
  if (!owner) return
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { uid, gid, mode } = await stat(folder)
    const bit = uid === owner.uid ? 0o100 : gid === owner.gid ? 0o010 : 0o001
    if ((mode & bit) === 0) {
      throw new Error(`root cannot run Postgres itself, and user ${owner.uid} may not enter ${folder}`)
    }
    if (folder === dirname(folder)) return
  }
}
