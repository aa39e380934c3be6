import type { BoardingPass } from './boarding-pass.ts'

const LENGTH = 20
/** With a blank before it any of these is a title; without one only those that no first name ends in. */
const TITLE = /(?: (?:MRS?|MS|MISS|MSTR|MISTER|DR|PROF|CHD|INF)|(?<=[A-Z]{3})(?:MRS|MR|MISS|MSTR))$/

/** "MUSTER/ANNA MRS" is Anna Muster. Two titles can follow each other: "ANNA DR MRS". */
export function readPassenger(field: string): Pick<BoardingPass, 'passenger' | 'isNameCut'> {
  const isNameCut = field.trimEnd().length === LENGTH
  const [last = '', ...first] = field.trim().toUpperCase().split('/')
  const given = first.join(' ').trim().replace(TITLE, '').replace(TITLE, '')
  return { passenger: [given, last.trim()].filter(Boolean).join(' '), isNameCut }
}
