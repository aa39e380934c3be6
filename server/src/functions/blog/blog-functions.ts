import { blogContract } from '@app/contracts/blog/blog'
import { blogPlacesContract } from '@app/contracts/blog/edit-blog'

import { createAskBlog } from '../../blog/ask-blog.ts'
import { findBlogPlaces, gatherBlogPlace } from '../../blog/gather-blog-places.ts'
import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

/** Public: what is published, for pages that a browser renders itself. */
export function createBlogFunction(deps: Pick<Platform, 'db' | 'now'>): ServerFunction {
  const ask = createAskBlog(deps)
  return defineFunction({
    kind: 'reading',
    name: blogContract.name,
    access: 'public',
    input: blogContract.request,
    maxBodyBytes: 2_000,
    handle: async (_request, { input }) => Response.json(await ask(input)),
  })
}

/** For the editor: places of the guide by name, and their facts for the preview. */
export function createBlogPlacesFunction({ now }: Pick<Platform, 'now'>): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: blogPlacesContract.name,
    access: { staff: BLOG_EDITORS },
    input: blogPlacesContract.request,
    maxBodyBytes: 10_000,
    limit: { points: 240, seconds: 60 },
    async handle(_request, { input }) {
      const found =
        input.action === 'find' ? await findBlogPlaces(input.query) : await Promise.all(input.ids.map(gatherBlogPlace))
      const checkedOn = new Date(now()).toISOString().slice(0, 10)
      const places = found.flatMap((place) => (place ? [{ ...place, checkedOn, isKnown: true }] : []))
      return Response.json({ places })
    },
  })
}

export const BLOG_EDITORS = ['owner', 'admin', 'content_editor'] as const
