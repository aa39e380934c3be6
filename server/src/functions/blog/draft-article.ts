import { BlogContent } from '@app/contracts/blog/blog-content'
import { draftArticleContract, type DraftArticleResponse } from '@app/contracts/blog/draft-article'
import { CITY_FACTS } from '@app/datasets/city-facts'
import { placesIn, readMarkdown } from '@app/domain/blog-document'
import { slugOf } from '@app/domain/place-address'

import type { ModelOfSettings } from '../../assistant/create-configured-model.ts'
import { recordModelUse } from '../../assistant/record-model-use.ts'
import { articleFromGuide, type GuideArticle } from '../../blog/article-from-guide.ts'
import { AppError } from '../../errors/app-error.ts'
import { type Caller, toDbCaller } from '../../identity/caller.ts'
import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'
import { BLOG_EDITORS } from './blog-functions.ts'
import { EMPTY_CONTENT, freeSlug } from './draft-rows.ts'

type Deps = Pick<Platform, 'db' | 'log'> & { readonly models: ModelOfSettings }
type Drafted = { readonly content: BlogContent; readonly by: 'template' | 'model' }

/** A draft from the guide, always into review: nothing that a machine wrote is published without a person. */
export function createDraftArticleFunction(deps: Deps): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: draftArticleContract.name,
    access: { staff: BLOG_EDITORS },
    input: draftArticleContract.request,
    maxBodyBytes: 2_000,
    timeoutMs: 90_000,
    limit: { points: 10, seconds: 60 },
    async handle(_request, { input, caller, signal }) {
      const article = await articleFromGuide(input.destination)
      if (!article) throw new AppError('blog_guide_too_thin')
      const { content, by } = await draft(deps, { article, destination: input.destination, caller, signal })
      // As the caller, so that the database checks the role once more.
      const id = await deps.db.transaction(async (tx) => {
        const slug = await freeSlug(tx, slugOf(content.title).slice(0, 70))
        const [row] = await tx.query<{ id: string }>(
          `insert into public.blog_drafts (slug, content, state, origin) values ($1, $2::jsonb, 'review', $3) returning id`,
          [slug, content, by],
        )
        return row?.id ?? ''
      }, toDbCaller(caller))
      return Response.json({ id, title: content.title, by } satisfies DraftArticleResponse)
    },
  })
}

type Wish = {
  readonly article: GuideArticle
  readonly destination: string
  readonly caller: Caller
  readonly signal: AbortSignal
}

async function draft(deps: Deps, wish: Wish): Promise<Drafted> {
  const { title, summary, markdown } = wish.article
  const place = CITY_FACTS.some(({ id }) => id === wish.destination) ? wish.destination : ''
  const base = { ...EMPTY_CONTENT, title, summary, category: 'places', place }
  const template = BlogContent.parse({ ...base, document: readMarkdown(markdown) })
  const written = await writeByModel(deps, wish)
  const byModel = written === null ? null : BlogContent.safeParse({ ...base, document: readMarkdown(written) })
  if (!byModel?.success || !keepsPlaces(byModel.data, template)) return { content: template, by: 'template' }
  return { content: byModel.data, by: 'model' }
}

async function writeByModel({ models, db, log }: Deps, { article, caller, signal }: Wish): Promise<string | null> {
  const model = await models.current()
  if (!model) return null
  const { writeArticle } = await import('@app/companion/article')
  const { markdown, use } = await writeArticle(model, { facts: article.markdown, signal })
  models.note(use)
  await recordModelUse(db, caller.userId, use)
  if (markdown === null) log.warn({ use }, 'the model wrote no article; the template is used')
  return markdown
}

/** A model that makes up places, or drops most of them, has not followed the facts. */
function keepsPlaces(written: BlogContent, template: BlogContent): boolean {
  const known = new Set(placesIn(template.document).map(({ id }) => id))
  const kept = placesIn(written.document)
  return kept.length * 2 >= known.size && kept.every(({ id }) => known.has(id))
}
