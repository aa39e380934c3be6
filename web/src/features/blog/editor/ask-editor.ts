import type {
  BlogPlacesResponse,
  blogPlacesContract,
  editBlogContract,
  EditBlogRequest,
  EditBlogResponse,
} from '@app/contracts/blog/edit-blog'

import { type Asked, askFunction } from '../../../api/ask-function.ts'
import type { BackendConfig } from '../../../api/backend.ts'

/** Types only: the names are those of the contracts. */
const EDIT: (typeof editBlogContract)['name'] = 'edit-blog'
const PLACES: (typeof blogPlacesContract)['name'] = 'blog-places'

export function editBlog(config: BackendConfig, wish: EditBlogRequest): Promise<Asked<EditBlogResponse>> {
  return askFunction<EditBlogResponse>(config, EDIT, wish)
}

export function findPlaces(config: BackendConfig, query: string): Promise<Asked<BlogPlacesResponse>> {
  return askFunction<BlogPlacesResponse>(config, PLACES, { action: 'find', query })
}

export function placeFacts(config: BackendConfig, ids: readonly string[]): Promise<Asked<BlogPlacesResponse>> {
  return askFunction<BlogPlacesResponse>(config, PLACES, { action: 'facts', ids: ids.slice(0, 60) })
}
