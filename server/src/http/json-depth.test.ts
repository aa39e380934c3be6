import { expect, it } from 'vitest'

import { isTooDeep } from './json-depth.ts'

const nested = (depth: number, inside = ''): string => `${'['.repeat(depth)}${inside}${']'.repeat(depth)}`

it.each([
  ['200 levels', nested(200, '"x"'), false],
  ['201 levels', nested(201), true],
  ['objects and lists in turn', `${'{"a":['.repeat(101)}1${']}'.repeat(101)}`, true],
  ['many brackets side by side', `[${'[],'.repeat(1000)}[]]`, false],
  ['brackets within a string', `["${'['.repeat(1000)}"]`, false],
  ['brackets after an escaped quote', String.raw`["\"${'['.repeat(1000)}"]`, false],
  ['brackets after an escaped backslash', String.raw`["\\",${nested(300)}]`, true],
  ['text that is not JSON', '['.repeat(500_000), true],
])('decides for %s', (_, text, expected) => expect(isTooDeep(text)).toBe(expected))
