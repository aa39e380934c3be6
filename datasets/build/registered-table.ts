/** `sources/register.json`, written by hand: every table with its sources, and its known defects. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Licence } from '../src/register/data-table.ts'

const REGISTER = join(import.meta.dirname, '../sources/register.json')

export type RegisteredSource = {
  /** The key that rows refer to it by; only if a table has several. */
  readonly key?: string
  readonly title: string
  readonly url: string
  readonly licence: string
  readonly checkedAt: string
}

export type RegisteredTable = {
  readonly id: string
  readonly file: string
  readonly title: string
  readonly about: string
  readonly version: number
  /** The size limit of the packed file in gzip. */
  readonly budgetKb: number
  /** Written by our editors and not verified: claims from it are never verified. */
  readonly status?: 'editorial'
  readonly sources: readonly RegisteredSource[]
  readonly knownProblems: readonly string[]
}

type Register = { readonly licences: readonly Licence[]; readonly tables: readonly RegisteredTable[] }

export async function readRegister(): Promise<Register> {
  return JSON.parse(await readFile(REGISTER, 'utf8')) as Register
}

export function tableById(tables: readonly RegisteredTable[]): (id: string) => RegisteredTable {
  const byId = new Map(tables.map((table) => [table.id, table]))
  return (id) => {
    const table = byId.get(id)
    if (!table) throw new RangeError(`not in the register: ${id}`)
    return table
  }
}
