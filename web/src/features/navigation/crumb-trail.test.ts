import { expect, it } from 'vitest'

import { crumbTrail } from './crumb-trail.ts'

const PAGES: Record<string, string> = { '/blog': 'Blog', '/blog/azores': 'Nine islands', '/admin': 'Admin' }
const trail = (pathname: string) =>
  crumbTrail(pathname, 'Home', (path) => PAGES[path]).map(({ label, href }) => `${label} ${href}`)

it.each([
  ['home has no trail', '/', []],
  ['a page', '/blog', ['Home /', 'Blog /blog']],
  ['a slash at the end', '/blog/', ['Home /', 'Blog /blog']],
  ['a page under a page', '/blog/azores', ['Home /', 'Blog /blog', 'Nine islands /blog/azores']],
  ['a page without a name', '/blog/slow-trains', ['Home /', 'Blog /blog', 'Slow trains /blog/slow-trains']],
  ['a step that is no page', '/claim-discount/abc', ['Home /', 'Abc /claim-discount/abc']],
  ['an address in another script', '/blog/%E6%9D%B1', ['Home /', 'Blog /blog', '東 /blog/%E6%9D%B1']],
  ['a broken address', '/blog/%E6', ['Home /', 'Blog /blog', '%E6 /blog/%E6']],
])('%s', (_, pathname, steps) => expect(trail(pathname)).toEqual(steps))
