import { staffPeopleContract } from '@app/contracts/staff-people'

import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'
import { findPeople } from './find-people.ts'

/** Those who see roles and the audit log see whose they are; nobody else can look people up. */
export function createStaffPeopleFunction({ db }: Pick<Platform, 'db'>): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: staffPeopleContract.name,
    access: { staff: ['owner', 'admin'] },
    input: staffPeopleContract.request,
    maxBodyBytes: 8_000,
    limit: { points: 120, seconds: 60 },
    async handle(_request, { input }) {
      return Response.json(await findPeople(db, input))
    },
  })
}
