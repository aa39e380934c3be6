import { createConfiguredModel } from '../../assistant/create-configured-model.ts'
import type { Platform } from '../../platform.ts'
import type { ServerFunction } from '../server-function.ts'
import { createBlogFunction, createBlogPlacesFunction } from './blog-functions.ts'
import { createDraftArticleFunction } from './draft-article.ts'
import { createEditBlogFunction } from './edit-blog.ts'

export function createBlogFunctions(platform: Platform): readonly ServerFunction[] {
  return [
    createBlogFunction(platform),
    createBlogPlacesFunction(platform),
    createEditBlogFunction(platform),
    // A draft may take a minute, so its failures must not pause the assistant's model.
    createDraftArticleFunction({ ...platform, models: createConfiguredModel(platform) }),
  ]
}
